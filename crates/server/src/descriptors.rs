//! How many files and connections this process may have open.

/// These are kept for the database, for logs, for those who read figures at a port of its own, and for what is asked of
/// other servers.
const KEPT: usize = 128;

/// Lets the process have as many as the system allows. How many connections there can be, if it is known.
#[cfg(unix)]
pub(crate) fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::warn!(%error, "the limit of open files cannot be raised");
    }
    Some(usize::try_from(most()?).unwrap_or(usize::MAX).saturating_sub(KEPT).max(1))
}

/// How many the process may have, if there is a limit.
#[cfg(unix)]
pub(crate) fn most() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

/// Elsewhere no limit is known.
#[cfg(not(unix))]
pub(crate) fn most() -> Option<u64> {
    None
}

/// Elsewhere there is no such limit to raise.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<usize> {
    None
}
