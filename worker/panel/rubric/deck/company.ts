/** The company's own name, as its cover or its sentences give it. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
import { literal } from '../text.ts'
import { doing } from './doing.ts'
import type { Slide } from './slides.ts'
import { titleOf } from './titles.ts'

/** "Brindlecot Pitch Deck" names Brindlecot. */
const kindOfDocument =
  /(?:\s+(?:investor|seed|pre-?seed|series [a-d]|investment|startup|company|final|hackathon))*\s+(?:pitch(?: deck)?|deck|presentation|overview|business plan|one[- ]pager|memo(?:randum)?|proposal|guide)$/i
const isKind =
  /^(?:(?:investment|deal|screening|diligence|investor|board|company|pitch|internal|executive|business|startup) )*(?:memo(?:randum)?|deck|pitch|update|proposal|one[- ]pager|overview|note|summary|opportunity|profile|briefing)$/i
const notNaming = new Set<Block['type']>(['table_row', 'list_item', 'chart', 'form_field', 'image'])

/** What is proposed rather than who proposes it: "Managed Print Services Proposal". */
const subject =
  /\b(?:services|solutions?|strategy|support|implementation|marketing|consulting|program(?:me)?|project|website|redesign|design|development|migration|maintenance|security|audit|campaign|management|training|integration|go-to-market|sales|growth)$/i

/** A line that ends in a legal form is a firm's name. */
const legal =
  /,? (?:\(?(?:Pte|PTE|Pvt|PVT|Pty|PTY)\.?\)?\.? (?:Ltd|LTD|Limited|LIMITED)|Ltd|LTD|Limited|LIMITED|Inc|INC|Corp|CORP|LLC|LLP|PLC|GmbH|gGmbH|AB|AS|ApS|Oy|B\.?V|AG|SAS|SARL|S\.?A|S\.A\.P\.I\.?(?: de C\.?V)?|S\.? de R\.?L|S\.?r\.?l)\.?$/

/** Two capitalised words with a title before them or a position behind them are whoever wrote it. */
function isPerson(name: string, text: string): boolean {
  const at = literal(name)
  return (
    / /.test(name) &&
    new RegExp(
      `(?:\\bDr\\.?|\\bProf\\.?|\\bby) ${at}|${at}(?:, ?|\\s?[–—|(-]\\s?|\\s)(?:PhD|M\\.?D|co-?founder|founder|CEO|CTO|author)\\b`,
      'i',
    ).test(text)
  )
}

/** Words that stand alone on a cover and name nobody. */
const greeting =
  /^(?:welcome|hello|introduction|contents|agenda|overview|summary|appendix|untitled|index|teaser|vision|mission|opportunity|startup|start-up|about|why|how|what|when|who|our|your|the|this|a|an|from|making|building|better|smarter|faster|meet|introducing)\b/i

/**
 * A cover's title that is used nowhere else: a name of one word, or of two or three in capitals over a line that says
 * more, unless the text knows the same words as ordinary ones.
 */
function isNameOnCover(name: string, cover: Slide, rest: string, saysMore: boolean): boolean {
  const words = name.split(/[ &]+/)
  if (greeting.test(name) || /^\p{Lu}\p{Ll}+(?:ing|tion|ment|ness)\b/u.test(name)) return false
  if (/^[\p{Lu}\d ]+$/u.test(name) && words.length > 1) return false
  const ordinary = new RegExp(`(?<![\\p{L}\\d])${literal(name.toLowerCase())}(?![\\p{L}\\d])`, 'u')
  // Addresses are written small, whatever stands in them.
  const text = `${cover.text}\n${rest}`.replace(/\S{0,200}(?:@|:\/\/|www\.|\.\p{Ll}{2,10}\/)\S{0,200}/gu, ' ')
  if (ordinary.test(text)) return false
  const beside = cover.blocks.filter(block => !block.text.includes(name) && block.text.trim().split(/\s+/).length >= 3)
  return words.length === 1 ? name.length >= 4 : saysMore || beside.length > 0
}

/** "STACKMILL" and "RIDGEWAY SYSTEMS" on a cover in capitals are "StackMill" and "Ridgeway" in the text. */
function asWritten(name: string, rest: string): string | null {
  const [first = ''] = name.split(' ')
  if (!/^\p{Lu}{4,}$/u.test(first) || greeting.test(name)) return null
  const found = anyCase(`(?<![\\p{L}\\d@.])${literal(first)}(?![\\p{L}\\d@])`, 'giu')
  return (rest.match(found) ?? []).find(word => /^\p{Lu}/u.test(word) && /\p{Ll}/u.test(word)) ?? null
}

/** "sakura" as a small logo on the cover is "Sakura" in the text, where it is always a name. */
function asSpoken(name: string, rest: string): string | null {
  if (!/^\p{Ll}{5,}$/u.test(name)) return null
  const spoken = name.charAt(0).toUpperCase() + name.slice(1)
  const found = rest.match(anyCase(`(?<![\\p{L}\\d@./])${literal(name)}(?![\\p{L}\\d@]|\\.\\p{L})`, 'giu')) ?? []
  return found.length >= 3 && found.every(word => word === spoken) ? spoken : null
}

