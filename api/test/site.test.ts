import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../site/site.ts'

const inline = 'console.log("island > ready")'
const pages: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><script type="module" src="/_astro/a.js"></script><script>${inline}</script><h1>Panel</h1>`,
  'about/index.html': '<!doctype html><h1>About</h1>',
  'terms.html': '<!doctype html><h1>Terms</h1>',
  'projects/id/index.html': '<!doctype html><h1>One project</h1>',
  '404.html': '<!doctype html><h1>404 Page Not Found</h1>',
  'form.html': `<!doctype html><p>Not a handler: onclick="x()"</p><form onpointerdown="import('/a.js')"><input onfocus="import('/a.js')" value="a"><a title="1 > 0" onclick="f(&quot;&amp;&quot;)">x</a></form>`,
  'footer.html': '<!doctype html><h1>Year</h1><p>© <span data-year>2026</span> Panel. Since 2026.</p>',
  'server/entry.mjs': 'export {}',
  '_astro/a.js': 'export const a = 1\n'.repeat(50),
}

let directory: string
let site: Site
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'panel-site-'))
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(join(directory, 'site', name, '..'), { recursive: true })
    await writeFile(join(directory, 'site', name), content)
  }
  for (const [name, content] of Object.entries(pages)) await write(name, content)
  await write('_astro/a.js.br', brotliCompressSync(pages['_astro/a.js'] ?? ''))
  await write('_astro/a.js.gz', gzipSync(pages['_astro/a.js'] ?? ''))
  await write('footer.html.br', brotliCompressSync(pages['footer.html'] ?? ''))
  await writeFile(join(directory, 'secret.txt'), 'outside')
  site = await openSite(join(directory, 'site'), () => new Date('2026-07-01T12:00:00Z'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const get = (path: string, headers: { acceptEncoding?: string; ifNoneMatch?: string } = {}) =>
  site.serve({ path, acceptEncoding: '', ifNoneMatch: '', ...headers })

describe('the site', () => {
  it.each([
    ['/', 'Panel'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/terms', 'Terms'],
    ['/projects/17', 'One project'],
  ])('answers %s', async (path, text) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`<h1>${text}</h1>`)
  })

  it.each([
    '/nothing',
    '/server/entry.mjs',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/%',
    '/_astro/a.js.br',
  ])('answers %s with the page for addresses not found', async path => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('404 Page Not Found')
  })

  it('runs only its own scripts and those with a known hash', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const scripts = policy.split('; ').find(part => part.startsWith('script-src')) ?? ''
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('allows event attributes by their hash, and only on pages that have some', async () => {
    const scripts = async (path: string) =>
      ((await get(path)).headers.get('content-security-policy') ?? '')
        .split('; ')
        .find(part => part.startsWith('script'))
    const hashes = ["import('/a.js')", 'f("&")'].map(code => createHash('sha256').update(code).digest('base64'))
    expect(await scripts('/form')).toBe(
      `script-src 'self' 'unsafe-hashes' ${hashes.map(h => `'sha256-${h}'`).join(' ')}`,
    )
    expect(await scripts('/about')).toBe("script-src 'self'")
  })

  it('shows the current year in the footer, whenever it was built and however long it runs', async () => {
    let now = new Date(2026, 11, 31, 23, 59, 59)
    const site = await openSite(join(directory, 'site'), () => now)
    const read = async (acceptEncoding: string) => {
      const response = await site.serve({ path: '/footer', acceptEncoding, ifNoneMatch: '' })
      const bytes = Buffer.from(await response.arrayBuffer())
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers.get('content-encoding') ?? '']
      return { etag: response.headers.get('etag') ?? '', text: (unpack ? unpack(bytes) : bytes).toString() }
    }
    const old = await read('br')
    expect(old.text).toBe(pages['footer.html'])
    now = new Date(2027, 0, 1)
    for (const encoding of ['br', 'gzip', '']) {
      const { text, etag } = await read(encoding)
      expect(text).toContain('<p>© <span data-year>2027</span> Panel. Since 2026.</p>')
      expect(etag).not.toBe(old.etag)
    }
    const again = await site.serve({ path: '/footer', acceptEncoding: 'br', ifNoneMatch: old.etag })
    expect(again.status).toBe(200)
  })

  it('notices when a newer build replaces the one it serves', async () => {
    const place = join(directory, 'swapped')
    const build = async (name: string, text: string) => {
      await mkdir(join(directory, name))
      await writeFile(join(directory, name, 'index.html'), `<!doctype html><h1>${text}</h1>`)
      await writeFile(join(directory, name, `${text}.js`), 'export {}')
    }
    await build('swapped', 'first')
    let now = Date.UTC(2026, 6, 1)
    const site = await openSite(place, () => new Date(now))
    const read = async (path: string) => {
      const response = await site.serve({ path, acceptEncoding: '', ifNoneMatch: '' })
      return [response.status, await response.text()]
    }
    expect(await read('/')).toEqual([200, '<!doctype html><h1>first</h1>'])
    await build('newer', 'second')
    await rename(place, join(directory, 'older'))
    await rename(join(directory, 'newer'), place)
    now += 1_000
    expect(await read('/')).toEqual([200, '<!doctype html><h1>second</h1>'])
    expect((await read('/second.js'))[0]).toBe(200)
    expect((await read('/first.js'))[0]).toBe(404)
  })

  it('sends the compressed copies of the build to clients that accept them', async () => {
    const brotli = await get('/_astro/a.js', { acceptEncoding: 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    const gzip = await get('/_astro/a.js', { acceptEncoding: 'gzip, br;q=0' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    const plain = await get('/_astro/a.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(pages['_astro/a.js'])
  })

  it('is cached by browsers: for ever if the name has a hash, else until it changes', async () => {
    expect((await get('/_astro/a.js')).headers.get('cache-control')).toContain('immutable')
    const page = await get('/about')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const etag = page.headers.get('etag') ?? ''
    expect((await get('/about', { ifNoneMatch: `"x", W/${etag}` })).status).toBe(304)
  })
})
