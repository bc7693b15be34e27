/** The stem of an English word: what its singular, its plural and its tenses share. Made for matching, not for reading. */

const irregular = new Map(
  Object.entries({
    paid: 'pay',
    sold: 'sell',
    won: 'win',
    lost: 'lose',
    grew: 'grow',
    grown: 'grow',
    bought: 'buy',
    built: 'build',
    made: 'make',
    people: 'person',
    men: 'man',
    women: 'woman',
    children: 'child',
    churned: 'churn',
    pricing: 'price',
  }),
)

const endings = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ness',
  'als',
  'al',
  'ers',
  'er',
  'ed',
  'ly',
  's',
  'e',
]

export function stemOf(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '')
  const known = irregular.get(lower)
  if (known) return stemOf(known)
  const singular = lower.replace(/ies$/, 'y')
  const ending = endings.find(
    end => singular.endsWith(end) && singular.length - end.length >= (end === 'al' || end === 'als' ? 5 : 3),
  )
  if (!ending || (ending === 's' && /(?:ss|us|is)$/.test(singular))) return singular
  const stem = singular.slice(0, -ending.length)
  // "planning" and "plan", "priced" and "price".
  const single = /([bdgmnprt])\1$/.test(stem) && ending !== 's' && ending !== 'e' ? stem.slice(0, -1) : stem
  return single.length > 3 ? single.replace(/e$/, '') : single
}

/** Words that tell nothing of what a sentence is about. */
const empty = new Set(
  `a an the and or but if of in on at by to for from with without within into over under about as than then that this these those
  it its is are was were be been being am do does did done has have had having can could will would shall should may might must not no
  nor so such what which who whom whose when where why how all any each every both few more most other some only own same too very
  just there here i you he she we they me him her us them my your his our their one two also get gets up out off again else
  is it's don't say said says like much many besides rather instead somebody anybody`.split(/\s+/),
)

/** The words of a text that carry it, stemmed. */
export const contentStems = (words: readonly string[]): Set<string> =>
  new Set(words.filter(word => word.length > 1 && !empty.has(word.toLowerCase())).map(stemOf))
