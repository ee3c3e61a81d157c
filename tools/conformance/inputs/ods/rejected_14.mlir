func.func @g() { return }
func.func @g() { return }
