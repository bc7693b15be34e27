/// <reference lib="dom" />
/** Sets text that has no pages of its own: old Word files and plain text. */
import type { Block } from '#db/located-document.ts'
import { type Drawing, oneOf } from './sheet.ts'

const style = `article{box-sizing:border-box;width:816px;padding:72px 84px;background:#fff;color:#222;font:16px/1.5 serif;overflow-wrap:anywhere}
h2,p{margin:0 0 12px}h2{font-size:22px;line-height:1.3;margin-top:20px}p.item{padding-left:24px;text-indent:-14px}`

export async function open(source: ArrayBuffer): Promise<Drawing> {
  const blocks: Block[] = JSON.parse(new TextDecoder().decode(source))
  const sheet = document.createElement('style')
  sheet.textContent = style
  document.head.append(sheet)
  const article = document.createElement('article')
  for (const { type, text } of blocks) {
    const line = document.createElement(type === 'heading' ? 'h2' : 'p')
    line.textContent = type === 'list_item' ? `• ${text}` : text
    if (type === 'list_item') line.className = 'item'
    article.append(line)
  }
  document.body.replaceChildren(article)
  return oneOf([article])
}
