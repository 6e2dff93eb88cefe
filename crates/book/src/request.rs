//! HTTP/1.1 for a local preview. Each connection carries one request; only the head of the request is read.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use httparse::{EMPTY_HEADER, Status};

/// Number of bytes after which a request head that is not complete is rejected with status 431.
const MAX_HEAD: usize = 16 * 1024;

/// Maximum number of header fields in a request head.
const MAX_FIELDS: usize = 100;

/// Time limit of a single read from or write to a connection.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Pause before the next attempt when the system has refused a connection or a thread.
const PAUSE: Duration = Duration::from_millis(200);

/// The head of an HTTP request: the parts that the server uses.
#[derive(Debug)]
pub(super) struct Request {
    /// Method, such as `GET`.
    pub method: String,
    /// Path and query, percent-encoded.
    pub target: String,
    /// Value of the header field `Host`; `None` if the field is missing.
    pub host: Option<String>,
}

/// An HTTP response. [`serve`] adds the length of the body and other header fields.
#[derive(Debug)]
pub(super) struct Response {
    /// Status code. The reason phrase is left out, because no client needs it.
    pub status: u16,
    /// Name and value of a header field; [`serve`] adds all others.
    pub field: (&'static str, String),
    /// Content; not sent in response to `HEAD`.
    pub body: Vec<u8>,
}

impl Response {
    /// Creates a response with this status code and without a body.
    pub(super) fn empty(status: u16) -> Self {
        Response { status, field: ("Cache-Control", "no-store".to_owned()), body: Vec::new() }
    }
}

/// Reads the request of every connection in a thread of its own and sends the response that `answer` returns.
/// `answer` is called only for the methods GET and HEAD; any other request gets an error status. Never
/// returns.
pub(super) fn serve(
    listener: &TcpListener,
    answer: impl Fn(&Request) -> Response + Send + Sync + 'static,
) {
    let answer = Arc::new(answer);
    loop {
        let answer = Arc::clone(&answer);
        let spawned = listener.accept().and_then(|(stream, _)| {
            // An error means that the client has gone and cannot be answered.
            thread::Builder::new().spawn(move || drop(handle_connection(stream, &*answer)))
        });
        if spawned.is_err() {
            thread::sleep(PAUSE);
        }
    }
}

/// Reads the request of a connection and sends the response that `answer` returns for it; status 405 if its
/// method is not GET or HEAD.
fn handle_connection(
    mut stream: TcpStream,
    answer: &dyn Fn(&Request) -> Response,
) -> io::Result<()> {
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    let (response, has_body) = match read_request(&mut stream)? {
        Ok(request) if ["GET", "HEAD"].contains(&&*request.method) => {
            (answer(&request), request.method == "GET")
        }
        Ok(_) => {
            let field = ("Allow", "GET, HEAD".to_owned());
            (Response { field, ..Response::empty(405) }, true)
        }
        Err(status) => (Response::empty(status), true),
    };
    let Response { status, field: (name, value), body } = response;
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status} \r\n{name}: {value}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    )?;
    if has_body { stream.write_all(&body) } else { Ok(()) }
}

/// Reads the head of a request. The outer error means that the connection failed; the inner error is the
/// status code with which to reject the request.
fn read_request(stream: &mut TcpStream) -> io::Result<Result<Request, u16>> {
    let (mut head, mut part) = (Vec::new(), [0; 2048]);
    loop {
        let count = stream.read(&mut part)?;
        if count == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        head.extend_from_slice(&part[..count]);
        let mut fields = [EMPTY_HEADER; MAX_FIELDS];
        let mut request = httparse::Request::new(&mut fields);
        match request.parse(&head) {
            Ok(Status::Complete(_)) => {
                let host =
                    request.headers.iter().find(|field| field.name.eq_ignore_ascii_case("host"));
                return Ok(Ok(Request {
                    method: request.method.unwrap_or_default().to_owned(),
                    target: request.path.unwrap_or_default().to_owned(),
                    host: host.map(|field| String::from_utf8_lossy(field.value).into_owned()),
                }));
            }
            Ok(Status::Partial) if head.len() < MAX_HEAD => {}
            Ok(Status::Partial) | Err(httparse::Error::TooManyHeaders) => {
                return Ok(Err(431));
            }
            Err(_) => return Ok(Err(400)),
        }
    }
}
