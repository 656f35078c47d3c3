//! The list of what the binary is made of, as CycloneDX 1.5, for programs that look for known faults.

use serde_json::{Value, json};

use super::packages::Package;

/// The list for a binary with this SHA-256.
pub(super) fn of(packages: &[Package], binary: &str) -> Value {
    let product = |package: &&Package| package.name == "sobremesa";
    let mut house = packages.iter().find(product).map(component).unwrap_or_default();
    house["type"] = "application".into();
    house["hashes"] = hashes(binary);
    let parts = packages.iter().filter(|package| !product(package)).map(component);
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": house },
        "components": parts.collect::<Vec<_>>(),
    })
}

fn component(package: &Package) -> Value {
    let Package { name, version, license, .. } = package;
    let mut component = json!({
        "type": "library",
        "bom-ref": format!("{name}@{version}"),
        "name": name,
        "version": version,
        "licenses": [{ "expression": license }],
    });
    if let Some(checksum) = &package.checksum {
        component["purl"] = format!("pkg:cargo/{name}@{version}").into();
        component["hashes"] = hashes(checksum);
        let home = package.repository.iter().map(|url| json!({ "type": "vcs", "url": url }));
        component["externalReferences"] = home.collect();
    }
    component
}

fn hashes(sha256: &str) -> Value {
    json!([{ "alg": "SHA-256", "content": sha256 }])
}
