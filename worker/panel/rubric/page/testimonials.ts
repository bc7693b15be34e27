/** Other people's words on a page, and who is said to have said them. */
import type { Block } from '#db/shapes.ts'
import { wordsOf } from '../text.ts'
import { intentOf } from './labels.ts'
import { clickablesOf, gap, isChrome, isClickable, isText, sameGroup } from './place.ts'
import { isSomebodys } from './praise-signs.ts'

export interface Attribution {
  /** First and last name. */
  fullName: boolean
  role: boolean
  company: boolean
  photo: boolean
  link: boolean
}

export interface Testimonial {
  block: Block
  /** The words between the quotation marks, verbatim; the whole block where it is marked otherwise. */
  words: string
  /** Name, role and company as written; empty where there are none. */
  by: string
  byBlock: Block | null
  attribution: Attribution
}

const open = /^[\s"“„«‘']*["“„«]/
const quoted = /["“„«]([^"“”„«»]{8,}?)["”“»]/

const heading =
  /\b(?:testimonials?|reviews?|what (?:our |their )?(?:customers?|clients?|users?|people|patients|others|they|students|members)[^.?]{0,20} (?:say|said|saying|think)|loved by|kind words|customer (?:stories|voices)|in their (?:own )?words|don['’]t (?:just )?take our word|hear (?:from|what))\b/i

const role =
  /\b(?:CEO|CTO|CFO|COO|CMO|CPO|VP|SVP|co-?founder|founder|owner|president|chair(?:man|woman)?|partner|principal|director|head|lead|manager|supervisor|officer|engineer|developer|designer|architect|analyst|scientist|researcher|consultant|advis[eo]r|accountant|bookkeeper|controller|lawyer|attorney|solicitor|doctor|dentist|nurse|therapist|physician|surgeon|pharmacist|teacher|professor|lecturer|student|parent|mother|father|mum|mom|dad|photographer|writer|editor|marketer|recruiter|assistant|coordinator|administrator|specialist|producer|chef|baker|farmer|grower|plumber|electrician|builder|driver|dispatcher|freelancer|customer|client|user|member|buyer|subscriber|patient|homeowner|landlord|tenant|traveller|traveler|runner|cyclist)s?\b/i
const anonymous =
  /^(?:a |an |our )?(?:(?:verified|happy|satisfied|anonymous|real|long-time) )?(?:customer|client|user|buyer|member|patient|reviewer|anonymous|name withheld)\b/i

/** The block's words without a link at its end: "Ida Muster, owner · Read her story". */
function withoutLastLink({ text, links = [] }: Block): string {
  const whole = text.trim()
  const last = links.at(-1)?.text ?? ''
  const rest = last !== '' && whole.endsWith(last) ? whole.slice(0, -last.length).replace(/[\s·|•,;:(–—-]+$/, '') : ''
  return wordsOf(rest).length >= 2 ? rest : whole
}

/** A line that could say who spoke: short, no sentence, not all lower case. */
function looksLikeName(block: Block): boolean {
  const text = withoutLastLink(block)
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 12 || text.length > 110) return false
  if (!isText(block) || block.type === 'heading' || /[!?]$|[a-z]{3}\.$/.test(text)) return false
  return /\p{Lu}/u.test(text) && !open.test(text)
}

const honorific =
  '(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx|Sir|Dame|Rev|Fr|Sr|Ing|Dipl|Mag|DI|Lic|Capt|Chef|Frau|Herr)\\.?(?:-\\p{Lu}\\p{Ll}+\\.?)? ?)*'
const personName = new RegExp(
  `^${honorific}\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}\\.?)?(?: (?:van|von|de|da|del|di|der|den|la|le|el|bin))*(?: \\p{Lu}[\\p{L}'’-]{1,}){1,3}$`,
  'u',
)

/** Takes "— Maria Ortega, CFO at Vega Foods" apart. */
export function attributionOf(by: string): Omit<Attribution, 'photo' | 'link'> {
  const line = by
    .replace(/^[\s—–\-~]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = line
    .split(/\s*(?:,|\||·|•|\n| [–—-] |\bat\b|\bof\b|@)\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  const [name = '', ...rest] = parts
  const fullName = personName.test(name) && !anonymous.test(name) && !role.test(name)
  // "Colin Ashdown, postman": no list knows every trade, and what follows a full name in lower case is one.
  const trade =
    fullName &&
    rest.some(part => /^(?!(?:who|that|which|after|and|on|in|from|aged)\b)\p{Ll}{3,}(?: \p{L}+){0,3}$/u.test(part))
  const hasRole = !anonymous.test(line) && (trade || parts.some(part => role.test(part) && !anonymous.test(part)))
  const afterAt = /(?:\bat|@)\s+\p{Lu}/u.test(line)
  const named = rest.some(part => /^\p{Lu}/u.test(part) && !role.test(part) && !/^(?:verified|\d)/i.test(part))
  const suffix =
    /\b(?:Ltd|Inc|LLC|GmbH|AG|Corp|Group|University|Hospital|Clinic|School|Studio|Agency|Bank|Labs?)\b/.test(line)
  // "Business owner · Inner West Sydney": without a name, what follows the role may as well be a place.
  return { fullName, role: hasRole, company: afterAt || suffix || (named && (fullName || !hasRole)) }
}

/** The page's own next step, which says nothing of who spoke. */
function isStep(link: Block): boolean {
  return link.style?.filled === true || intentOf(link.text) !== null
}

/** "“It changed my life.” - John D.": however short, a whole sentence with a person's name behind a dash is praise. */
function isSigned(words: string, by: string): boolean {
  return (
    wordsOf(words).length >= 4 &&
    /[.!]\s*$/.test(words) &&
    /^[—–-]{1,2}\s*(?!The\b)\p{Lu}[\p{L}’'-]+ \p{Lu}(?:\.|[\p{L}’'-]+)(?=$|[\s,.])/u.test(by)
  )
}

/** "Head of operations, a global insurer": an office at a firm that is not named. */
const nameless =
  /^(?:\p{L}+(?: of)? ){0,3}\p{L}+, (?:an? )?(?:leading|large|major|global|international|well-known|renowned|top|big|fortune \d+|ftse \d+|dax)(?: \p{Ll}[\p{L}-]*){1,3}$/iu

/** "“Amazing.” A happy customer", "“Best tool ever!” – J.": praise by nobody, however short. */
function isByNobody(by: string): boolean {
  const line = by.replace(/^[\s—–\-~]+/, '').trim()
  if (/^[\s]*[—–-]/.test(by) && /^\p{Lu}\.?(?: ?\p{Lu}\.?)?$/u.test(line)) return true
  if (nameless.test(line)) return true
  return wordsOf(line).length <= 4 && anonymous.test(line)
}

/** "Ada Muster, in a book on leading teams": a motto, which praises nothing that is sold here. */
const fromWork =
  /\b(?:an?|the|his|her|their|from|in) (?:book|novel|essay|speech|lecture|poem|play|proverb|film|song|letters?|memoir)\b|\bproverb\b/i

/** "“It was a good year,” he says.": a story told in running speech, which nobody signs. */
const inSpeech =
  /^[\s,]*(?:(?:he|she|they|it|I|we|the \p{Ll}+|\p{Lu}\p{L}+) )(?:says?|said|adds?|added|explains?|explained|tells?|told|recalls?|recalled|remembers?|laughs?|laughed|writes?|wrote|smiles?|nods?)\b/u

/** "Lovely people. – Happy client": praise in a block of its own, signed behind a dash and by nobody. */
const signedByNobody = /^(\S.{10,}?[.!?…])\s+([—–-]\s?\S.{0,30})$/su

/** Headings above which a quotation belongs to a customer. */
function underPraise(blocks: Block[], at: number): boolean {
  for (let index = at - 1; index >= 0 && at - index < 40; index--) {
    const block = blocks[index]
    if (block?.type !== 'heading') continue
    if (heading.test(block.text)) return true
    if ((block.level ?? 2) <= 2) return false
  }
  return false
}

function belongs(quote: Block, other: Block): boolean {
  if (quote.group !== undefined || other.group !== undefined) {
    if (sameGroup(quote, other)) return true
    if (quote.group !== undefined && other.group !== undefined) return false
  }
  const distance = gap(quote, other)
  return distance === null || distance <= 120
}

/** The testimonials among the visible blocks, in order: a quotation of 8 words or more with someone behind it, or a signed sentence. */
export function testimonialsOf(visible: Block[], brand: string | null): Testimonial[] {
  const blocks = visible.filter(block => !isChrome(block))
  const found: Testimonial[] = []
  blocks.forEach((block, at) => {
    if (block.type !== 'paragraph' && block.type !== 'list_item') return
    const match = quoted.exec(block.text)
    const unmarked = match ? null : signedByNobody.exec(block.text.trim())
    if (unmarked?.[1] && unmarked[2] && isByNobody(unmarked[2]) && underPraise(blocks, at)) {
      const by = unmarked[2].replace(/^[—–-]\s?/, '')
      const attribution = { ...attributionOf(by), fullName: false, company: false, photo: false, link: false }
      found.push({ block, words: unmarked[1], by, byBlock: block, attribution })
      return
    }
    if (!match?.[1] || wordsOf(match[1]).length < 2) return
    const opening = block.text.slice(0, match.index)
    if (wordsOf(opening).length > 6) return
    const inline = block.text.slice(match.index + match[0].length).trim()
    if (inSpeech.test(inline)) return
    const lines: Block[] = []
    let next = at + 1
    if (wordsOf(inline).length === 0) {
      for (; next < blocks.length && next <= at + 3 && lines.length < 2; next++) {
        const line = blocks[next]
        if (!line || !belongs(block, line)) break
        if (line.type === 'image' || (isClickable(line) && lines.length === 0)) continue
        if (!looksLikeName(line)) break
        lines.push(line)
      }
    }
    const by = wordsOf(inline).length > 0 ? inline : lines.map(withoutLastLink).join(', ')
    const signature = wordsOf(inline).length > 0 ? inline : (lines[0]?.text ?? '').trim()
    const praised = underPraise(blocks, at)
    const named = { ...attributionOf(signature), byNobody: isByNobody(signature) }
    const short = wordsOf(match[1]).length < 8
    if (short && !(praised && named.fullName) && !named.byNobody && !isSigned(match[1], signature)) return
    if (!praised && (by === '' || !isSomebodys({ opening, words: match[1], signature }, named))) return
    if (wordsOf(by).length > 16 || fromWork.test(by)) return
    if (brand && by.toLowerCase().includes(brand.toLowerCase())) return
    const beside = blocks.slice(Math.max(0, at - 2), at + 5).filter(other => other !== block && belongs(block, other))
    const siblings = block.group === undefined ? beside : beside.filter(other => sameGroup(block, other))
    found.push({
      block,
      words: match[1],
      by: by.replace(/^[\s—–\-~]+/, ''),
      byBlock: lines[0] ?? (by === '' ? null : block),
      attribution: {
        ...attributionOf(by),
        photo: siblings.some(other => other.type === 'image'),
        link: clickablesOf([...siblings, ...lines, block]).some(
          other => other.type === 'link' && /^https?:/i.test(other.href ?? '') && !isStep(other),
        ),
      },
    })
  })
  return found
}
