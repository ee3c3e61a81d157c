// test: convert --target ./endless.ron --patterns ./again.pdll --ods ./dialect.td
// note: "nested applications of patterns: 'Again'"

// In a partial conversion it may stay, but exceeding the limit is an error.
func.func @f(%value: i32) -> i32 {
  %0 = "c.again"(%value) : (i32) -> i32 // error: [convert::too_many_steps] "legalizing operation 'c.again' takes more than 256 steps"
  return %0 : i32
}
