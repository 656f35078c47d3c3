//! What forms send.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use super::super::{Problem, Shared};

/// A form that was filled in.
pub(super) struct Filled<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for Filled<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Self, Problem> {
        let Form(value) = Form::from_request(request, shared).await?;
        Ok(Filled(value))
    }
}

/// The fields of a form by their names.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(transparent)]
pub(super) struct Fields(BTreeMap<String, String>);

impl Fields {
    /// What a field has; none if it is not there.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// All fields, in the order of their names.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// What a field has; nothing if it is not there.
    pub(super) fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default()
    }
}
