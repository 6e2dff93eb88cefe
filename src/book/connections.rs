//! Connections to the server: a bound on how many there are, and on how long one may take to say what it
//! wants. In: a listener and the pages. Out: answers, until the listener fails.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// The connections at a time; who comes later waits. Each open page of a book that is followed keeps one,
/// and every system gives a program that many handles.
const CONNECTIONS: usize = 200;

/// How long the head of a request may take, and how long a connection may be idle.
const HEAD: Duration = Duration::from_secs(10);

/// How long there is a rest after the system had no handle to give.
const PAUSE: Duration = Duration::from_millis(200);

pub(super) async fn serve(listener: TcpListener, pages: Router) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD);
    loop {
        let place = Arc::clone(&places).acquire_owned().await.map_err(io::Error::other)?;
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let service = TowerToHyperService::new(pages.clone());
        let answered = http.serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            // Whoever goes away has no more questions.
            let _ = answered.await;
            drop(place);
        });
    }
}
