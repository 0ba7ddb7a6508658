//! A small static web server on a free local port. It serves one folder under a sub-path and logs every request. It can
//! stop, restart on the same port, and replace its folder. It serves no files from elsewhere.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

use crate::Outcome;

/// Path of the app on the test's server. It is never the root, as on most static hosts.
pub(crate) const BASE: &str = "/some/where/";

/// Path of a second copy of the app on the same host.
const OTHER: &str = "/other/place/";

/// Path of a page with the app in a frame of a chosen width, outside the service worker's scope. No engine's window
/// gets as narrow as a small phone, but a frame does.
const FRAME: &str = "/frame/";

/// Path of a page of the same origin that is unrelated to the app.
const STRANGER: &str = "/stranger/";

/// A careful host's policy for its pages, in addition to their own: no foreign page may frame them.
pub(crate) const POLICY: &str = "frame-ancestors 'self'";

/// Address to which a page reports its errors, one text per request.
const COMPLAINT: &str = "/complaint";

struct Shared {
    root: PathBuf,
    asked: Vec<String>,
    complaints: Vec<String>,
    withheld: Vec<String>,
}

fn locked(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) struct Server {
    shared: Arc<Mutex<Shared>>,
    port: u16,
    listening: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve `root`.
    pub(crate) async fn start(root: &Path) -> Outcome<Server> {
        let shared = Arc::new(Mutex::new(Shared {
            root: root.to_owned(),
            asked: Vec::new(),
            complaints: Vec::new(),
            withheld: Vec::new(),
        }));
        let mut server = Server { shared, port: 0, listening: None };
        server.resume().await?;
        Ok(server)
    }

    /// Resumes after [`Server::stop`], on the same port.
    pub(crate) async fn resume(&mut self) -> Outcome {
        let listener = TcpListener::bind(("127.0.0.1", self.port)).await?;
        self.port = listener.local_addr()?.port();
        let shared = Arc::clone(&self.shared);
        self.listening = Some(tokio::spawn(async move {
            // Dropping this set with the task also closes every open connection.
            let mut open = JoinSet::new();
            while let Ok((stream, _)) = listener.accept().await {
                open.spawn(answer(stream, Arc::clone(&shared)));
                while open.try_join_next().is_some() {}
            }
        }));
        Ok(())
    }

    /// Stops the host: new connections are refused, open ones cut.
    pub(crate) async fn stop(&mut self) {
        if let Some(task) = self.listening.take() {
            task.abort();
            // An aborted task ends with an error by design; awaiting it ensures that the port is closed.
            task.await.ok();
        }
    }

    /// From now on, cuts the connection of each request whose path contains one of these.
    pub(crate) fn withhold(&self, files: &[&str]) {
        locked(&self.shared).withheld = files.iter().map(|file| (*file).to_owned()).collect();
    }

    /// Replaces the served build with another, as an upload does.
    pub(crate) fn deploy(&self, root: &Path) {
        root.clone_into(&mut locked(&self.shared).root);
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}{BASE}", self.port)
    }

    /// Returns the address of the second copy.
    pub(crate) fn other(&self) -> String {
        format!("http://127.0.0.1:{}{OTHER}", self.port)
    }

    /// Returns the address of the app in a frame of this size in pixels.
    pub(crate) fn framed(&self, width: u32, height: u32, hash: &str) -> String {
        format!("http://127.0.0.1:{}{FRAME}?{width}x{height}{hash}", self.port)
    }

    /// Returns an address outside the scope of the app's service worker.
    pub(crate) fn stranger(&self) -> String {
        format!("http://127.0.0.1:{}{STRANGER}", self.port)
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Returns all requests so far, as `STATUS METHOD PATH`.
    pub(crate) fn asked(&self) -> Vec<String> {
        locked(&self.shared).asked.clone()
    }
}

impl Server {
    /// Returns the errors that pages have reported.
    pub(crate) fn complaints(&self) -> Vec<String> {
        locked(&self.shared).complaints.clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(task) = self.listening.take() {
            task.abort();
        }
    }
}

