/**
 * Serves the built site. Its files are listed at the start, so that a request can name only those; each is read once
 * and kept in memory, since the site is small. After a new build has replaced the folder, they are listed again.
 */
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { loadFile, type SiteFile } from './file.ts'
import { assetHeaders } from './headers.ts'
import { createRender, type Render } from './render.ts'

export interface Site {
  has(path: string): boolean
  /** The answer to a GET: a file, 304, or the 404 page. */
  serve(request: { path: string; acceptEncoding: string; ifNoneMatch: string }): Promise<Response>
  render: Render
}

/** Astro's server for pages rendered on demand; its files are never served. */
const serverFolder = 'server/'

const plainText = { ...assetHeaders, 'content-type': 'text/plain; charset=utf-8' }
const notBuilt = 'The site has not been built yet. The API answers under /api. To build the site, run: npm run build\n'

/** How long a newer build may go unnoticed, in milliseconds. */
const rescanMs = 1_000

/**
 * Lists the files under `directory`; if it does not exist, the site was not built. The footer's year follows `now`: when the
 * year changes, pages are read again and rewritten.
 */
export async function openSite(directory: string, now: () => Date = () => new Date()): Promise<Site> {
  let names = new Set(await listFiles(directory))
  const kept = new Map<string, Promise<SiteFile>>()
  let keptYear = 0
  let folder = await identityOf(directory)
  let scannedAt = now().getTime()

  const rescan = async () => {
    const time = now().getTime()
    if (time - scannedAt < rescanMs) return
    scannedAt = time
    const current = await identityOf(directory)
    if (current === folder) return
    names = new Set(await listFiles(directory))
    folder = current
    kept.clear()
  }

  const load = (name: string) => {
    const year = now().getFullYear()
    if (year !== keptYear) kept.clear()
    keptYear = year
    let file = kept.get(name)
    if (!file) {
      file = loadFile(directory, name, names, year)
      file.catch(() => kept.delete(name))
      kept.set(name, file)
    }
    return file
  }

  return {
    has: path => fileName(path, names) !== null,
    async serve({ path, acceptEncoding, ifNoneMatch }) {
      await rescan()
      const name = fileName(path, names)
      if (name === null && !names.has('404.html')) {
        const text = names.size === 0 ? notBuilt : '404 Page Not Found\n'
        return new Response(text, { status: 404, headers: plainText })
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
    render: createRender(join(directory, serverFolder, 'entry.mjs')),
  }
}

const identityOf = (directory: string): Promise<string> =>
  stat(directory).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => '',
  )

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(name => !name.startsWith(serverFolder))
}

/** "/about" is about/index.html or about.html. A number in a path matches the page built as "id". */
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

/** Whether an Accept-Encoding header names this encoding, and not with q=0. */
function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.split(',').some(part => {
    const [name, ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
    return name === encoding && !parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
