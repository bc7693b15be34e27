/**
 * The built site. Its files are listed at the start, so a request can only ever name one of them; each is read when first
 * asked for and kept, since a built site is small. A build puts a new folder in the place of the old one: that is noticed.
 */
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { loadFile, type SiteFile } from './file.ts'
import { assetHeaders } from './headers.ts'
import { createRender, type Render } from './render.ts'

export interface Site {
  /** Whether this path is a page or a file of the site. */
  has(path: string): boolean
  /** The answer to a GET of this path: a file, the page not found, or not modified. */
  serve(request: { path: string; acceptEncoding: string; ifNoneMatch: string }): Promise<Response>
  render: Render
}

/** What renders pages on demand: it lies beside the files, and is none of them. */
const serverFolder = 'server/'

const plainText = { ...assetHeaders, 'content-type': 'text/plain; charset=utf-8' }
const notBuilt = 'The site has not been built yet. The API answers under /api. To build the site, run: npm run build\n'

/** How long a newer build may go unnoticed, in milliseconds. */
const lookAgainMs = 1_000

/**
 * Reads the list of files under `directory`; an absent directory is a site that was not built. The footer's year is the
 * current one by `now`, also on the first of January: pages built in an old year are read again and rewritten.
 */
export async function openSite(directory: string, now: () => Date = () => new Date()): Promise<Site> {
  let names = new Set(await listFiles(directory))
  const kept = new Map<string, Promise<SiteFile>>()
  let keptYear = 0
  let folder = await identityOf(directory)
  let lookedAt = now().getTime()

  /** Lists the files anew where another build has taken the folder's place. */
  const lookAgain = async () => {
    const time = now().getTime()
    if (time - lookedAt < lookAgainMs) return
    lookedAt = time
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
      await lookAgain()
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

/** Whether an Accept-Encoding header takes this encoding; one with q=0 is refused by name. */
function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  return header.split(',').some(part => {
    const [name, ...parameters] = part.split(';').map(piece => piece.trim().toLowerCase())
    return name === encoding && !parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
