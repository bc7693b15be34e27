/**
 * The built site. Its files are listed once at the start, so a request can only ever name one of them; each is read
 * when first asked for and kept, since a built site is small.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { assetHeaders, pageHeaders } from './site-headers.ts'

interface SiteFile {
  headers: Record<string, string>
  etag: string
  bodies: { encoding: 'br' | 'gzip' | null; bytes: Uint8Array<ArrayBuffer> }[]
}

export interface Site {
  /** Whether this path is a page or a file of the site. */
  has(path: string): boolean
  /** The answer to a GET of this path: a file, the page not found, or not modified. */
  serve(request: { path: string; acceptEncoding: string; ifNoneMatch: string }): Promise<Response>
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

const notBuilt = 'The site has not been built yet. The API answers under /api. To build the site, run: npm run build\n'

/** Reads the list of files under `directory`; an absent directory is a site that was not built. */
export async function openSite(directory: string): Promise<Site> {
  const names = new Set(await listFiles(directory))
  const kept = new Map<string, Promise<SiteFile>>()

  const load = (name: string) => {
    let file = kept.get(name)
    if (!file) {
      file = loadFile(directory, name, names)
      file.catch(() => kept.delete(name))
      kept.set(name, file)
    }
    return file
  }

  return {
    has: path => fileName(path, names) !== null,
    async serve({ path, acceptEncoding, ifNoneMatch }) {
      const name = fileName(path, names)
      if (name === null && !names.has('404.html')) {
        const text = names.size === 0 ? notBuilt : '404 Page Not Found\n'
        return new Response(text, { status: 404, headers: { ...assetHeaders, 'content-type': types['.txt'] ?? '' } })
      }
      const file = await load(name ?? '404.html')
      const status = name === null ? 404 : 200
      if (status === 200 && ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === file.etag))
        return new Response(null, { status: 304, headers: { ...file.headers, etag: file.etag } })
      const body =
        file.bodies.find(({ encoding }) => encoding !== null && accepts(acceptEncoding, encoding)) ??
        file.bodies.find(({ encoding }) => encoding === null)
      const headers: Record<string, string> = {
        ...file.headers,
        etag: file.etag,
        'content-length': String(body?.bytes.length ?? 0),
      }
      if (body?.encoding) headers['content-encoding'] = body.encoding
      return new Response(body?.bytes ?? null, { status, headers })
    },
  }
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** "/about" is about/index.html or about.html; a number in a path is the page for any id, which is built as "id". */
function fileName(path: string, names: Set<string>): string | null {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return null
  }
  const trimmed = plain.replace(/^\/+|\/+$/g, '')
  if (/\.(?:br|gz)$/.test(trimmed)) return null
  for (const at of new Set([trimmed, trimmed.replace(/(^|\/)\d+(?=\/|$)/g, '$1id')])) {
    const candidates = at === '' ? ['index.html'] : [at, `${at}/index.html`, `${at}.html`]
    const found = candidates.find(name => names.has(name))
    if (found) return found
  }
  return null
}

async function loadFile(directory: string, name: string, names: Set<string>): Promise<SiteFile> {
  const read = async (file: string) => new Uint8Array(await readFile(join(directory, file)))
  const plain = await read(name)
  const bodies: SiteFile['bodies'] = []
  // In the order in which they are preferred.
  if (names.has(`${name}.br`)) bodies.push({ encoding: 'br', bytes: await read(`${name}.br`) })
  if (names.has(`${name}.gz`)) bodies.push({ encoding: 'gzip', bytes: await read(`${name}.gz`) })
  bodies.push({ encoding: null, bytes: plain })
  const ending = extname(name).toLowerCase()
  const headers = {
    ...(ending === '.html' ? pageHeaders(new TextDecoder().decode(plain)) : assetHeaders),
    'content-type': types[ending] ?? 'application/octet-stream',
    // Names under _astro hold a hash of their content: they never change.
    'cache-control': name.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  }
  return { headers, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`, bodies }
}

/** Whether an Accept-Encoding header takes this encoding; one with q=0 is refused by name. */
function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.split(',').some(part => {
    const [name, ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
    return name === encoding && !parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
