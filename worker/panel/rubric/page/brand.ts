/** Whose page it is, by all that a page says of itself. A wrong name is worse than none. */

import type { Block, WebsiteFacts } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
import { literal } from '../text.ts'
import { hostOf, legalForm, pathOf } from './identity.ts'

interface Candidate {
  name: string
  /** How many of the signs below hold, weighed. */
  weight: number
  /** Its own words say so: declared, or where the logo leads home. */
  sure: boolean
}

/** A title's part proves little, a logo that leads home more; one alone is never enough. */
const enough = 3

function key(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** What a page is about rather than whose it is, and what programs call a site that nobody named. */
const topic =
  /^(?:about|pricing|prices?|plans|home|welcome|mission|vision|contact|services?|solutions?|products?|features?|security|privacy|terms|docs|documentation|blog|news|team|careers|jobs|support|help|faq|login|log in|sign ?(?:in|up|out)|checkout|cart|basket|search|menu|skip\b.*|shop|store|untitled|official site|homepage|index|website|my (?:site|blog|store|website)|site title|company name|logo|wordpress|example|localhost|(?:web)?site by|(?:web ?)?design(?:ed)?\b.*|made (?:by|with|in)|built (?:by|with)|powered by|all rights)(?:\W|$)/i

/** Words that a name may hold without their capital. */
const small = /^(?:and|of|the|for|by|at|in|on|de|la|le|du|und|von|van|y|e|&)$/

function isName(text: string, most: number): boolean {
  const words = text.split(/\s+/)
  return (
    text.length > 1 &&
    text.length <= 60 &&
    words.length <= most &&
    words.every(word => /^["“'(]?[\p{Lu}\p{N}&]/u.test(word) || small.test(word)) &&
    /\p{L}/u.test(text) &&
    !/[.!?]$/.test(text.replace(/\b(?:Inc|Ltd|Co)\.$/, '')) &&
    !topic.test(text)
  )
}

/** A link to the front page: neither to a place on this page nor to another. */
function leadsHome(block: Block, facts: WebsiteFacts): boolean {
  const url = block.href === undefined ? null : URL.parse(block.href, facts.finalUrl || undefined)
  if (url?.hash !== '' || !/^\/(?:index\.\w+)?$/.test(url.pathname)) return false
  const host = url.hostname.replace(/^www\./, '')
  return facts.finalUrl === '' || host === hostOf(facts) || hostOf(facts).endsWith(`.${host}`)
}

const withoutLegalForm = (name: string): string =>
  name.replace(
    /,? (?:Inc|LLC|Ltd|Limited|PLC|plc|LLP|Corp|Corporation|GmbH|gGmbH|UG|AG|KG|BV|B\.V|NV|SA|SAS|SARL|SL|Srl|SpA|Oy|AB|ASA?|ApS|Pty|Pvt)\b\.?.*$/u,
    '',
  )

/** "© 2021–2026 Bella Notte. All rights reserved", "Tallywren Ltd, 14 Welsh Back". */
function signatures(footer: Block[]): string[] {
  return footer.flatMap(({ text }) => {
    const claimed =
      /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:(?:19|20)\d\d)?(?:\s*[–-]\s*(?:20)?\d\d)?[\s,]*(?:by )?([^.,|·•–—©]{2,60})/iu.exec(
        text,
      )
    const firm = legalForm.exec(text)?.[0]
    return [claimed?.[1]?.trim(), firm].flatMap(name => (name ? [withoutLegalForm(name).trim()] : []))
  })
}

const season = /^(?:Christmas|Easter|Ramadan|Diwali|Night|Noon|First|Last|Weekends?|Present)$/

/** "At Hollin & Son we believe …": whose voice it is, in its own words. */
function speakers(main: string): string[] {
  const said =
    /(?<![\p{L}\p{N}])At (\p{Lu}[\p{L}\p{N}’'-]*(?: (?:& |and |of )?\p{Lu}[\p{L}\p{N}’'-]*){0,3}),? we(?:['’]|\s)/gu
  return [...main.matchAll(said)].map(([, name]) => name ?? '').filter(name => !season.test(name))
}

/** "Welcome to Tallywren" over the page. A place welcomes too, and is what one is in, near or from elsewhere. */
function welcomes(visible: Block[], main: string): string[] {
  return visible.flatMap(({ type, level, text }) => {
    if (type !== 'heading' || level !== 1) return []
    const name = /^Welcome to (\p{Lu}[\p{L}\p{N}’'-]*(?: (?:& |and )?\p{Lu}[\p{L}\p{N}’'-]*){0,2})[.!]?$/u.exec(
      text.trim(),
    )?.[1]
    const isPlace =
      name !== undefined && anyCase(`\\b(?:in|near|around|across|from|of|at|visit|to) ${literal(name)}(?!\\p{L})`)
    return name && isPlace && !isPlace.test(main.replace(/Welcome to/g, '')) ? [name] : []
  })
}

/** The parts of a title, and of each what stands before a comma and goes on in lower case: "Quire, a place to write". */
function titleParts(title: string): string[] {
  const parts = title
    .split(/\s+[|–—·•:-]\s+|:\s+|\s*\|\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  return parts.flatMap(part => [part, /^([^,]{2,40}), \p{Ll}/u.exec(part)?.[1]?.trim() ?? '']).filter(Boolean)
}

/** The names of sites in addresses: of the page's own host, and of the mail that it asks for. */
function labelsOf(facts: WebsiteFacts, visible: Block[]): string[] {
  const host = /^[\d.:[\]]+$/.test(hostOf(facts)) ? [] : hostOf(facts).split('.').slice(0, -1)
  const mail = visible.flatMap(({ text }) =>
    [...text.matchAll(/[\w.+-]{1,64}@([\w-]{1,63})\.[\w.-]{2,}/g)].map(([, label]) => label ?? ''),
  )
  const common =
    /^(?:www|app|shop|blog|docs|com|co|gmail|googlemail|outlook|hotmail|icloud|yahoo|gmx|web|proton|protonmail|example)$/
  return [...new Set([...host, ...mail].map(key))].filter(label => label.length > 2 && !common.test(label))
}

/** How the page itself writes a name most often; a logo's capitals only where nothing else is written. */
function asWritten(name: string, told: string[]): string {
  const forms = new Map<string, number>()
  const whole = anyCase(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}@.-]*@|[\\p{L}\\p{N}])`, 'giu')
  for (const text of told) for (const [form] of text.matchAll(whole)) forms.set(form, (forms.get(form) ?? 0) + 1)
  const written = [...forms].filter(([form]) => form !== form.toUpperCase() || form.length <= 4)
  return written.sort((a, b) => b[1] - a[1])[0]?.[0] ?? name
}

/** The page's own name as it writes it; null where what it says of itself does not agree on one. */
export function brandOf(facts: WebsiteFacts, visible: Block[] = []): string | null {
  const found = new Map<string, Candidate>()
  const add = (name: string, weight: number, sure = false) => {
    const known = found.get(key(name))
    if (key(name).length < 2) return
    if (known) Object.assign(known, { weight: known.weight + weight, sure: known.sure || sure })
    else found.set(key(name), { name, weight, sure })
  }
  const labels = labelsOf(facts, visible)
  const footer = visible.filter(({ zone }) => zone === 'footer')
  const head = visible.filter(({ zone }) => zone === 'header' || zone === 'nav').slice(0, 3)
  const isHome = /^\/(?:index\.\w+)?$/.test(pathOf(facts))
  const headlines = new Set(
    visible.flatMap(block => (block.type === 'heading' && block.level === 1 ? [key(block.text)] : [])),
  )
  const mayBe = (name: string, most = 3) => isName(name, most) || (labels.includes(key(name)) && !topic.test(name))

  const texts = visible.filter(block => !head.includes(block) && !footer.includes(block) && block.text !== facts.title)
  const main = texts.map(({ text }) => text).join('\n')

  for (const name of new Set(facts.siteNames ?? [])) if (!topic.test(name) && name.length <= 60) add(name, 2, true)
  for (const block of new Set([...head, ...visible.slice(0, 3)])) {
    const name = block.text.replace(/\s*\blogo\b\s*/i, '').trim()
    if (block.type === 'button' || name === '' || name.split(/\s+/).length > 5 || topic.test(name)) continue
    if (leadsHome(block, facts)) add(name, 2, true)
    else if (block.href === undefined && head.slice(0, 2).includes(block) && block.type !== 'heading' && mayBe(name))
      add(name, 2)
  }
  for (const name of new Set(speakers(main))) if (mayBe(name, 4)) add(name, name.includes(' ') ? 2 : 1)
  for (const name of new Set(welcomes(visible, main))) if (mayBe(name, 3)) add(name, 2)
  for (const name of new Set(signatures(footer))) if (mayBe(name, 5)) add(name, 2)
  for (const part of new Set(titleParts(facts.title))) {
    if (mayBe(part) && (isHome || !headlines.has(key(part)))) add(part, 1)
  }
  for (const word of new Set(facts.title.match(/[\p{L}\p{N}]{3,}/gu) ?? []))
    if (labels.includes(key(word))) add(word, 1)

  const weighed = [...found.values()].map(candidate => {
    const { name } = candidate
    const own = anyCase(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, 'giu')
    const says = (text: string) => text.search(own) >= 0
    const times = main.match(new RegExp(own.source, 'gu'))?.length ?? 0
    const at = labels.includes(key(name))
      ? 3
      : labels.some(
            label =>
              label.length > 3 && (key(name).includes(label) || (key(name).length > 3 && label.startsWith(key(name)))),
          )
        ? 2
        : 0
    const inTitle = titleParts(facts.title).some(part => key(part) === key(name)) ? 0 : Number(says(facts.title))
    const told = inTitle + Number(says(facts.description)) + Number(footer.some(({ text }) => says(text)))
    // A word of the language is no name, whatever the title makes of it.
    const ordinary =
      !candidate.sure &&
      at === 0 &&
      /^\p{Lu}/u.test(name) &&
      new RegExp(`(?<![\\p{L}\\p{N}])${literal(name.toLowerCase())}(?![\\p{L}\\p{N}])`, 'u').test(main)
    return { ...candidate, weight: ordinary ? 0 : candidate.weight + at + told + Math.min(2, times) }
  })
  const [best, second] = weighed.sort((a, b) => b.weight - a.weight)
  if (!best || best.weight < enough) return null
  // Two that weigh alike are two names, unless one is the beginning of the other.
  if (
    second &&
    second.weight === best.weight &&
    second.sure === best.sure &&
    !key(second.name).includes(key(best.name)) &&
    !key(best.name).includes(key(second.name))
  )
    return null
  return asWritten(best.name, [
    facts.title,
    facts.description,
    ...texts.map(({ text }) => text),
    ...footer.map(({ text }) => text),
  ])
}
