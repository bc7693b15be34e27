/**
 * What each built page costs to load for the first time: bytes of HTML, CSS, JavaScript and fonts as they travel
 * (brotli at its highest level, as the server keeps them; fonts are compressed already), and how many requests.
 * Reads dist/site, or the folder given as the first argument; run `npm run build` first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

interface Weight {
  html: number
  css: number
  js: number
  fonts: number
  requests: number
}

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..', 'dist', 'site'))
const read = (file: string) => readFileSync(path.join(folder, file))
const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

/** Every match's first group, each once. */
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(match => match[1] ?? ''))]

/** Scripts named by the page, and what those import, as far as the names stand in their text. */
function scripts(html: string): string[] {
  const found = new Set(all(html, /(?:<script[^>]*\ssrc|<link[^>]*rel="modulepreload"[^>]*href|-url)="(\/[^"]+\.js)"/g))
  for (const file of found) {
    for (const name of all(read(file).toString(), /["'](?:\.\/)?([\w.-]+\.js)["']/g)) {
      const beside = path.posix.join(path.posix.dirname(file), name)
      if (existsSync(path.join(folder, beside))) found.add(beside)
    }
  }
  return [...found]
}

function weigh(page: string): Weight {
  const html = read(page).toString()
  const styles = all(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  const preloaded = all(html, /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)
  const code = scripts(html)
  const inline = all(html, /<script(?![^>]*\ssrc=)[^>]*>([^<]+)<\/script>/g).join('\n')
  const sum = (files: string[], size: (bytes: Uint8Array) => number) =>
    files.reduce((total, file) => total + size(read(file)), 0)
  return {
    html: brotli(Buffer.from(html)),
    css: sum(styles, brotli),
    js: sum(code, brotli) + (inline === '' ? 0 : brotli(Buffer.from(inline))),
    fonts: sum(preloaded, bytes => bytes.length),
    requests: 1 + styles.length + preloaded.length + code.length,
  }
}

if (!existsSync(folder)) {
  console.error(`There is no built site in ${folder}: run npm run build first.`)
  process.exit(1)
}
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .sort()
const rows = pages.map(page => {
  const { html, css, js, fonts, requests } = weigh(page)
  const route = `/${page.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`
  return { route, html, css, 'html + css': html + css, js, 'fonts preloaded': fonts, requests }
})
console.table(rows)
