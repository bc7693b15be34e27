/** Words and lists as a sentence needs them. */

/** What a cut leaves without the word that it belongs to: "to 300,000 dollars in", "after they start school, says the". */
const left =
  /(?:[,;:]? (?:an?|the|this|that|these|those|its|their|our|his|her|of|in|on|at|to|for|from|by|with|within|without|after|before|until|since|than|as|into|over|under|per|and|or|but|nor|so|if|when|while|where|which|who|whose|because|must|will|would|can|could|may|should|is|are|was|were|has|have|had|been|be|not|no|says?))+$/i

/** The first words of a text, for a sentence that mentions it. */
export function short(text: string, words = 14): string {
  const all = text
    .trim()
    .replace(/^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}]*\s*)+/u, '')
    .split(/\s+/)
  return all.length <= words
    ? all.join(' ').replace(/[.,;:]$/, '')
    : `${all
        .slice(0, words)
        .join(' ')
        .replace(left, '')
        .replace(/[,;:.]$/, '')}…`
}

/** With a capital first letter, for a fact that opens a sentence. */
export function capital(said: string | number | undefined): string {
  const text = String(said ?? '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A title in capitals as a sentence would have it: "THE RAISE" is “The raise”, while "Q3 ARR" stays. */
export function calm(title: string): string {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{4}|^\p{Lu}+(?: \p{Lu}+)+$/u.test(title)) return title
  const known = /^(?:ARR|MRR|TAM|SAM|SOM|GTM|KPIS?|CEO|CTO|COO|CFO|ROI|SAAS|API|IPO|GMV|LTV|CAC|NPS|AI|US|UK|EU|B2B)$/
  return capital(title.replace(/(?<!\()\p{Lu}+/gu, word => (known.test(word) ? word : word.toLowerCase())))
}

/** Letters lowered for the middle of a sentence, acronyms kept: "Care homes" but "IT team". */
export function lowered(text: string): string {
  return text.replace(/\p{L}+/gu, word => (/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase()))
}

/** "a", or "an" before a vowel. */
export function article(noun: string): string {
  return `${/^(?:[aeio]|u(?!ni|se|s\b)|API\b|MVP\b)/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** "apps" and "agencies" as one. */
export function singular(noun: string): string {
  if (/[^aeiou]ies$/i.test(noun)) return `${noun.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/i.test(noun)) return noun.slice(0, -2)
  return /[^s]s$/i.test(noun) ? noun.slice(0, -1) : noun
}

const irregular: [RegExp, string][] = [
  [/child$/i, 'children'],
  [/person$/i, 'people'],
  [/man$/, 'men'],
]

/** An English plural: "care home", "pharmacy" and "clinics" alike. */
export function plural(noun: string): string {
  if (/(?:[^s]s|children|people|(?<!hu)men|staff|personnel|public sector|government)$/i.test(noun)) return noun
  const other = irregular.find(([pattern]) => pattern.test(noun))
  if (other) return noun.replace(other[0], other[1])
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`
}

/** "1 slide", "9 slides". */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : plural(noun)}`
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
