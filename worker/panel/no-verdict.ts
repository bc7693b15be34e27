/**
 * Panel makes no decision, so a model's sentence that makes one is not published. Words in quotation marks are ignored,
 * because they quote the submission. The rules are for English, but scores are caught in several languages. They are
 * narrow on purpose: "investors", "we invest in training" and "9 out of 10 customers" pass.
 */
const end = `(?: (?:now|today|yet|as is|at this (?:stage|valuation|price)))?[.!]*$`
const nouns = '(?:company|startup|start-up|business|deal|round|team|founders?|opportunity|pitch|investment)'
const subject = `(?:(?:this|the|these) ${nouns}(?![\\w'-])|(?:this|it|them)(?=${end}|[,;:]))`
const decide = `(?:(?:invest(?:ing)? in|fund(?:ing)?|back(?:ing)?|pass(?:ing)? on) ${subject}|(?:reject|approve|declin|kill)(?:e|ing)? (?:this|the) ${nouns}(?![\\w'-])|walk(?:ing)? away(?: from ${subject}|${end}))`

const rules = [
  // Orders and advice: "Pass on this deal", "I would not invest in this", "We recommend backing the team".
  new RegExp(`^(?:please |definitely |do not |don't |never )?${decide}`, 'i'),
  new RegExp(
    String.raw`\b(?:should|would|must|will|cannot|wouldn't|shouldn't|won't|can't|don't|do not|recommend|advise|suggest|recommend to|advise to|i'd|we'd)(?: not| never| definitely| strongly)? ${decide}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:i|we|you|vcs|investors|the (?:fund|firm|committee|partners)) (?:should|would|must|will|shouldn't|wouldn't|won't)(?: not| definitely)? (?:invest|pass|fund it|walk away)${end}`,
    'i',
  ),
  new RegExp(
    `^(?:so |just |now )*(?:do not |don't )?(?:invest|pass|ship(?: it| this)|buy|reject|launch it)${end}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:should|must|can) (?:just )?(?:ship|launch) (?:it|this)${end}`, 'i'),
  // Labels: "Verdict: pass", "This is a hard no", "not investable".
  /\b(?:verdict|recommendation|decision|final call|conclusion)\s*(?::|is|-)\s*(?:to )?(?:strong |clear |hard |do not |don't )?(?:invest|pass|ship|yes|no|go|no-go|buy|hold|reject|approve|decline|fund)\b/i,
  /\b(?:is|it's|that's|as) (?:a |an )?(?:clear |hard |strong |easy |firm |definite )?(?:no-go|no-brainer|must-invest|strong buy|(?:hard|clear|strong|easy|firm) (?:pass|yes|no|buy|invest))\b/i,
  /\b(?:is|it's|that's) (?:a |an )(?:pass|no|yes|buy)(?: (?:from|for) (?:me|us))?[.!]*$/i,
  /\b(?:is|are|looks|seems|not|yet|highly|very) (?:un)?(?:investable|fundable|investment-worthy|uninvestible|investible)\b/i,
  new RegExp(String.raw`\bworth (?:investing in|funding|backing|an investment)${end}`, 'i'),
  // Scores: only where the sentence is rating something, since "10/10 pilots renewed" is a fact.
  /^(?:[\p{L} ]{0,40}[:=-]\s*)?\d{1,2}(?:[.,]\d)?\s*(?:\/|out of)\s*(?:10|5|100)[.!]*$/iu,
  /\b(?:rate|rated|rating|score|scored|scores|grade|overall|i give|we give|i'd give|we'd give|earns|deserves|note|bewertung)\b[^.]*\b\d{1,2}(?:[.,]\d)?\s*(?:\/|out of|von|sur)\s*(?:10|5|100)\b(?!\s+\p{L}+s\b)/iu,
  /[★⭐]{2,}/u,
]

const quoted = /“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]|‘[^’]*’(?!\p{L})/gu

interface Sentence {
  text: string
  own: string
}

/** The sentences of `text`, each with the space after it. A full stop inside a quotation does not end a sentence. */
function sentences(text: string): Sentence[] {
  const own = text.replace(quoted, quotation => `“${'x'.repeat(quotation.length - 2)}”`)
  const parts = own.match(/[^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?\n]*\s*/gu) ?? []
  let at = 0
  return parts
    .filter(part => part !== '')
    .map(part => {
      const sentence = { text: text.slice(at, at + part.length), own: part }
      at += part.length
      return sentence
    })
}

function decides(sentence: Sentence): boolean {
  const own = sentence.own.replace(/’/g, "'").trim()
  return rules.some(rule => rule.test(own))
}

export function verdictIn(text: string): string | null {
  return sentences(text).find(decides)?.text.trim() ?? null
}

export function withoutVerdict(text: string): string {
  return sentences(text)
    .filter(sentence => !decides(sentence))
    .map(sentence => sentence.text)
    .join('')
    .trim()
}
