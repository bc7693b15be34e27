/// <reference lib="dom" />
/** Sets text that has no pages of its own: old Word files, plain text, and what could not be drawn. */
import type { Block } from '#db/located-document.ts'
import { hasCells, wordsAsRead } from '#db/quote-words.ts'
import { type Drawing, oneOf } from './sheet.ts'

const style = `article{box-sizing:border-box;width:816px;padding:72px 84px;background:#fff;color:#222;font:16px/1.5 serif;overflow-wrap:anywhere}
h2,p{margin:0 0 12px}h2{font-size:22px;line-height:1.3;margin-top:20px}p.item{padding-left:24px;text-indent:-14px}`

export async function open(source: ArrayBuffer): Promise<Drawing> {
  const texts: Block[][] = JSON.parse(new TextDecoder().decode(source))
  const sheet = document.createElement('style')
  sheet.textContent = style
  document.head.append(sheet)
  const articles = texts.map(blocks => {
    const article = document.createElement('article')
    for (const { type, text } of blocks) {
      const line = document.createElement(type === 'heading' || type === 'slide_title' ? 'h2' : 'p')
      line.textContent = type === 'list_item' ? `• ${text}` : wordsAsRead({ text, cells: hasCells(type) })
      if (type === 'list_item') line.className = 'item'
      article.append(line)
    }
    return article
  })
  document.body.replaceChildren(...articles)
  return oneOf(articles)
}