async fn answer(mut stream: TcpStream, shared: Arc<Mutex<Shared>>) {
    let mut head = Vec::new();
    let mut part = [0_u8; 4096];
    while !head.windows(4).any(|w| w == b"\r\n\r\n") {
        match stream.read(&mut part).await {
            Ok(n) if n > 0 && head.len() < 65_536 => head.extend_from_slice(&part[..n]),
            _ => return,
        }
    }
    let text = String::from_utf8_lossy(&head).into_owned();
    let mut words = text.split_whitespace();
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let path = target.split(['?', '#']).next().unwrap_or_default();
    if locked(&shared).withheld.iter().any(|file| path.contains(file)) {
        return;
    }
    let root = locked(&shared).root.clone();
    let (mut status, kind, mut body) = match path {
        FRAME => frame(target),
        STRANGER => {
            ("200 OK", "text/html; charset=utf-8", b"<!doctype html><link rel=icon href=data:,>".to_vec())
        }
        COMPLAINT => {
            let complaint = rest_of(&mut stream, &head).await;
            locked(&shared).complaints.push(complaint);
            ("204 No Content", "text/plain", Vec::new())
        }
        _ => file(&root, path),
    };
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    if status == "200 OK" && header(&text, "if-none-match") == Some(&tag) {
        (status, body) = ("304 Not Modified", Vec::new());
    }
    locked(&shared).asked.push(format!("{} {method} {target}", &status[..3]));
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nETag: {tag}\r\n\
         Content-Security-Policy: {POLICY}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    );
    // The browser may have closed the connection, which is no error of the server.
    if stream.write_all(head.as_bytes()).await.is_ok() && method != "HEAD" {
        stream.write_all(&body).await.ok();
    }
    stream.shutdown().await.ok();
}

/// Returns a header's value from the head of a request.
fn header<'a>(request: &'a str, name: &str) -> Option<&'a str> {
    let head = request.split("\r\n\r\n").next()?;
    let mut headers = head.lines().filter_map(|line| line.split_once(':'));
    headers.find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

/// Returns the body of a request of which `read` has arrived.
async fn rest_of(stream: &mut TcpStream, read: &[u8]) -> String {
    let text = String::from_utf8_lossy(read).into_owned();
    let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    let length = header(&text, "content-length").and_then(|value| value.parse().ok()).unwrap_or(0_usize);
    let mut body = body.as_bytes().to_vec();
    let mut part = [0_u8; 1024];
    while body.len() < length.min(65_536) {
        match stream.read(&mut part).await {
            Ok(n) if n > 0 => body.extend_from_slice(&part[..n]),
            _ => break,
        }
    }
    String::from_utf8_lossy(&body).into_owned()
}

/// Returns the page with the frame. Its size and hash come from the query, which has only digits, letters and dashes.
fn frame(target: &str) -> (&'static str, &'static str, Vec<u8>) {
    let query = target.split('?').nth(1).unwrap_or_default();
    let (width, height) = query.split_once('x').unwrap_or(("320", "640"));
    let page = format!(
        "<!doctype html><html lang=en><title>Frame</title><link rel=icon href=data:,><body style='margin:0'>\
         <iframe id=app style='border:0;display:block;width:{width}px;height:{height}px'></iframe>\
         <script>document.getElementById('app').src = '{BASE}' + location.hash</script>"
    );
    ("200 OK", "text/html; charset=utf-8", page.into_bytes())
}

fn file(root: &Path, path: &str) -> (&'static str, &'static str, Vec<u8>) {
    const MISSING: (&str, &str, &[u8]) = ("404 Not Found", "text/plain", b"not here");
    let missing = || (MISSING.0, MISSING.1, MISSING.2.to_vec());
    let Some(name) = path.strip_prefix(BASE).or_else(|| path.strip_prefix(OTHER)) else { return missing() };
    if name.split('/').any(|part| part == "..") {
        return missing();
    }
    let name = if name.is_empty() { "index.html" } else { name };
    match std::fs::read(root.join(name)) {
        Ok(body) => ("200 OK", mime(name), body),
        Err(_) => missing(),
    }
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
