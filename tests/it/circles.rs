//! No file imports another that imports it, directly or indirectly: each can be read after the files it depends on.

use std::collections::{HashMap, HashSet};

use petgraph::{algo::tarjan_scc, graph::DiGraph};
use syn::{
    Attribute, Item, ItemMod, ItemUse, Macro, Path, UseTree, Visibility,
    visit::{self, Visit},
};

use crate::tidiness::files;

/// The segments of a module's path from the root of the crate.
type Name = Vec<String>;

/// A file's imports, and the names that it only re-exports (`pub use child::…`).
#[derive(Default)]
struct Names {
    paths: Vec<Name>,
    faces: HashSet<String>,
    /// Nesting depth of the visited item in the file's modules.
    depth: usize,
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            self.depth += 1;
            visit::visit_item_mod(self, module);
            self.depth -= 1;
        }
    }

    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Use(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let before = self.paths.len();
        self.flatten(&item.tree, &mut Vec::new());
        if !matches!(item.vis, Visibility::Inherited) {
            let children =
                self.paths[before..].iter().filter_map(|path| path.iter().find(|name| *name != "self"));
            self.faces.extend(children.cloned());
        }
    }

    /// A visibility is no import.
    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_path(&mut self, path: &'ast Path) {
        self.note(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    /// A macro's content, such as a view, is only tokens; paths are recognised by their start.
    fn visit_macro(&mut self, invocation: &'ast Macro) {
        let tokens = invocation.tokens.to_string().replace(" :: ", "::");
        let words = tokens.split(|letter: char| !letter.is_alphanumeric() && !"_:".contains(letter));
        for word in
            words.filter(|word| ["crate::", "self::", "super::"].iter().any(|way| word.starts_with(way)))
        {
            self.note(word.split("::").map(str::to_owned).collect());
        }
        visit::visit_macro(self, invocation);
    }
}

impl Names {
    fn flatten(&mut self, tree: &UseTree, before: &mut Name) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.flatten(&path.tree, before);
                before.pop();
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.flatten(tree, before)),
            UseTree::Name(name) => self.note([before.as_slice(), &[name.ident.to_string()]].concat()),
            UseTree::Rename(name) => self.note([before.as_slice(), &[name.ident.to_string()]].concat()),
            UseTree::Glob(_) => self.note(before.clone()),
        }
    }

    /// Records a path as seen from the file itself.
    fn note(&mut self, mut path: Name) {
        let up = path.iter().take_while(|name| *name == "super").count();
        path.drain(..up.min(self.depth));
        self.paths.push(path);
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<Path>().is_ok_and(|condition| condition.is_ident("test"))
    })
}

/// Returns the module of a path, as seen from `own`.
fn target(own: &Name, path: &[String], known: impl Fn(&[String]) -> bool) -> Option<Name> {
    let ups = path.iter().take_while(|name| *name == "super").count();
    let (mut at, rest) = match path.first()?.as_str() {
        "crate" => (Vec::new(), &path[1..]),
        "self" => (own.clone(), &path[1..]),
        "super" => (own[..own.len().checked_sub(ups)?].to_vec(), &path[ups..]),
        // Another crate, or a child that its parent connects to the others.
        _ => return None,
    };
    for name in rest {
        at.push(name.clone());
        if !known(&at) {
            at.pop();
            break;
        }
    }
    (at != *own && known(&at)).then_some(at)
}

/// Returns each cycle of files that import each other.
fn circles(sources: &[(Name, String)]) -> Vec<Vec<String>> {
    let mut graph = DiGraph::new();
    let nodes: HashMap<&Name, _> =
        sources.iter().map(|(name, _)| (name, graph.add_node(name.join("/")))).collect();
    for (own, text) in sources {
        let mut names = Names::default();
        names.visit_file(&syn::parse_file(text).unwrap());
        for path in &names.paths {
            let Some(to) = target(own, path, |name| nodes.contains_key(&name.to_vec())) else { continue };
            let is_face = to.split_last().is_some_and(|(last, up)| up == own && names.faces.contains(last));
            if !is_face {
                graph.update_edge(nodes[own], nodes[&to], ());
            }
        }
    }
    let rings = tarjan_scc(&graph).into_iter().filter(|ring| ring.len() > 1);
    rings.map(|ring| ring.into_iter().map(|node| graph[node].clone()).collect()).collect()
}

#[test]
fn modules_have_no_cyclic_imports() {
    let source = |(name, text): (String, String)| {
        let path = name.strip_prefix("src/")?.strip_suffix(".rs")?;
        let mut path: Name = path.split('/').map(str::to_owned).collect();
        if path.iter().any(|part| part == "tests" || part == "bin" || part == "main") {
            return None;
        }
        path.pop_if(|last| last == "mod" || last == "lib");
        Some((path, text))
    };
    let sources: Vec<_> = files("src", "rs").into_iter().filter_map(source).collect();
    let rings = circles(&sources);
    assert!(rings.is_empty(), "{rings:#?}");
}

#[test]
fn cyclic_imports_are_found() {
    let source = |name: &str, text: &str| (name.split('/').map(str::to_owned).collect(), text.to_owned());
    let ring = |b: &str| {
        circles(&[
            source("g", "mod a; mod b; pub use b::B; use self::a::A;"),
            source("g/a", "use super::{b::{self, B}};"),
            source("g/b", b),
        ])
    };
    assert_eq!(ring("use std::fmt;").len(), 0);
    assert_eq!(ring("use crate::{g::a::A};").len(), 1);
    assert_eq!(ring("fn f(a: super::a::A) {}").len(), 1);
    assert_eq!(ring("#[cfg(test)] mod tests { use super::super::a::A; }").len(), 0);
    assert_eq!(ring("fn f() { view! { <super::a::Board on_tap=move |_| {}/> } }").len(), 1);
    assert_eq!(ring("fn f() { view! { <a::Board/> } }").len(), 0);
    // Items that a parent defines itself are above its children, so a child must not need them while the parent needs
    // the child.
    assert_eq!(ring("use super::Own;").len(), 1);
}
