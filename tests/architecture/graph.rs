//! Which file of `src` imports which, read from the paths in their code.
//!
//! A path is followed through re-exports to the file that defines the item, so that
//! `use super::board::Marks` is an arrow to `board/marks.rs`. Tests inside files do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use syn::visit::{self, Visit};
use syn::{Item, ItemMod, UseTree, Visibility};

/// The path of a module from the root of the crate.
type Module = Vec<String>;

/// The files of `src` as modules, and the arrows between them.
pub struct Graph {
    pub arrows: BTreeMap<Module, BTreeSet<Module>>,
}

/// A file: the paths that its code names, and what it re-exports under which name.
#[derive(Default)]
struct File {
    paths: Vec<Vec<String>>,
    re_exports: BTreeMap<String, Vec<String>>,
}

impl Graph {
    pub fn read(src: &Path) -> Self {
        let mut files = BTreeMap::new();
        walk(src, &mut Vec::new(), &mut files);
        let arrows = files.iter().map(|(module, file)| {
            let to = file.paths.iter().filter_map(|path| target(module, path, &files, 0));
            (module.clone(), to.filter(|other| other != module).collect())
        });
        Self { arrows: arrows.collect() }
    }

    /// A circle of files, if there is one: depth-first search for a back edge.
    pub fn circle(&self) -> Option<Vec<Module>> {
        let mut done = BTreeSet::new();
        self.arrows.keys().find_map(|start| self.circle_from(start, &mut Vec::new(), &mut done))
    }

    fn circle_from(
        &self,
        at: &Module,
        path: &mut Vec<Module>,
        done: &mut BTreeSet<Module>,
    ) -> Option<Vec<Module>> {
        if let Some(start) = path.iter().position(|on| on == at) {
            return Some(path[start..].to_vec());
        }
        if !done.insert(at.clone()) {
            return None;
        }
        path.push(at.clone());
        let mut to = self.arrows.get(at).into_iter().flatten();
        let found = to.find_map(|next| self.circle_from(next, path, done));
        path.pop();
        found
    }
}

fn walk(folder: &Path, module: &mut Module, files: &mut BTreeMap<Module, File>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            module.push(name);
            walk(&path, module, files);
            module.pop();
        } else if path.extension().is_some_and(|end| end == "rs") && name != "tests" {
            let root = module.is_empty() && ["lib", "main"].contains(&name.as_str());
            let at = if root { vec![name] } else { [&module[..], &[name]].concat() };
            let code = syn::parse_file(&fs::read_to_string(&path).unwrap()).unwrap();
            let mut file = File::default();
            file.visit_file(&code);
            files.insert(at, file);
        }
    }
}

/// The file that defines what `path`, as written in `module`, names; `None` for other crates.
fn target(module: &Module, path: &[String], files: &BTreeMap<Module, File>, depth: usize) -> Option<Module> {
    let mut at = module.clone();
    let mut rest = path;
    match rest.first()?.as_str() {
        "crate" | "mak_khum" => {
            at.clear();
            rest = &rest[1..];
        }
        "self" => rest = &rest[1..],
        "super" => {
            while rest.first().is_some_and(|first| first == "super") {
                at.pop();
                rest = &rest[1..];
            }
        }
        first => {
            let child = [&at[..], &[first.to_owned()]].concat();
            let re_exported = files.get(&at).is_some_and(|file| file.re_exports.contains_key(first));
            if !files.contains_key(&child) && !re_exported {
                return None;
            }
        }
    }
    while let Some(first) = rest.first() {
        let child = [&at[..], std::slice::from_ref(first)].concat();
        if !files.contains_key(&child) {
            break;
        }
        at = child;
        rest = &rest[1..];
    }
    let re_export = rest.first().and_then(|name| files.get(&at)?.re_exports.get(name));
    match re_export {
        Some(path) if depth < 8 => target(&at, path, files, depth + 1).or(Some(at)),
        _ => files.contains_key(&at).then_some(at),
    }
}

impl<'ast> Visit<'ast> for File {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        let is_test =
            item.attrs.iter().any(|attribute| attribute.path().is_ident("cfg")) && item.ident == "tests";
        if !is_test {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        if let Item::Use(item) = item {
            let public = !matches!(item.vis, Visibility::Inherited);
            self.take(&item.tree, &mut Vec::new(), public);
        } else {
            visit::visit_item(self, item);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }
}

impl File {
    fn take(&mut self, tree: &UseTree, before: &mut Vec<String>, public: bool) {
        let (name, path) = match tree {
            UseTree::Path(part) => {
                before.push(part.ident.to_string());
                self.take(&part.tree, before, public);
                before.pop();
                return;
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.take(tree, before, public);
                }
                return;
            }
            UseTree::Glob(_) => (None, before.clone()),
            UseTree::Name(name) if name.ident == "self" => (before.last().cloned(), before.clone()),
            UseTree::Name(name) => {
                (Some(name.ident.to_string()), [&before[..], &[name.ident.to_string()]].concat())
            }
            UseTree::Rename(name) => {
                (Some(name.rename.to_string()), [&before[..], &[name.ident.to_string()]].concat())
            }
        };
        match name {
            // What a room re-exports is no import of its own.
            Some(name) if public => {
                self.re_exports.insert(name, path);
            }
            _ => self.paths.push(path),
        }
    }
}
