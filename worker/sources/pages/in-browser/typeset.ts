/// <reference lib="dom" />
/** Sets text that has no pages of its own: old Word files, plain text, and what could not be drawn. */
import type { Block } from '#db/located-document.ts'
import { type Drawing, oneOf } from './sheet.ts'

const style = `article{box-sizing:border-box;width:816px;padding:72px 84px;background:#fff;color:#222;font:16px/1.5 serif;overflow-wrap:anywhere}
h2,p{margin:0 0 12px}h2{font-size:22px;line-height:1.3;margin-top:20px}p.item{padding-left:24px;text-indent:-14px}.note{font-style:italic;color:#555;border-bottom:1px solid #bbb}`

export interface Article {
  /** What the reader has to know about the text. */
  note?: string
  blocks: Block[]
}

export async function open(source: ArrayBuffer): Promise<Drawing> {
  const articles: Article[] = JSON.parse(new TextDecoder().decode(source))
  const sheet = document.createElement('style')
  sheet.textContent = style
  document.head.append(sheet)
  const elements = articles.map(({ note, blocks }) => {
    const article = document.createElement('article')
    const add = (tag: 'h2' | 'p', text: string, className = '') => {
      article.append(Object.assign(document.createElement(tag), { textContent: text, className }))
    }
    if (note) add('p', note, 'note')
    for (const { type, text } of blocks) {
      if (type === 'list_item') add('p', `• ${text}`, 'item')
      else add(type === 'heading' || type === 'slide_title' ? 'h2' : 'p', text)
    }
    return article
  })
  document.body.replaceChildren(...elements)
  return oneOf(elements)
}
