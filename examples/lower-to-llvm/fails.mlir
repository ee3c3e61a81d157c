// `arith.ceildivsi` has no pattern and is illegal in the target: the conversion fails, the message shows
// what was tried, and the module stays as it is.
func.func @pages(%bytes: i64) -> i64 {
  %size = arith.constant 4096 : i64
  %pages = arith.ceildivsi %bytes, %size : i64
  return %pages : i64
}
