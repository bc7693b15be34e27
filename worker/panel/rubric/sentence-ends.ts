/** Where a sentence may end, and what only looks so. */

/** These never end a sentence. */
export const bound = new Set(
  'mr mrs ms dr prof st mt fig figs no nos vs e.g eg i.e ie cf approx ca sec ch vol pp p rs mio mrd z.b d.h bzw est ed eds dept gen sen rev hon jan feb mar apr jun jul aug sept sep oct nov dec tel capt col sgt'.split(
    ' ',
  ),
)
/** These end one only before a word that commonly opens a sentence. */
export const perhaps = new Set(
  'inc ltd co corp llc plc gmbh etc al u.s u.k e.u a.m p.m p.a n.b d.c b.v s.a jr sr ph.d max min avg incl excl resp temp misc equiv intl assoc govt dist ft hrs yrs'.split(
    ' ',
  ),
)
export const opener =
  /^["“‘'(]?(?:The|This|That|These|Those|We|Our|It|Its|In|On|At|A|An|You|Your|They|Their|He|She|I|If|When|But|And|So|As|For|From|With|There|Here|Since|After|Before|By|To|No|Not|How|What|Why|Who|Most|Many|Each|Every)\b/

/** A stop with what closes after it, a line's end, or a bullet in the middle of a line. */
export const boundary =
  /[.!?…]+["”“’')\]»]*\s+|[\r\n\u2028]+\s*|\s(?=(?:[•‣◦▪■●➢➤]|(?![©®™])\p{Extended_Pictographic}\u{fe0f}?)\s[\p{L}\p{N}])/gu
