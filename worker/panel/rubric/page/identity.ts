/** What sort of page it is, and where it stands. */
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
  /(?<![\p{L}\p{N}])[\p{Lu}\p{N}][\p{L}\p{N}&.'’-]*(?: [\p{L}&][\p{L}\p{N}&.'’-]*){0,3},? (?:Inc|LLC|L\.L\.C|Ltd|Limited|PLC|plc|LLP|Corp|Corporation|GmbH|gGmbH|UG|AG|KG|OHG|e\.?\s?[VG]|CIC|CIO|BV|B\.V|NV|N\.V|vzw|SA|S\.A|SAS|SARL|SL|S\.L|Srl|S\.r\.l|SpA|S\.p\.A|Oy|AB|ASA?|ApS|A\/S|Pty|[Ss]p\. z o\.o|s\.r\.o|Kft|Foundation|Trust|University|Stiftung)(?![\p{L}\p{N}])/u

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
