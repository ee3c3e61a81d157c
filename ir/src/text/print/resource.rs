//! The section `{-# … #-}` after the module.

use super::super::OpPrinter;
use super::into_string;
use crate::context::ResourceValue;

impl<'a> OpPrinter<'a> {
    /// Prints the resources that were mentioned, and those that the file carries for tools. A resource that
    /// is omitted for its length still opens the section, as in upstream.
    pub(super) fn print_resources(&mut self) {
        let ctx = self.p.ctx;
        let keys = std::mem::take(&mut self.p.resources);
        let values: Vec<_> =
            keys.iter().filter_map(|&key| Some((ctx.str(key), ctx.resource(key)?))).collect();
        let external = self.p.ir.external_resources();
        if values.is_empty() && external.iter().all(|(_, entries)| entries.is_empty()) {
            return;
        }
        self.text("\n{-#\n");
        let dialect = self.resource_entries(values.iter().map(|(key, value)| (*key, &**value)));
        let mut sections = Vec::new();
        if let Some(entries) = dialect {
            sections.push(format!("  dialect_resources: {{\n    builtin: {{\n{entries}\n    }}\n  }}"));
        }
        let mut providers = Vec::new();
        for (provider, entries) in external {
            let entries = entries.iter().map(|(key, value)| (key.as_str(), value));
            if let Some(entries) = self.resource_entries(entries) {
                providers.push(format!("    {provider}: {{\n{entries}\n    }}"));
            }
        }
        if !providers.is_empty() {
            sections.push(format!("  external_resources: {{\n{}\n  }}", providers.join(",\n")));
        }
        self.text(&sections.join(",\n"));
        self.text("\n#-}\n");
    }

    /// The text of entries that are not too long, if there are any.
    fn resource_entries<'e>(
        &mut self,
        entries: impl Iterator<Item = (&'e str, &'e ResourceValue)>,
    ) -> Option<String> {
        let limit = self.p.options.elide_resources_if_larger.unwrap_or(u64::MAX);
        let whole = std::mem::take(&mut self.p.out);
        let mut any = false;
        for (key, value) in entries {
            let start = self.p.out.len();
            self.text(if any { ",\n      " } else { "      " });
            self.p.keyword_or_string(key);
            self.text(": ");
            let value_start = self.p.out.len();
            self.resource_value(value);
            if (self.p.out.len() - value_start) as u64 > limit {
                self.p.out.truncate(start);
            } else {
                any = true;
            }
        }
        let entries = std::mem::replace(&mut self.p.out, whole);
        any.then(|| into_string(entries))
    }

    fn resource_value(&mut self, value: &ResourceValue) {
        match value {
            ResourceValue::Bool(value) => self.text(if *value { "true" } else { "false" }),
            ResourceValue::String(text) => self.p.string(text.as_bytes()),
            ResourceValue::Blob(bytes) => {
                self.text("\"0x");
                const HEX: &[u8; 16] = b"0123456789ABCDEF";
                for &byte in bytes {
                    let digits = [HEX[(byte >> 4) as usize], HEX[(byte & 15) as usize]];
                    self.p.out.extend_from_slice(&digits);
                }
                self.text("\"");
            }
        }
    }
}
