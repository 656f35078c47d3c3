//! Nets from files, worked out by `tract`.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, anyhow, ensure};
use sha2::{Digest, Sha256};
use sobremesa_bots::net::{Net, Role, Runtime};
use sobremesa_bots::program::ProgramName;
use sobremesa_bots::{BotName, Budget};
use tract_onnx::prelude::{
    Framework, InferenceModelExt, IntoRunnable, Tensor, TypedRunnableModel, tvec,
};
use tract_onnx::tract_hir::internal::DimLike;

/// What the file of a net begins with where bots are named.
const NET: &str = "net:";

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
    pub(crate) fn named(text: &str) -> Option<NetFile> {
        if let Some(file) = text.strip_prefix(NET) {
            return Some(NetFile { path: file.into(), role: Role::Decides });
        }
        let (bot, net) = text.split_once('+')?;
        let bot: BotName = bot.parse().ok().filter(|bot: &BotName| bot.kind == SEARCH)?;
        let file = net.strip_prefix(NET)?;
        Some(NetFile { path: file.into(), role: Role::Proposes(bot.budget) })
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

    /// Reads the net.
    pub(crate) fn load(&self, name: ProgramName) -> anyhow::Result<Net> {
        let path = self.path.display();
        let about = fs::metadata(&self.path).with_context(|| format!("cannot read {path}"))?;
        ensure!(about.is_file() && about.len() <= LARGEST, "{path} is no file of up to 1 GiB");
        let bytes = fs::read(&self.path).with_context(|| format!("cannot read {path}"))?;
        let model = read(&bytes).with_context(|| format!("{path} is no net"))?;
        let version = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Net::new(name, version, self.role, Onnx(model)))
    }
}

fn read(mut bytes: &[u8]) -> anyhow::Result<Arc<TypedRunnableModel>> {
    let model = tract_onnx::onnx().model_for_read(&mut bytes);
    let model = model.map_err(|_| anyhow!("it is not in the format ONNX"))?;
    ensure!(model.inputs.len() == 1, "it has {} inputs, not one", model.inputs.len());
    let runnable = model.into_optimized().and_then(IntoRunnable::into_runnable);
    runnable.map_err(|_| anyhow!("it has layers that cannot be worked out here"))
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
        let worked_out = self.0.run(tvec!(row.into()));
        let worked_out = worked_out.map_err(|_| "it cannot be worked out with them")?;
        let wishes = worked_out.first().ok_or("nothing comes out of it")?;
        let wishes = wishes.to_plain_array_view::<f32>().map_err(|bad| bad.to_string())?;
        Ok(wishes.iter().copied().collect())
    }
}
