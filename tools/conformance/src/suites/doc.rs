//! Documentation of every dialect, as `mlir-tblgen -gen-dialect-doc` prints it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::files::name_below;
use crate::report::SuiteReport;
use crate::suites::generated::dialects;
use crate::tools::Tools;

/// Compares every file that has definitions of a dialect.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let include = tools.include();
    for (dialect, files) in dialects(tools) {
        for file in files {
            let name = format!("doc {dialect} {}", name_below(&include, &file));
            if !report.wants(&name) {
                continue;
            }
            let flag = |text: &str, dir: &Path| -> [OsString; 2] { [text.into(), dir.into()] };
            let mut dirs: Vec<OsString> = flag("-I", &include).into();
            if let Some(dir) = file.parent() {
                dirs.extend(flag("-I", dir));
            }
            let (file, dialect): (OsString, OsString) =
                (PathBuf::from(&file).into(), dialect.as_str().into());
            let upstream: Vec<OsString> = [
                vec!["-gen-dialect-doc".into(), "--dialect".into(), dialect.clone(), file.clone()],
                dirs.clone(),
            ]
            .concat();
            let ours: Vec<OsString> = [vec!["doc".into(), "--dialect".into(), dialect, file], dirs].concat();
            let upstream = tools.upstream("mlir-tblgen", &upstream);
            if upstream.accepted() {
                report.compare(&name, &tools.ours(&ours).stdout, &upstream.stdout);
            }
        }
    }
}
