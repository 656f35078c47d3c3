//! The store, through its door.

#[path = "store/log.rs"]
mod log;
#[path = "store/scene.rs"]
mod scene;
