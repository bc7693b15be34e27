/** Compressed copies beside each text file of a folder, so that no request pays for the compression. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|ico)$/
/** Below this a compressed copy saves less than its own overhead. */
const leastBytes = 512

/** What runs on the server is never sent. */
const unsent = 'server'

/** Writes `name.br` and `name.gz` where they are smaller than the file. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    entry =>
      entry.isFile() && text.test(entry.name) && path.relative(folder, entry.parentPath).split(path.sep)[0] !== unsent,
  )
  await Promise.all(files.map(entry => compress(path.join(entry.parentPath, entry.name))))
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < leastBytes) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  for (const [ending, bytes] of [
    ['br', br],
    ['gz', gz],
  ] as const)
    if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes)
}
