import { markValue } from './marks.ts'
import type { NoteReference, WordNode } from './tree.ts'

export interface Words {
  visible: string
  hidden: Map<string, string>
  links: { text: string; href: string }[]
  /** In points: the size of most of the text. */
  size: number | null
  notes: NoteReference[]
  /** Pictures by their alternative text, charts and diagrams by their number, in order. */
  asides: ({ image: string } | { drawn: number })[]
}

interface Around {
  reason: string | null
  link: Words['links'][number] | null
  size: number | null
}

export function readWords(nodes: WordNode[], size: number | null): Words {
  const words: Words = { visible: '', hidden: new Map(), links: [], size: null, notes: [], asides: [] }
  const sizes = new Map<number, number>()
  let linkedTo = 0

  const say = (text: string, around: Around) => {
    if (around.reason !== null) {
      words.hidden.set(around.reason, (words.hidden.get(around.reason) ?? '') + text)
      return
    }
    words.visible += text
    if (around.link !== null) [around.link.text, linkedTo] = [around.link.text + text, words.visible.length]
    if (around.size !== null) sizes.set(around.size, (sizes.get(around.size) ?? 0) + text.length)
  }

  const read = (inner: WordNode[], around: Around) => {
    let { reason } = around
    for (const node of inner) {
      if (node.type === 'text') say(node.value, { ...around, reason })
      else if (node.type === 'tab' || node.type === 'break') say(' ', { ...around, reason })
      else if (node.type === 'checkbox') say(node.checked ? '☒' : '☐', { ...around, reason })
      else if (node.type === 'run') read(node.children, { ...around, reason, size: node.fontSize ?? around.size })
      else if (node.type === 'hyperlink') {
        // mammoth takes what follows a field's address for a part of it.
        const href = node.href?.replace(/".*/, '')
        const last = words.links.at(-1)
        // Word writes one link as several where its looks change.
        const goesOn = last?.href === href && words.visible.length === linkedTo
        const link = goesOn ? (last ?? null) : href === undefined ? null : { text: '', href }
        if (link !== null && !goesOn) words.links.push(link)
        read(node.children, { ...around, reason, link })
      } else if (node.type === 'noteReference') words.notes.push(node)
      else if (node.type === 'image') words.asides.push({ image: node.altText ?? '' })
      else if (node.type === 'bookmarkStart') {
        reason = markValue(node.name, 'hidden') ?? reason
        const drawn = markValue(node.name, 'drawn')
        if (drawn !== null) words.asides.push({ drawn: Number(drawn) })
      }
    }
  }

  read(nodes, { reason: null, link: null, size })
  let most = 0
  for (const [points, letters] of sizes) if (letters > most) [words.size, most] = [points, letters]
  return words
}
