module @a {}
module @a {}