/** The cover's first words, where they are used again later: a name is repeated, a slogan is not. */
export function findCompany(slides: Slide[]): string | null {
  const cover = slides[0]
  if (!cover) return null
  const rest = slides
    .slice(1)
    .map(slide => slide.text)
    .join('\n')
  // A slide that is called "Cover" is named by the line below.
  const isBlank = cover.titleBlock !== null && /^(?:cover|title)(?: slide| page)?$/i.test(cover.title)
  const title = isBlank ? (cover.blocks.find(block => block !== cover.titleBlock) ?? null) : cover.titleBlock
  const first = title ? [title, ...cover.blocks] : cover.blocks.slice(0, 3)
  for (const block of first.filter(({ type }) => !notNaming.has(type))) {
    const isMail = /^subject:/i.test(block.text)
    const words = titleOf(block.text.replace(/^subject:\s*/i, '')).slice(0, 120)
    if (legal.test(words) && words.split(' ').length <= 6) {
      // "Investor summary - Glasswing Orchards Ltd" says of what kind it is first.
      const [, kind = '', firm = ''] = /^(.*?)\s*(?:[:|–—]|\s-)\s+(.+)$/.exec(words) ?? []
      const name = (isKind.test(kind) ? firm : words).replace(legal, '').trim()
      return asWritten(name, `${cover.text}\n${rest}`) ?? (/^\p{Lu}/u.test(name) ? name : null)
    }
    const [head = '', next = ''] = words.split(
      /\s*(?:[:|–—\n]|\s-\s|(?<=^\p{Lu}[\p{L}\p{N}]{2,}(?: \p{Lu}[\p{L}\p{N}]+)?)\.\s(?=\p{Lu}))\s*/u,
    )
    if (
      isMail &&
      /^(?:q[1-4]|h[12]|\p{L}+(?: 20\d\d)?|(?:monthly|quarterly|investor|board|annual))? ?(?:20\d\d )?(?:update|report|letter)\b/iu.test(
        next,
      ) &&
      /^\p{Lu}/u.test(head) &&
      head.split(' ').length <= 3
    )
      return head
    // "Investment memo: Harrow Robotics, series A" names what it is about after the colon.
    const isTold = isKind.test(head.replace(/,.*$/, ''))
    const named = isTold ? (next.split(/\s*[,(]\s*/)[0] ?? '') : head
    const name = named
      .replace(/^the\s+/i, '')
      .replace(kindOfDocument, '')
      .trim()
    const capitalised = asSpoken(name, rest)
    if (capitalised) return capitalised
    if (!/^\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:& )?[\p{Lu}\p{N}][\p{L}\p{N}.&'’-]*){0,2}$/u.test(name)) continue
    if (/^(?:pitch|investor|investment|confidential|seed|series|problem|executive|title|cover|slide)\b/i.test(name))
      continue
    if (/\b(?:deck|presentation|overview|summary|plan|proposal|report|memo)\b/i.test(name)) continue
    if (/^(?:(?:customer|solutions?|products?|company|business|final|sales|demo|project|our|new)\b\s*)+$/i.test(name))
      continue

    if (name !== named.replace(/^the\s+/i, '').trim() && subject.test(name)) continue
    if (isPerson(name, `${cover.text}\n${rest}`)) continue
    const spelled = asWritten(name, rest)
    if (spelled) return spelled
    if (isTold && !greeting.test(name)) return name
    if (rest.includes(name) || cover.text.split(name).length > 2) return name
    // "Solace Health" on the cover is "Solace" from there on.
    const first = / /.test(name) ? (name.split(' ')[0] ?? '') : ''
    if (first.length >= 4 && new RegExp(`(?<!\\p{L} )\\b${first} \\p{Ll}+s\\b`, 'u').test(rest)) return first
    if (block === title && isNameOnCover(name, cover, rest, isBlank && next !== '')) return name
  }
  return repeatedSubject(slides)
}

/** A name that is twice the subject of what a product does, and no other word of the text. */
function repeatedSubject(slides: Slide[]): string | null {
  const text = slides
    .filter(slide => !slide.roles.includes('competition'))
    .map(slide => slide.text)
    .join('\n')
  const times = new Map<string, number>()
  for (const [, name = ''] of text.matchAll(
    new RegExp(`(?:^|[.!?:;]\\s+)(\\p{Lu}[\\p{L}\\d]{3,}) (?:${doing})\\b`, 'gmu'),
  ))
    times.set(name, (times.get(name) ?? 0) + 1)
  const [name, count = 0] = [...times].sort((a, b) => b[1] - a[1])[0] ?? []
  if (!name || count < 2 || /(?:ing|tion|ment|ity|ness)$/.test(name)) return null
  return new RegExp(`\\b(?:${name.toLowerCase()}s?|(?:${name})s|(?:the|a|our|this|every|each) ${name})\\b`, 'u').test(
    text.replace(new RegExp(`\\b[Tt]he ${name}\\b`, 'g'), ' '),
  )
    ? null
    : name
}
