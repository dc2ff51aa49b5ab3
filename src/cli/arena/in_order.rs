//! Numbered work on several threads, with results in order.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::ai::Stop;

/// Does pieces 0 to `count` − 1 on `threads` threads and hands every result to `take`, in the order of
/// the numbers, as soon as those before it are there.
///
/// Ends early if `stop` was raised: `take` then also gets what is done behind a piece that is not.
///
/// # Errors
/// The first error of `take`, which stops the rest, or that no thread could be started.
pub fn in_order<T: Send, E: From<io::Error>>(
    count: u64,
    threads: usize,
    stop: &Stop,
    work: impl Fn(u64) -> Option<T> + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let labour = |sender: mpsc::Sender<(u64, T)>| {
        while !stop.is_stopped() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let Some(result) = work(number) else { break };
            if sender.send((number, result)).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        for started in 0..threads {
            let (labour, sender) = (&labour, sender.clone());
            let spawned = thread::Builder::new().spawn_scoped(scope, move || labour(sender));
            match spawned {
                Ok(_) => {}
                // Fewer threads do the same work.
                Err(_) if started > 0 => break,
                Err(error) => return Err(error.into()),
            }
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        let mut hand_over = |number, result| take(number, result).inspect_err(|_| stop.stop());
        for (number, result) in receiver {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&due) {
                hand_over(due, result)?;
                due += 1;
            }
        }
        waiting.into_iter().try_for_each(|(number, result)| hand_over(number, result))
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Numbers in the order in which they were taken; `work` and `take` may end it.
    fn taken(
        stop: &Stop,
        work: impl Fn(u64) -> Option<u64> + Sync,
        mut take: impl FnMut(u64) -> io::Result<()>,
    ) -> (Vec<u64>, io::Result<()>) {
        let mut taken = Vec::new();
        let outcome = in_order(20, 4, stop, work, |number, result| {
            assert_eq!(number * number, result);
            taken.push(number);
            take(number)
        });
        (taken, outcome)
    }

    #[test]
    fn results_come_in_order_whichever_is_ready_first() {
        let work = |number: u64| {
            thread::sleep(Duration::from_millis(if number.is_multiple_of(4) { 8 } else { 0 }));
            Some(number * number)
        };
        let (numbers, outcome) = taken(&Stop::new(), work, |_| Ok(()));
        assert_eq!(numbers, (0..20).collect::<Vec<_>>());
        assert!(outcome.is_ok());
    }

    #[test]
    fn an_error_stops_the_work() {
        let stop = Stop::new();
        let work = |number: u64| (!stop.is_stopped()).then_some(number * number);
        let fail = |number| if number == 3 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) };
        let (numbers, outcome) = taken(&stop, work, fail);
        assert_eq!(numbers, [0, 1, 2, 3]);
        assert_eq!(outcome.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
        assert!(stop.is_stopped());
    }

    #[test]
    fn what_is_done_when_it_is_stopped_is_not_lost() {
        let stop = Stop::new();
        // Number 0 waits for the stop that number 5 causes, so that it is never done.
        let work = |number: u64| {
            if number == 0 {
                while !stop.is_stopped() {
                    thread::yield_now();
                }
                return None;
            }
            if number == 5 {
                stop.stop();
            }
            Some(number * number)
        };
        let (numbers, outcome) = taken(&stop, work, |_| Ok(()));
        assert!(numbers.starts_with(&[1, 2]) && numbers.contains(&5), "{numbers:?}");
        assert!(numbers.is_sorted() && outcome.is_ok());
    }
}
