/**
 * The parts of a pitch that running text tells of without a title: one plain statement with its figure or its name each.
 * They say of what kind a text is, and nothing of where in it a part stands.
 */
import { moneyIn } from '../numbers.ts'
import { doing } from './doing.ts'
import type { SlideRole } from './roles.ts'

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}"“€$£₹\d])|\n/u

/** Whoever buys or uses, and what they bring. */
const bought =
  /\b(?:customers?|clients|subscribers|users|members|vendors|installers|paying|pilots?|renew(?:s|ed|al)?|use it|in use|installed|under contract|revenues?|turnover|sales|invoiced|MRR|ARR|order book|orders|repeat|retention|churn|(?:has|have) (?:signed|left|ordered|bought|shipped|sold)|we (?:take in|shipped|sold|sell in|invoiced|run|launched|started))\b/i
const paid =
  /\b(?:pays?|paid|charge[sd]?|rents?|sells?|costs? (?:them|her|him)|fees?|price|subscription|licen[cs]e|commission|earn|margin)\b/i
const sold = /\bwe (?:sell|charge|rent|take|earn|make)\b/i
const each = /\b(?:a|an|per|each|every) \p{Ll}{3,}\b|\bmargin\b|\d ?% (?:of|on) (?:each|every)\b/u
const counted =
  /\b(?:TAM|SAM|SOM)\b|\baddressable\b|\bmarket (?:size|volume|value|for|of)\b|\bCAGR\b|\b(?:[Tt]here are|(?:has|have)|[Ii]n) (?:about |around |some |over |more than )?[\d.,]+(?: (?:thousand|million|billion))? \p{Ll}[^.\n]{0,60}\bin (?:the )?\p{Lu}|\b[\d.,]+(?: (?:million|billion))? (?:\p{Ll}+ ){1,4}(?:are|exist|live|work) in (?:the )?\p{Lu}|^[\d.,]+ \p{L}[^.\n]{0,30} in (?:the )?\p{Lu}/u
const others =
  /\bcompetitors?\b|\brivals?\b|\bcompet(?:e|es|ing|ition)\b|\bincumbents?\b|\balternatives?\b|\b(?:nobody|no one) else\b|\b(?:before|instead of|next to|closer than|unlike) us\b/i
const people =
  /\b(?:[Cc]o-?)?[Ff]ounders?\b|\b(?:CEO|CTO|COO|CFO)\b|\b(?:was|did|ran|built|led|kept|managed|headed|worked|wrote|designed|spent|owned|sold|brewed|stood|made|scaled|opened|founded)\b[^.\n]{0,80}\b(?:\d+|\p{L}+) years\b|\b\d+ years (?:at|in|as|of)\b|\bI['’]m \p{Lu}|\b(?:ex|formerly|previously)[- ]\p{Lu}|\bmy (?:co-?founder|husband|wife|brother|sister|mother|father)\b/u
const made = new RegExp(
  String.raw`\b[Ww]e(?: have|['’]ve)? (?:built|make|made|brew|build|develop|developed|designed|buy|cast|created)\b|\b[Oo]ur (?:own )?(?:app|software|product|platform|system|tool|device|service|robot|machine|sensor|model|cooler|film|box|beer)\b|(?:^|\s)\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)? (?:is an? |(?:${doing})\b)`,
  'u',
)
const hurts =
  /\b(?:problem|struggl\w+|los(?:es?|ing)|wast(?:es?|ed|ing)|by hand|on paper|fined|mistakes?|errors?|broken|too (?:slow|late|expensive|much)|melted|fouled|banned|burns|cannot|can['’]t|nobody)\b/i

const signs: readonly [SlideRole, (sentence: string) => boolean][] = [
  ['problem', sentence => hurts.test(sentence) && /\d|\bhalf\b|\bthird\b/.test(sentence)],
  ['solution', sentence => made.test(sentence)],
  ['market', sentence => counted.test(sentence)],
  ['competition', sentence => others.test(sentence)],
  [
    'model',
    sentence => (sold.test(sentence) || (paid.test(sentence) && each.test(sentence))) && moneyIn(sentence).length > 0,
  ],
  ['traction', sentence => bought.test(sentence) && /\d/.test(sentence)],
  ['team', sentence => people.test(sentence)],
]

/** Which parts a text tells of, sentence by sentence. */
export function partsTold(text: string): Set<SlideRole> {
  const sentences = text.split(sentenceEnd).filter(sentence => sentence.trim() !== '')
  return new Set(signs.filter(([, told]) => sentences.some(told)).map(([role]) => role))
}

/** Whoever speaks of themselves tells of what they do, and not of the trouble that others have. */
const ownVoice = /\b(?:we|our|ours|us|I|my)\b/i

/** The parts that a paragraph is about for certain enough to say so of it. */
export function partsNamed(text: string): SlideRole[] {
  const told = partsTold(text)
  return (['problem', 'market', 'competition', 'team'] as const).filter(
    role => told.has(role) && (role !== 'problem' || (!ownVoice.test(text) && !told.has('solution'))),
  )
}
