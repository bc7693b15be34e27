/** The fonts for rendering pages: Latin, Greek and Cyrillic from Chromium's package, CJK from other packages. */
import { existsSync } from 'node:fs'
import { chown, copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { browserUser } from './places.ts'

/** Returns the file's path. CJK fonts are copied to `kept`, because the checkout may be closed to the browser's user. */
export async function fontConfiguration(kept: string, packaged: string): Promise<string> {
  const own = path.join(kept, 'cjk-fonts')
  const cache = path.join(kept, 'font-cache')
  await copyFonts(own)
  await mkdir(cache, { recursive: true })
  // Without a writable cache, the browser reads every font at every start.
  if (process.getuid?.() === 0) await chown(cache, browserUser, browserUser).catch(() => undefined)
  const folders = [packaged, own, '/usr/share/fonts', '/usr/local/share/fonts']
  const text = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map(folder => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    '  <include ignore_missing="yes">/etc/fonts/conf.d</include>',
    '</fontconfig>',
    '',
  ].join('\n')
  const file = path.join(kept, 'fonts.conf')
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text, { mode: 0o644 })
  return file
}

/** Han and kana, then Hangul. Only two weights of each: the packages contain more than pages need. */
const cjk: [string, string[]][] = [
  ['@embedpdf/fonts-sc', ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf']],
  ['@embedpdf/fonts-kr', ['NotoSansKR-Regular.otf', 'NotoSansKR-Bold.otf']],
]

async function copyFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  for (const [name, files] of cjk) {
    const entry = entryOf(name)
    if (entry === null) continue
    for (const file of files) {
      const target = path.join(folder, file)
      if (existsSync(target)) continue
      const partial = `${target}.${process.pid}`
      await copyFile(path.join(path.dirname(entry), '..', 'fonts', file), partial)
      await rename(partial, target)
    }
  }
}

/** Null if the package is not installed; then pages are drawn with the machine's fonts. */
function entryOf(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return null
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
