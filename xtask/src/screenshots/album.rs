//! The pictures that were taken, and the page that shows them.

use std::fmt::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::ensure;

use super::browser::{Browser, Window};
use super::house::{Guest, House};

/// A desktop's window, and a phone's: these are looked at most closely.
const SIZES: [(u32, u32); 2] = [(1280, 720), (390, 664)];

/// All others that a table fits into.
const FURTHER_SIZES: [(u32, u32); 6] =
    [(412, 732), (844, 390), (768, 1024), (1440, 900), (1920, 1080), (2560, 1440)];

/// How long a drawer may take to open.
const PATIENCE: Duration = Duration::from_secs(10);

/// Pictures of a house.
pub(crate) struct Album {
    pub(super) browser: Browser,
    pub(crate) house: House,
    folder: PathBuf,
    /// The page that is open, and how it looks.
    open: String,
    /// The names of the files.
    pictures: Vec<String>,
}

impl Album {
    /// An album without pictures.
    pub(crate) fn new(browser: Browser, house: House, folder: PathBuf) -> Album {
        Album { browser, house, folder, open: String::new(), pictures: Vec::new() }
    }

    /// How many pictures it has.
    pub(crate) fn count(&self) -> usize {
        self.pictures.len()
    }

    /// From now on the browser is this guest's.
    pub(crate) fn read_as(&self, guest: &Guest) -> anyhow::Result<()> {
        self.browser.set_cookie(&self.house.url("/"), "sobremesa", guest.cookie())
    }

    /// A picture that the house has drawn.
    pub(super) fn add(&mut self, name: &str, picture: &[u8]) -> anyhow::Result<()> {
        let file = format!("{name}.png");
        std::fs::write(self.folder.join(&file), picture)?;
        self.pictures.push(file);
        Ok(())
    }

    /// What was open is opened anew.
    pub(super) fn forget(&mut self) {
        self.open.clear();
    }

    /// A page in both themes, on a desktop and a phone.
    pub(crate) fn take_both(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        self.open.clear();
        for size in SIZES {
            self.take_by(name, path, size, false)?;
            self.take_by(name, path, size, true)?;
        }
        Ok(())
    }

    /// The same, and by day on all other screens: for pages that fit them.
    pub(crate) fn take_all(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        self.take_both(name, path)?;
        FURTHER_SIZES.into_iter().try_for_each(|size| self.take_by(name, path, size, false))
    }

    /// A page on which something was pressed that opens a drawer.
    pub(crate) fn take_drawer(&mut self, name: &str, path: &str, link: &str) -> anyhow::Result<()> {
        self.open.clear();
        self.show(path, Window { width: 1280, height: 720, scale: 1, is_dark: false }, "en")?;
        self.browser.press(link)?;
        let start = Instant::now();
        while self.browser.run("return !!document.querySelector('dialog[open]')")? != true {
            ensure!(start.elapsed() < PATIENCE, "{link} opens no drawer");
        }
        for size in SIZES {
            self.take_by(name, path, size, size.0 < 600)?;
        }
        self.take_by(name, path, (844, 390), false)
    }

    fn take_by(
        &mut self,
        name: &str,
        path: &str,
        (width, height): (u32, u32),
        is_dark: bool,
    ) -> anyhow::Result<()> {
        let window = Window { width, height, scale: 1, is_dark };
        let theme = if is_dark { "dark" } else { "light" };
        self.take(&format!("{name}-{width}x{height}-{theme}"), path, window, "en")
    }

    /// A page in the other languages.
    pub(crate) fn take_languages(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        for language in ["es", "fr", "it", "ru"] {
            for (width, height) in SIZES {
                let window = Window { width, height, scale: 1, is_dark: false };
                let name = format!("{name}-{width}x{height}-{language}");
                self.take(&name, path, window, language)?;
            }
        }
        Ok(())
    }

    /// A page where it is hard to fit in: narrow, enlarged twice, with small and with large cards.
    pub(crate) fn take_strained(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        let plain = Window { width: 1280, height: 720, scale: 1, is_dark: false };
        let phone = Window { width: 390, height: 664, ..plain };
        let narrow = Window { width: 360, height: 740, ..plain };
        let zoomed = Window { width: 640, height: 360, scale: 2, ..plain };
        self.take(&format!("{name}-360x740-ru"), path, narrow, "ru")?;
        self.take(&format!("{name}-zoom-200"), path, zoomed, "en")?;
        for cards in ["small", "large"] {
            self.take(&format!("{name}-1280x720-{cards}"), path, plain, &format!("en.{cards}"))?;
            self.take(&format!("{name}-390x664-{cards}"), path, phone, &format!("en.{cards}"))?;
        }
        Ok(())
    }

    /// Opens a page, with a reader's choices as the cookie `looks` keeps them.
    fn show(&mut self, path: &str, window: Window, looks: &str) -> anyhow::Result<()> {
        let url = self.house.url(path);
        self.browser.set_window(window)?;
        // The same page in another window is that page, only laid out again.
        let open = format!("{url} {looks}");
        if self.open != open {
            self.browser.set_cookie(&url, "looks", looks)?;
            self.browser.open(&url)?;
            self.open = open;
        }
        Ok(())
    }

    /// One picture.
    pub(super) fn take(
        &mut self,
        name: &str,
        path: &str,
        window: Window,
        looks: &str,
    ) -> anyhow::Result<()> {
        self.show(path, window, looks)?;
        self.snap(name, window)
    }

    /// One picture of the page that is open.
    pub(super) fn snap(&mut self, name: &str, window: Window) -> anyhow::Result<()> {
        let file = format!("{name}.png");
        let (width, height) = self.browser.take(&self.folder.join(&file))?;
        let over = |page: u32, window: u32, how: &str| match page.saturating_sub(window) {
            0 => String::new(),
            pixels => format!("  {pixels} px {how} than its window"),
        };
        let wider = over(width, window.width, "wider");
        let higher = over(height, window.height, "higher");
        println!("{file}{wider}{higher}");
        self.pictures.push(file);
        Ok(())
    }

    /// A page with all pictures.
    pub(crate) fn write_index(&self) -> anyhow::Result<PathBuf> {
        let mut page = String::from(
            "<!doctype html><meta charset=\"utf-8\"><title>Sobremesa: screenshots</title>\n\
             <style>body { font: 14px sans-serif; margin: 16px; background: #ddd; display: flex; \
             flex-wrap: wrap; gap: 16px; align-items: flex-start } figure { margin: 0 } \
             img { display: block; max-height: 480px; max-width: 100% }</style>\n",
        );
        for file in &self.pictures {
            let name = file.trim_end_matches(".png");
            writeln!(
                page,
                "<figure><a href=\"{file}\"><img src=\"{file}\" alt=\"{name}\" loading=\"lazy\"></a>\
                 <figcaption>{name}</figcaption></figure>"
            )?;
        }
        let index = self.folder.join("index.html");
        std::fs::write(&index, page)?;
        Ok(index)
    }
}
