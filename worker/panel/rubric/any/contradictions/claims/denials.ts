/** How a text says that there is none of something: "no X", "without any X", "not one shilling of X". */
import { anyCase } from '../../../any-case.ts'
import type { Half, Told } from '../told-whole.ts'

const coin = '(?:euros?|cents?|pence|penny|pounds?|dollars?|shillings?|rupees?|francs?|kron(?:a|e|or)|rand|zloty|yen)'
const kindOf = '(?:hidden|upfront|one-off|one-time|extra|external|outside|further|additional)'

/** "No deductible for glass": of that alone. */
const bounded = '(?! (?:for|on|with|if|when|in|over|under|above|below|between|from)\\b(?! (?:any|every|all)\\b))'

/** How a noun is denied. A pattern is made once for each noun: making it for each statement took longer than trying it. */
export const denying = (noun: string): RegExp =>
  anyCase(
    // "No deposit and no joining fee", "no joining or monthly fee", "without a deductible".
    `\\b(?:no|zero|without(?: any| an?)?|free of|never (?:any|an?)) (?:${kindOf} )*(?:\\p{L}+,? (?:or|and|nor) (?:no |any )?)?${noun}${bounded}(?! ?[,–-] no\\b)` +
      // "Have not taken one shilling of grant or donor money", "nor is anybody left with a single euro of excess".
      `|\\b(?:not|never|neither|nor|nobody|no one)\\b[^.;:]{0,60}?\\b(?:any|an?|one|a single)(?: ${coin}(?: of| in)?)? (?:\\p{L}+ (?:or|and) )?${noun}${bounded}`,
  )

/** The denial in this statement, as it is worded; `otherwise` says the same in words of its own. */
export function denialOf(told: Told, denied: RegExp, otherwise?: RegExp): Half | null {
  const words = denied.exec(told.text)?.[0] ?? otherwise?.exec(told.text)?.[0]
  return words ? { told, words } : null
}
