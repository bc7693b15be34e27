/// <reference lib="dom" />
import { signsOf } from '../../symbol-fonts.ts'

/** Replaces the letters of symbol fonts, which the browser lacks, by the signs that they stand for. */
export function drawSigns(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement)
      node.nodeValue = signsOf(node.nodeValue ?? '', getComputedStyle(node.parentElement).fontFamily)
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue
      const [, bullet] = /^"([^"]*?)(?:\\9 ?)?"$/.exec(rule.style.content) ?? []
      if (bullet) rule.style.content = `"${signsOf(bullet, rule.style.fontFamily)}\\9"`
    }
}
