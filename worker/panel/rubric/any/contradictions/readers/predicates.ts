/** What is told of so many people or firms right behind their number: "pay", "have renewed", "use it", "testing". */
import { anyCase } from '../../../any-case.ts'
import { literal } from '../../../text.ts'

/** `all` use the product or are with the firm; `paying` pay for it; `part` do something that the others may not do. */
export type Deed = 'none' | 'all' | 'paying' | 'part'

const adverbs = '(?:(?:now|already|currently|today|actively|regularly|also|still|all) )*'
/** The firm, by its name where one is known; "use reminders", "use our app" or "use Excel" may be said of some of them. */
const objectOf = (names: readonly string[]) =>
  `(?=\\s*(?:$|[.,;:!?)–—(]|(?:${['it', 'us', 'this', 'them', ...(names.length > 0 ? names.map(literal) : ['\\p{Lu}\\p{L}+'])].join('|')})(?!\\p{L})|(?:every|each|in|today|now|already|daily|weekly|worldwide|across|and counting|for|to|at|so far)(?!\\p{L})))`
/** Made once for a text, since each number in it is asked. Whom one relies on is the firm, by whatever name. */
export const usingOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `^\\s+(?:(?:that|who|which) )?${adverbs}(?:use(?!\\p{L})${objectOf(names)}|(?:trust|love|choose|rely on|depend on|run (?:\\p{L}+ )?(?:on|with)|work with|entrust|have chosen)(?!\\p{L})(?:(?=\\s\\p{Lu})|${objectOf(names)}))`,
    'u',
  )
/** "Pay us", and not so much, by card or in advance, which others may do otherwise. */
const paying = anyCase(
  `^\\s+(?:(?:that|who|which) )?${adverbs}(?:pay|are paying|have paid)(?: (?:us|for it|already|today|now))*(?=\\s*(?:$|[.,;:!?)–—]|and\\b|but\\b|while\\b))`,
)
const named = /^\s+(?:already|today|and counting)(?!\p{L})/iu
/** Words behind a noun that are no verb and open no clause of their own. */
const noVerb =
  /^\s+(?:in|at|on|of|for|from|with|by|to|across|around|over|under|as|and|or|but|than|per|a|an|the|each|every|today|now|already|worldwide|so|strong|currently|who|that|which|whose|where|like|since|has|have|are|is|do|can)(?!\p{L})/iu
/** Whoever did this is with the firm since. */
const joining =
  '(?:used|joined|enrolled|signed|bought|taken|completed|graduated|switched|helped|served|trusted|chosen|subscribed|registered)(?!\\p{L})'
/** "41 customers renewed", "have renewed", "12 clinics testing it": what those do who are counted, and not all need do it. */
const acting = new RegExp(
  `^\\s+(?:(?:(?:that|who|which) )?have (?:already |now |since )?(?!been|${joining})\\p{Ll}{2,}(?:ed|en|ght|old|eft|ent|un)|(?!using|running on|working with)\\p{Ll}{2,}ing|(?!${joining})\\p{Ll}{2,}ed)(?!\\p{L})`,
  'u',
)

export function deedOf(after: string, using: RegExp): Deed {
  if (using.test(after) || named.test(after)) return 'all'
  if (paying.test(after)) return 'paying'
  if (acting.test(after)) return 'part'
  if (noVerb.test(after)) return 'none'
  return /^\s+(?:use|trust|love|choose|rely|depend|run|work|entrust)(?!\p{L})/u.test(after) ? 'part' : 'none'
}

/** "The other 15", "the rest": the number before it is of one part of them. */
export const isPartOfSeveral = (text: string): boolean =>
  /\b(?:the|all) (?:others?|rest|remaining|remainder)\b|\bof (?:whom|which|these|those|them)\b/i.test(text)

/** "Our 900 customers book twice a month": how many there are, whatever they do; a time or a place narrows them. */
const determined =
  /\b(?:our|all our|all of our) (?:over |more than |about |around |some |nearly |almost )?(?=\d)[^.;:]{0,40}$/i
const narrowed =
  /^\s+(?:of|in|at|on|from|for|with|without|above|below|over|under|between|among|around|near|outside|inside|across|along|by|who|that|whose|which|were|was|had|a|an|per|each|every|last|ago|back|then|until|when|this|next|did|used|so|since)(?!\p{L})/iu

/** All there are, as the words before the number tell that ends here, and what they do follows. */
export const isDetermined = (text: string, end: number): boolean =>
  determined.test(text.slice(0, end)) && /^\s+\p{Ll}/u.test(text.slice(end)) && !narrowed.test(text.slice(end))

/** "All 260 of our customers started with a call": how many there are, whatever is told of them. */
export const isEveryOne = (text: string): boolean =>
  /\ball (?:of our )?\d[\d,.]* (?:of our )?(?:customers|clients|members|users)\b/i.test(text)
