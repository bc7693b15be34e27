/** What a company's own product does, in the third person. */
export const doing =
  'makes|sells|builds|charges|reads|marks|connects|lets|helps|calls|plugs|matches|sends|checks|tracks|turns|gives|runs|records|files|finds|shows|automates|offers|provides|delivers|replaces|measures|writes|books|moves|sorts|plans|predicts|cuts|keeps|works'
