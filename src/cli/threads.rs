//! The thread pool for work on all cores; if the system starts no threads, only the current thread.

use std::sync::Once;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use rayon::{ThreadBuilder, ThreadPoolBuilder};

/// Starts the thread pool, unless it is started already; call this function before any parallel work.
pub(super) fn start_pool() {
    static READY: Once = Once::new();
    READY.call_once(|| {
        let args = std::env::var("RAYON_NUM_THREADS").ok().and_then(|count| count.parse().ok());
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let wanted = args.filter(|count| *count > 0).unwrap_or_else(cores);
        // Threads start before the pool is built, because the pool needs their number.
        let started: Vec<Sender<ThreadBuilder>> = (0..wanted)
            .map_while(|_| {
                let (give, take) = channel::<ThreadBuilder>();
                let work = move || take.recv().into_iter().for_each(ThreadBuilder::run);
                thread::Builder::new().spawn(work).ok().map(|_| give)
            })
            .collect();
        let pool = ThreadPoolBuilder::new().num_threads(started.len().max(1));
        // Fails only if a pool already exists, which is then used.
        let _ = match started.is_empty() {
            true => pool.use_current_thread().build_global(),
            false => pool
                .spawn_handler(|own| {
                    let gone = |_| std::io::ErrorKind::BrokenPipe.into();
                    started[own.index()].send(own).map_err(gone)
                })
                .build_global(),
        };
    });
}
