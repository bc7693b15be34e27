/** A stem that an English word's singular, plural and tenses share. For matching only: it need not be a word. */

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

const endings = 'ations ation ments ment ings ing ness als al ers er ed ly s e'.split(' ')

export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '')
  const known = irregular.get(lower)
  if (known) return stem(known)
  const singular = lower.replace(/ies$/, 'y')
  const ending = endings.find(
    end => singular.endsWith(end) && singular.length - end.length >= (end === 'al' || end === 'als' ? 5 : 3),
  )
  if (!ending || (ending === 's' && /(?:ss|us|is)$/.test(singular))) return singular
  const bare = singular.slice(0, -ending.length)
  // "planning" and "plan", "priced" and "price".
  const single = /([bdgmnprt])\1$/.test(bare) && ending !== 's' && ending !== 'e' ? bare.slice(0, -1) : bare
  return single.length > 3 ? single.replace(/e$/, '') : single
}
