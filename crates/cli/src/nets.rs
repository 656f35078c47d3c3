//! Nets from files, worked out by `tract`.

use std::cell::Cell;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::{Arc, Once};

use anyhow::{Context, ensure};
use sha2::{Digest, Sha256};
use sobremesa_bots::net::{Complain, Net, Role, Runtime};
use sobremesa_bots::program::ProgramName;
use sobremesa_bots::{BotName, Budget};
use tract_onnx::prelude::{
    Framework, InferenceModelExt, IntoRunnable, Tensor, TypedRunnableModel, tvec,
};
use tract_onnx::tract_hir::internal::DimLike;

/// What the file of a net begins with where bots are named.
const NET: &str = "net:";

/// How a net is written, for somebody who wrote something else.
pub(crate) const EXAMPLES: &str = "net:FILE or search:400+net:FILE";

/// The most bytes of a net.
const LARGEST: u64 = 1 << 30;

/// The bot that decides among what a net proposes.
const SEARCH: &str = "search";

/// A net as people name it: `net:FILE` plays by itself, `search+net:FILE` and `search:400+net:FILE` let a search decide.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NetFile {
    path: PathBuf,
    role: Role,
}

impl NetFile {
    /// The net that a text names, if it names one.
    ///
    /// # Errors
    /// If the text does not say in which file it lies, or which search decides.
    pub(crate) fn named(text: &str) -> Result<Option<NetFile>, String> {
        let (role, file) = match (text.strip_prefix(NET), text.split_once("+net:")) {
            (Some(file), _) => (Role::Decides, file),
            // A command may have such a text among its arguments.
            (None, Some((bot, file))) if !bot.contains(char::is_whitespace) => {
                let bot: BotName = bot.parse().map_err(|bad| format!("{text:?}: {bad}"))?;
                if bot.kind != SEARCH {
                    return Err(format!("{text:?} lets no search decide: a net is {EXAMPLES}"));
                }
                (Role::Proposes(bot.budget), file)
            }
            _ => return Ok(None),
        };
        match file.trim() {
            "" => Err(format!("{text:?} names no file: a net is {EXAMPLES}")),
            file => Ok(Some(NetFile { path: file.into(), role })),
        }
    }

    /// The name that it plays under if nobody gives it one: that of its file, and how it plays.
    pub(crate) fn name(&self) -> anyhow::Result<ProgramName> {
        let stem = self.path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let name = match self.role {
            Role::Decides => stem.to_owned(),
            Role::Proposes(Budget::Default) => format!("{stem}-{SEARCH}"),
            Role::Proposes(budget) => format!("{stem}-{SEARCH}-{budget}"),
        };
        let path = self.path.display();
        name.parse().map_err(anyhow::Error::msg).with_context(|| {
            format!("the net {path} would play as {name:?}; give it a NAME by --bot NAME=net:FILE")
        })
    }

    /// Reads the net. If it cannot be worked out later, in a position of a game, `complain` is told of it once.
    pub(crate) fn load(&self, name: ProgramName, complain: Complain) -> anyhow::Result<Net> {
        let path = self.path.display();
        let about = fs::metadata(&self.path).with_context(|| format!("cannot read {path}"))?;
        ensure!(about.is_file() && about.len() <= LARGEST, "{path} is no file of up to 1 GiB");
        let bytes = fs::read(&self.path).with_context(|| format!("cannot read {path}"))?;
        let model = read(&bytes).with_context(|| format!("{path} is no net"))?;
        let version = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Net::new(name, version, self.role, Onnx(model), complain))
    }
}

fn read(mut bytes: &[u8]) -> anyhow::Result<Arc<TypedRunnableModel>> {
    let model = guarded(|| tract_onnx::onnx().model_for_read(&mut bytes));
    let model = model.ok().and_then(Result::ok).context("it is not in the format ONNX")?;
    ensure!(model.inputs.len() == 1, "it has {} inputs, not one", model.inputs.len());
    let runnable = guarded(|| model.into_optimized().and_then(IntoRunnable::into_runnable));
    runnable.ok().and_then(Result::ok).context("it has layers that cannot be worked out here")
}

/// The runtime panicked.
struct Panicked;

/// Lets the runtime work on what may be in a file: it panics at some nets that make no sense, and they are a mistake of
/// whoever brings them, and none of ours.
fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    thread_local! {
        /// Whether a panic of this thread is nothing to tell.
        static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
    }
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let tell = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if !IS_GUARDED.get() {
                tell(panic);
            }
        }));
    });
    IS_GUARDED.set(true);
    let worked = panic::catch_unwind(AssertUnwindSafe(work));
    IS_GUARDED.set(false);
    worked.map_err(|_| Panicked)
}

/// A net as a file in the format ONNX has it: a row of numbers goes in, and wishes are the first of what comes out.
struct Onnx(Arc<TypedRunnableModel>);

impl Onnx {
    /// How many numbers a row has, if the file says so.
    fn taken(&self) -> Option<usize> {
        self.0.model().input_fact(0).ok()?.shape.get(1)?.to_usize().ok()
    }
}

impl Runtime for Onnx {
    fn wishes(&self, numbers: &[f32]) -> Result<Vec<f32>, String> {
        if let Some(taken) = self.taken().filter(|taken| *taken != numbers.len()) {
            return Err(format!("it takes {taken}"));
        }
        let row =
            Tensor::from_shape(&[1, numbers.len()], numbers).map_err(|bad| bad.to_string())?;
        let worked_out = guarded(|| self.0.run(tvec!(row.into())));
        let worked_out = worked_out.ok().and_then(Result::ok);
        let worked_out = worked_out.ok_or("it cannot be worked out with them")?;
        let wishes = worked_out.first().ok_or("nothing comes out of it")?;
        let wishes = wishes.to_plain_array_view::<f32>().map_err(|bad| bad.to_string())?;
        Ok(wishes.iter().copied().collect())
    }
}
