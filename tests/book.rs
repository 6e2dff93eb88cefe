//! Proves what the book promises: its words come from the catalogue, its commands are answered
//! wherever they stand, both languages are mirrored, every link leads somewhere, nothing that is
//! wrong is built and nothing that is not ours is touched.

mod cards;
mod epub;
mod fences;
mod folders;
mod markup;
mod pages;
mod plans;
mod renderers;
mod sent;
mod served;
mod stock;
mod theme;

fn root() -> &'static std::path::Path {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
}
