/** The product's own name in two spellings. */
import type { Block } from '#db/shapes.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteAround } from '../text.ts'
import { asks, worried } from '../views.ts'

/** A capitalised word; not at an address, a handle or a file. */
const capitalised = /(?<![\w@/.#[-])\p{Lu}[\p{L}\d]+(?:\.(?:io|ai|app))?(?![\w@]|\.\w|\/)/gu

/** Each capitalised word, and each two of them with a space or hyphen between. */
function namesIn(text: string): { text: string; index: number }[] {
  const words = everyMatch(capitalised, text)
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1]
    const end = word.index + word.length
    return next && next.index === end + 1 && /[ -]/.test(text[end] ?? '')
      ? [{ text: text.slice(word.index, next.index + next.length), index: word.index }]
      : []
  })
  return [...words, ...pairs]
}

interface Form {
  text: string
  uses: { block: Block; index: number }[]
}

const keyOf = (text: string) => text.toLowerCase().replace(/[ .-]/g, '')

/** Only the submission's own name: it stands in the title, the host or the first heading. */
function ownNames(reading: Reading): string {
  const host = reading.document.website ? new URL(reading.document.website.finalUrl).hostname.replace(/^www\./, '') : ''
  const first = reading.document.blocks.find(({ type }) => type === 'heading' || type === 'slide_title')?.text ?? ''
  return keyOf(`${reading.document.title ?? ''} ${reading.document.website?.title ?? ''} ${host} ${first}`)
}

/** How often each form is seen: in titles, tables, buttons and footers as well. A picture's description is not seen. */
function usesSeen(reading: Reading): (form: string) => number {
  const seen = reading.visible.filter(({ type }) => type !== 'image').flatMap(({ text }) => namesIn(text))
  return form => seen.filter(({ text }) => text === form).length
}

function detect(reading: Reading): Sighting[] {
  const names = ownNames(reading)
  const seen = usesSeen(reading)
  const forms = new Map<string, Form[]>()
  for (const block of reading.prose) {
    // In a heading every word may have a capital, and in a shouted line all letters.
    if (block.type !== 'paragraph' && block.type !== 'list_item') continue
    for (const { index, text } of namesIn(block.text)) {
      if (text.length < 5 || text === text.toUpperCase()) continue
      const known = forms.get(keyOf(text)) ?? []
      const form = known.find(one => one.text === text)
      if (form) form.uses.push({ block, index })
      else known.push({ text, uses: [{ block, index }] })
      forms.set(keyOf(text), known)
    }
  }
  return [...forms].flatMap(([key, spelled]): Sighting[] => {
    const [a, b] = spelled.filter(({ uses }) => uses.length >= 2)
    const [first, second] = [a?.uses[0], b?.uses[0]]
    if (!a || !b || !first || !second || key.length < 5 || !names.includes(key)) return []
    return [
      {
        severity: 2,
        quotes: [
          quoteAround(first.block, first.index, a.text.length),
          quoteAround(second.block, second.index, b.text.length),
        ],
        facts: { first: a.text, second: b.text, firstUses: seen(a.text), secondUses: seen(b.text) },
      },
    ]
  })
}

export const nameSpelledVariously: Observation = {
  id: 'name-spelled-variously',
  category: 'consistency',
  appliesTo: () => true,
  sources: ['PL-TERM'],
  detect,
  views: {
    brand: worried(
      s => `Is it “${s.facts.first}” or “${s.facts.second}”? The name is the one word that must never waver.`,
      s => `Decide between “${s.facts.first}” and “${s.facts.second}” and replace the other everywhere.`,
      s =>
        `Both “${s.facts.first}” and “${s.facts.second}” stand in the text, and a reader cannot tell which to remember.`,
    ),
    'team-execution': worried(
      s =>
        `“${s.facts.first}” stands ${s.facts.firstUses} times and “${s.facts.second}” ${s.facts.secondUses} times, which a last reading before sending would have caught.`,
      s => `Search for “${s.facts.second}” and correct it, there and in the product.`,
      s => `Details like “${s.facts.second}” beside “${s.facts.first}” show how work is checked.`,
    ),
    'skeptical-buyer': asks(
      s => `Are “${s.facts.first}” and “${s.facts.second}” one product or two?`,
      'Say it once if they are two.',
      s => `From “${s.facts.first}” and “${s.facts.second}” I cannot tell whether they are the same.`,
    ),
    positioning: worried(
      s => `A name that is searched as “${s.facts.first}” is not found as “${s.facts.second}”.`,
      s => `Settle on “${s.facts.first}” or “${s.facts.second}” before anything else is printed.`,
      'The frame starts with the name, and here it has two forms.',
    ),
  },
}
