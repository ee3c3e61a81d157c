// test: opt --max-output-bytes 10
// error: [limit::output_bytes] "more than 10 printed bytes" (no place)
func.func private @f()
