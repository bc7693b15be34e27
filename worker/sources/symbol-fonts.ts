/** Symbol, Wingdings and the like draw signs for letters, and for private codes that mean nothing in other fonts. */
import { codePoint } from 'dingbat-to-unicode'

const named = /^["']?(symbol|webdings|wingdings(?: [23])?)["']?(?:,|$)/i
const withoutMeaning = /[\uf020-\uf0ff]/g
/** For signs that few fonts have, similar ones that most have. */
const similar: Record<string, string> = Object.fromEntries(
  '⮚➢ ⬩◆ ⬧◆ 🞄• ⭘○ 🡨← 🡪→ 🡩↑ 🡫↓ 🡺➔ 🞎□ 🞏□ 🗶✗ 🗴✗ 🗷☒ 🗵☒ 🗹☑ 🗸✓ 🞂▶'.split(' ').map(pair => Array.from(pair)),
)

/** Replaces both by the Unicode characters of their signs. An unknown font's codes are taken for those of Word's bullets. */
export function signsOf(text: string, font = ''): string {
  const [, known] = named.exec(font) ?? []
  return text.replace(known ? /[\u0021-\u00ff\uf020-\uf0ff]/g : withoutMeaning, letter => {
    const code = letter.charCodeAt(0) & 0xff
    const sign = codePoint(known ?? (code === 0xb7 ? 'Symbol' : 'Wingdings'), code)?.string ?? letter
    return similar[sign] ?? sign
  })
}
