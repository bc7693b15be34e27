/** "In the first month", "after that": what is promised for one time, and bound for another, holds side by side. */

/** The promise is kept at first only: "in the first month", "during the trial", "within 14 days". */
const atFirst =
  /\b(?:in|within|during|for|until|before|throughout) (?:the end of )?(?:(?:the|your|an?|our) (?:\p{L}+ )?(?:first|initial|trial|test|free|pilot|probation\w*|cooling)\b|(?:\d+|one|two|three|four|six) (?:days?|weeks?|months?)\b)/iu
/** The promise is kept once a term is over: "after the first year", "from month 13". */
const afterwards =
  /\b(?:after (?!(?:the|your|an?|our) (?:\p{L}+ )?trial)|once (?:that|the (?!trial)|your (?!trial))|when (?:that|the (?:minimum|first|initial)) |thereafter\b|afterwards\b|from then on\b|from (?:the )?(?:(?:month|year) \S|\p{L}+ (?:month|year)\b)|beyond (?:that|the)\b)|^\W*then\b|[,;] (?:and )?then\b/iu
/** The term begins when the promise is over. */
const later =
  /^\W*(?:after (?:that|this|which)|then|thereafter|afterwards|from then on|from (?:the )?(?:(?:month|year) \S+|(?!first)\p{L}+ (?:month|year))|once (?:that|the trial|your trial|the first)|after (?:the|your) (?:\p{L}+ )?(?:trial|first|test|pilot))\b/iu

/** A promise of leaving that holds for some of the time only, so that a term may bind for the rest of it. */
export const isPromisedForATime = (text: string): boolean => atFirst.test(text) || afterwards.test(text)

/** A term that begins where an earlier time ends. */
export const bindsLater = (text: string): boolean => later.test(text)
