module {
  irdl.dialect @dialect {
    irdl.operation @nothing {
      irdl.operands()
      irdl.results()
    }
  }
}

