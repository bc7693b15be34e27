/// <reference lib="dom" />
import type { PageWord } from '#db/page-words.ts'
import { unseenWords } from './invisible-words.ts'

/** A page or slide as drawn, in CSS pixels from its own top left corner. */
export interface Sheet {
  x: number
  y: number
  width: number
  height: number
  words: PageWord[]
}

/** What the script of each kind of file provides. Pages count from 1. */
export interface Drawing {
  pages: number
  show(page: number): Promise<HTMLElement>
}

/** Letters of scripts without spaces are separate words, since a line may break after each. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu
/** A page with more words is not meant to be read. */
const mostWords = 6_000

/** The class of charts, whose boxes are listed as words without a text. */
export const framed = 'framed-chart'

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10

/** The part of a drawing that our page keeps as its global `script`. */
export const measured = ({ pages, show }: Drawing) => ({
  pages,
  measured: async (page: number) => measure(await show(page)),
  unseenWords,
})

async function measure(element: HTMLElement): Promise<Sheet> {
  await document.fonts.ready
  for (const picture of element.querySelectorAll('img')) {
    const { complete, naturalWidth, offsetWidth, offsetHeight, style } = picture
    const place = `${style.cssText};display:inline-block;width:${offsetWidth}px;height:${offsetHeight}px`
    if (complete && naturalWidth === 0) picture.replaceWith(missingPicture(place))
  }
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height, words: wordsIn(element) }
}

/** A frame that says that a damaged or too large picture is missing; `place` is its CSS. */
export function missingPicture(place: string): HTMLElement {
  const note = document.createElement('span')
  note.textContent = 'A picture here could not be drawn.'
  const look = 'box-sizing:border-box;padding:4px 8px;overflow:clip;border:1px solid;color:#4a4a4a;background:#fff'
  note.style.cssText = `${place};${look};font:16px/1.3 sans-serif`
  return note
}

export function wordsIn(element: Element): PageWord[] {
  const { x, y } = element.getBoundingClientRect()
  const words: PageWord[] = []
  const add = (text: string, box: DOMRect) =>
    words.push([text, rounded(box.x - x), rounded(box.y - y), rounded(box.width), rounded(box.height)])
  for (const frame of element.getElementsByClassName(framed)) add('', frame.getBoundingClientRect())
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node && words.length < mostWords; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('style, script') || !parent.checkVisibility({ visibilityProperty: true })) continue
    for (const found of (node.nodeValue ?? '').matchAll(word)) {
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      // Only the first box: a word hyphenated over two lines is found by its beginning.
      const [box] = range.getClientRects()
      if (!box || box.width === 0 || box.height === 0) continue
      add(found[0], box)
    }
  }
  return words
}

export function oneOf(elements: HTMLElement[]): Drawing {
  return {
    pages: elements.length,
    show: async page => {
      for (const [at, element] of elements.entries()) element.style.display = at === page - 1 ? '' : 'none'
      return elements[page - 1] as HTMLElement
    },
  }
}
