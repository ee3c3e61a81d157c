module {
  pdl.pattern @all_results : benefit(1) {
    %0 = operation "scaffold.value" 
    %1 = results of %0 
    rewrite %0 with "native"(%1 : !pdl.range<value>)
  }
}

