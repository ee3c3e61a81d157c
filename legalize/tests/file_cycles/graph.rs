//! The files of a crate and their dependencies.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::{Item, UseTree, Visibility};

/// A module by its path within the crate.
type Module = Vec<String>;

/// A name that a `use` imports, by its path within the crate.
struct Import {
    path: Module,
    /// The name under which it is imported.
    name: String,
    is_exported: bool,
}

/// The files of a crate, each a module.
pub(crate) struct Files {
    imports: BTreeMap<Module, Vec<Import>>,
}

impl Files {
    /// Reads the files of a folder `src`.
    ///
    /// # Panics
    /// If a file cannot be read or parsed.
    pub(crate) fn read(src: &Path) -> Self {
        let mut files = BTreeMap::new();
        read_folder(src, &[], &mut files);
        let modules: BTreeSet<Module> = files.keys().cloned().collect();
        let imports = files.iter().map(|(module, items)| (module.clone(), imports(module, items, &modules)));
        Files { imports: imports.collect() }
    }

    /// The file that defines the item at a path.
    fn defining_file(&self, path: &[String]) -> Module {
        let mut path = path.to_vec();
        // Items are re-exported a few times at most; a cycle of re-exports does not compile.
        for _ in 0..16 {
            let known = (0..=path.len()).rev().find(|&len| self.imports.contains_key(&path[..len]));
            let (module, rest) = path.split_at(known.unwrap_or(0));
            let Some((name, tail)) = rest.split_first() else { return module.to_vec() };
            let exported =
                self.imports[module].iter().find(|import| import.is_exported && import.name == *name);
            let Some(import) = exported else { return module.to_vec() };
            path = [import.path.as_slice(), tail].concat();
        }
        path
    }

    /// The other files that each file uses.
    fn uses(&self) -> BTreeMap<&Module, BTreeSet<Module>> {
        let used = |module: &Module, imports: &[Import]| -> BTreeSet<Module> {
            // Re-exports are used by the files that import them from here.
            let own = imports.iter().filter(|import| !import.is_exported);
            own.map(|import| self.defining_file(&import.path)).filter(|file| file != module).collect()
        };
        self.imports.iter().map(|(module, imports)| (module, used(module, imports))).collect()
    }

    /// The cycles of at least two files, the largest first.
    pub(crate) fn cycles(&self) -> Vec<Vec<String>> {
        let uses = self.uses();
        let reached: BTreeMap<&Module, BTreeSet<&Module>> =
            uses.keys().map(|&from| (from, reachable(from, &uses))).collect();
        let mut placed: BTreeSet<&Module> = BTreeSet::new();
        let mut cycles = Vec::new();
        for (&file, others) in &reached {
            let cycle: Vec<&Module> = others
                .iter()
                .copied()
                .filter(|&other| other != file && reached[other].contains(file))
                .collect();
            if cycle.is_empty() || !placed.insert(file) {
                continue;
            }
            placed.extend(&cycle);
            let mut names: Vec<String> = cycle.iter().map(|module| module.join("::")).collect();
            names.push(file.join("::"));
            names.sort();
            cycles.push(names);
        }
        cycles.sort_by_key(|cycle| std::cmp::Reverse(cycle.len()));
        cycles
    }
}

fn reachable<'a>(from: &Module, uses: &'a BTreeMap<&Module, BTreeSet<Module>>) -> BTreeSet<&'a Module> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for next in uses.get(module).into_iter().flatten() {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

fn read_folder(folder: &Path, module: &[String], files: &mut BTreeMap<Module, Vec<Item>>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of the folder").path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        if stem == "tests" || stem.ends_with("_tests") {
            continue;
        }
        if path.is_dir() {
            read_folder(&path, &[module, &[stem]].concat(), files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text =
                std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let name = match stem.as_str() {
                "mod" | "lib" | "main" => module.to_vec(),
                _ => [module, &[stem]].concat(),
            };
            files.entry(name).or_default().extend(file.items);
        }
    }
}

/// The items within the crate that a file's `use` items name.
fn imports(module: &Module, items: &[Item], modules: &BTreeSet<Module>) -> Vec<Import> {
    let mut all = Vec::new();
    for item in items {
        if let Item::Use(item) = item {
            let is_exported = !matches!(item.vis, Visibility::Inherited);
            let mut paths = Vec::new();
            leaves(&item.tree, &mut Vec::new(), &mut paths);
            all.extend(paths.into_iter().filter_map(|(path, name)| {
                let path = absolute(&path, module, modules)?;
                Some(Import { path, name, is_exported })
            }));
        }
    }
    all
}

/// The paths of a `use`, each with the imported name.
fn leaves(tree: &UseTree, before: &mut Module, found: &mut Vec<(Module, String)>) {
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            leaves(&path.tree, before, found);
            before.pop();
        }
        UseTree::Name(name) if name.ident == "self" => {
            found.push((before.clone(), before.last().cloned().unwrap_or_default()));
        }
        UseTree::Name(name) => {
            found.push(([before.as_slice(), &[name.ident.to_string()]].concat(), name.ident.to_string()));
        }
        UseTree::Rename(name) => {
            found.push(([before.as_slice(), &[name.ident.to_string()]].concat(), name.rename.to_string()));
        }
        UseTree::Glob(_) => found.push((before.clone(), "*".to_owned())),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, before, found)),
    }
}

/// A path within the crate; nothing if it leads to another crate.
fn absolute(path: &[String], module: &Module, modules: &BTreeSet<Module>) -> Option<Module> {
    let (first, rest) = path.split_first()?;
    match first.as_str() {
        "crate" => Some(rest.to_vec()),
        "self" => Some([module.as_slice(), rest].concat()),
        "super" => {
            let ups = path.iter().take_while(|part| *part == "super").count();
            let above = module.len().checked_sub(ups)?;
            Some([&module[..above], &path[ups..]].concat())
        }
        _ => {
            let below = [module.as_slice(), std::slice::from_ref(first)].concat();
            modules.contains(&below).then(|| [module.as_slice(), path].concat())
        }
    }
}
