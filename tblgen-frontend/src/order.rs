//! Name order of upstream's generators: by bytes, except that runs of digits compare as numbers.

use std::cmp::Ordering;

/// Compares names as LLVM's `compare_numeric` does.
pub(crate) fn compare_numeric(a: &str, b: &str) -> Ordering {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    let shared = a.len().min(b.len());
    while at < shared {
        if a[at].is_ascii_digit() && b[at].is_ascii_digit() {
            let mut run = at + 1;
            loop {
                let in_a = run < a.len() && a[run].is_ascii_digit();
                let in_b = run < b.len() && b[run].is_ascii_digit();
                if in_a != in_b {
                    return if in_b { Ordering::Less } else { Ordering::Greater };
                }
                if !in_a {
                    break;
                }
                run += 1;
            }
            match a[at..run].cmp(&b[at..run]) {
                Ordering::Equal => {}
                other => return other,
            }
            at = run - 1;
        }
        if a[at] != b[at] {
            return a[at].cmp(&b[at]);
        }
        at += 1;
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_compare_as_numbers() {
        assert_eq!(compare_numeric("R2", "R10"), Ordering::Less);
        assert_eq!(compare_numeric("R2", "R2"), Ordering::Equal);
        assert_eq!(compare_numeric("a", "ab"), Ordering::Less);
        assert_eq!(compare_numeric("b", "ab"), Ordering::Greater);
    }
}
