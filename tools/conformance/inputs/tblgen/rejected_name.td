def A { int x = undefined_name; }
