/** Whose page it is, and what sort of page. */
import type { Block, WebsiteFacts } from '#db/shapes.ts'

export type PageKind = 'home' | 'article' | 'documentation' | 'legal' | 'careers' | 'other'

const kinds: [PageKind, RegExp][] = [
  ['legal', /(?:^|\/)(?:terms|privacy|cookies?|imprint|impressum|disclaimer|legal|datenschutz|agb)(?:[-./]|$)/i],
  ['documentation', /(?:^|\/)(?:docs?|documentation|reference|api-reference|wiki|manual|changelog)(?:[./]|$)/i],
  ['careers', /(?:^|\/)(?:careers?|jobs?|vacancies)(?:[-./]|$)/i],
  ['article', /(?:^|\/)(?:blog|news|articles?|posts?|magazine|press|manifesto|stories|20\d\d)(?:[-./]|$)/i],
]

/** A company by its legal form, whatever the country: "Sealbox GmbH", "Benchshare, Inc.", "Traag vzw". */
export const legalForm =
  /(?<![\p{L}\p{N}])[\p{Lu}\p{N}][\p{L}\p{N}&.'’-]*(?: [\p{L}&][\p{L}\p{N}&.'’-]*){0,3},? (?:Inc|LLC|L\.L\.C|Ltd|Limited|PLC|plc|LLP|Corp|Corporation|GmbH|gGmbH|UG|AG|KG|OHG|e\.?\s?V|BV|B\.V|NV|N\.V|vzw|SA|S\.A|SAS|SARL|SL|S\.L|Srl|S\.r\.l|SpA|S\.p\.A|Oy|AB|ASA?|ApS|A\/S|Pty|Sp\. z o\.o|s\.r\.o|Kft|Foundation|Trust|University|Stiftung)(?![\p{L}\p{N}])/u

function addressOf(facts: WebsiteFacts): URL | null {
  try {
    return new URL(facts.finalUrl)
  } catch {
    return null
  }
}

export function pathOf(facts: WebsiteFacts): string {
  return addressOf(facts)?.pathname ?? '/'
}

export function hostOf(facts: WebsiteFacts): string {
  return (addressOf(facts)?.hostname ?? '').replace(/^www\./, '')
}

/** What sort of page it is, by its address and its first heading. */
export function kindOf(facts: WebsiteFacts, visible: Block[]): PageKind {
  const path = pathOf(facts)
  const host = hostOf(facts)
  const known = kinds.find(([, pattern]) => pattern.test(path))
  if (known) return known[0]
  if (/^(?:docs|developers?|wiki)\./.test(host)) return 'documentation'
  if (/^(?:blog|news)\./.test(host)) return 'article'
  const h1 = visible.find(block => block.type === 'heading' && block.level === 1)?.text ?? ''
  if (/^(?:terms (?:of|and)|privacy (?:policy|notice)|imprint|impressum|disclaimer|cookie policy)/i.test(h1))
    return 'legal'
  if (/\bmanifesto\b/i.test(h1)) return 'article'
  if (visible.some(block => block.text.length < 80 && /\b\d{1,2} min(?:ute)?s? read\b/i.test(block.text)))
    return 'article'
  return path === '/' || path === '' || /^\/(?:index\.\w+|home|[a-z]{2}(?:-[a-z]{2})?)\/?$/i.test(path)
    ? 'home'
    : 'other'
}

