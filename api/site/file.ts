import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { assetHeaders, pageHeaders } from './headers.ts'

export interface SiteFile {
  headers: Record<string, string>
  etag: string
  /** In order of preference. */
  bodies: { encoding: 'br' | 'gzip' | null; bytes: Uint8Array<ArrayBuffer> }[]
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
}

/** The footer's year at build time. */
const writtenYear = /(<span data-year>)(\d{4})(<\/span>)/g

/** `names` lists all files of `directory`, including the build's compressed copies. */
export async function loadFile(directory: string, name: string, names: Set<string>, year: number): Promise<SiteFile> {
  const read = async (file: string) => new Uint8Array(await readFile(join(directory, file)))
  const built = await read(name)
  const ending = extname(name).toLowerCase()
  const html = ending === '.html' ? new TextDecoder().decode(built) : null
  const current = html?.replaceAll(writtenYear, `$1${year}$3`) ?? null
  const rewritten = current !== html
  const plain = current !== null && rewritten ? new TextEncoder().encode(current) : built
  const bodies: SiteFile['bodies'] = []
  if (rewritten) bodies.push(...(await compressed(plain)))
  else {
    if (names.has(`${name}.br`)) bodies.push({ encoding: 'br', bytes: await read(`${name}.br`) })
    if (names.has(`${name}.gz`)) bodies.push({ encoding: 'gzip', bytes: await read(`${name}.gz`) })
  }
  bodies.push({ encoding: null, bytes: plain })
  const headers = {
    ...(current === null ? assetHeaders : pageHeaders(current)),
    'content-type': types[ending] ?? 'application/octet-stream',
    // Names under _astro contain a hash of the content.
    'cache-control': name.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  }
  return { headers, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`, bodies }
}

/** Replaces the build's compressed copies where the year was rewritten. */
async function compressed(plain: Uint8Array): Promise<SiteFile['bodies']> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return [
    { encoding: 'br', bytes: new Uint8Array(br) },
    { encoding: 'gzip', bytes: new Uint8Array(gz) },
  ]
}