function key(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** What a page is about rather than whose it is. */
const topic =
  /^(?:about|pricing|plans|home|welcome|mission|vision|contact|services?|solutions?|products?|features?|security|privacy|docs|documentation|blog|news|team|careers|support|help|faq|login|sign ?(?:in|up)|checkout|untitled|official site|homepage)\b/i

/** A name, not a description: every longer word has a capital. */
function isName(part: string, headings: Set<string>): boolean {
  const words = part.split(/\s+/)
  return (
    words.length <= 3 &&
    words.every(word => /^[\p{Lu}\p{N}&]/u.test(word) || word.length <= 3) &&
    !topic.test(part) &&
    !headings.has(key(part))
  )
}

/** "© 2023 ZenFlow Inc.", "Tallywren Ltd, 14 Welsh Back": who signs the page's foot. */
function signedBy(visible: Block[]): string {
  return visible
    .filter(block => block.zone === 'footer')
    .map(({ text }) => text)
    .join('\n')
}

/**
 * The name at the head of the page, where the title, the description or the foot of the page says the same; else what the
 * title says before a comma: "Quire, a place to write plays".
 */
function shownName(facts: WebsiteFacts, visible: Block[]): string | null {
  const told = `${facts.title}\n${facts.description}\n${signedBy(visible)}`
  const head = visible
    .filter(block => (block.zone === 'header' || block.zone === 'nav') && block.type !== 'button')
    .slice(0, 2)
    .map(({ text }) => text.trim())
    .find(text => isName(text, new Set()) && new RegExp(`(?<!\\p{L})${escaped(text)}(?!\\p{L})`, 'iu').test(told))
  if (head) {
    // Capitals are the logo's; the running text says how the name is written.
    const written = new RegExp(`(?<!\\p{L})${escaped(head)}(?!\\p{L})`, 'iu').exec(told)?.[0]
    return head === head.toUpperCase() && written ? written : head
  }
  const before = /^([^,|–—:·]{2,40}), \p{Ll}/u.exec(facts.title)?.[1]?.trim()
  // A name stands on the page more than once, and never as an ordinary word.
  const own = before === undefined ? [] : visible.filter(({ text }) => text !== facts.title && text.includes(before))
  const ordinary = before !== undefined && visible.some(({ text }) => text.includes(before.toLowerCase()))
  const repeated = own.length >= 2 && !ordinary
  return before !== undefined && repeated && isName(before, new Set()) ? before : null
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * The page's own name: the part of its title that its host repeats, else a short part at one of the title's ends that
 * the page itself repeats and that is no topic.
 */
export function brandOf(facts: WebsiteFacts, visible: Block[] = []): string | null {
  const shown = shownName(facts, visible)
  if (shown) return shown
  const parts = facts.title
    .split(/\s+[|–—·•:-]\s+|:\s+|\s*\|\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  const host = hostOf(facts)
  const labels = host.split('.').slice(0, -1).map(key)
  const named = parts.find(part => part.length > 1 && labels.some(label => label === key(part)))
  if (named) return named
  const within = parts.find(
    part => part.split(/\s+/).length <= 3 && labels.some(label => label.length > 3 && key(part).includes(label)),
  )
  if (within) return within
  const words = facts.title.match(/\p{Lu}[\p{L}\p{N}]+/gu) ?? []
  const word = words.find(candidate => labels.includes(key(candidate)))
  if (word) return word
  const top = new Set(
    visible.filter(block => block.type === 'heading' && block.level === 1).map(({ text }) => key(text)),
  )
  const home = /^\/(?:index\.\w+)?$/.test(pathOf(facts))
  const ends = parts.length > 1 ? [parts.at(-1) ?? '', parts[0] ?? ''] : parts
  const repeated = (part: string) => visible.some(block => block.text !== facts.title && block.text.includes(part))
  // On its front page a name may be the headline too.
  const own = ends.find(part => isName(part, home ? new Set() : top) && (visible.length === 0 || repeated(part)))
  return own ?? null
}

/** Below this a page is a splash or a fragment, and nothing on it was meant to be read as an offer. */
const fewest = 25

const walls =
  /\b(?:verify (?:that )?you are (?:a )?human|checking your browser|are you a robot|complete the captcha|enable javascript and cookies to continue|this domain (?:is|may be) (?:for sale|parked)|domain is parked|buy this domain|page (?:not found|can(?:no|['’])t be found)|404 error|error 404|access denied|503 service unavailable)\b/i

/** Gate G1: why the page is not one that page rules can read; null where it is. */
export function notReviewable(facts: WebsiteFacts, visible: Block[], words: number): string | null {
  if (facts.status >= 400) return 'an error page'
  const top = visible
    .filter(block => block.type === 'heading' || block.type === 'paragraph')
    .slice(0, 4)
    .map(block => block.text)
  if ([facts.title, ...top].some(text => text.length < 200 && walls.test(text))) return 'an error page or a wall'
  const password = visible.some(block => block.field?.type === 'password')
  if (password && words < 150 && visible.some(block => /^(?:sign in|log ?in)$/i.test(block.text.trim())))
    return 'a sign-in'
  return words < fewest ? `fewer than ${fewest} words` : null
}
