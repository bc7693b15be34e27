import { describe, expect, it } from 'vitest'
import { readingLimits } from '#db/limits.ts'
import { freePort } from '#db/test/free-port.ts'
import { createBrowser } from '../../adapters/browser/browser.ts'
import { failureOf } from '../sources/samples.ts'
import { dataDir, serve } from './local-sites.ts'
import { readingOf } from './reading.ts'

const silentPort = await freePort()

function open() {
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const nest =
    "let at = document.body; for (let deep = 0; deep < 20000; deep++) at = at.appendChild(document.createElement('b'))"
  const redirects: Record<string, string> = {
    '/to-private': `http://127.0.0.1:${silentPort + 1}/`,
    '/to-file': 'file:///etc/hostname',
    '/round': '/round',
  }
  const script = (text: string) => `<h1>Ping</h1><script>${text}</script>`
  const pages: Record<string, string> = {
    '/script-to-private': script(`location.href = 'http://127.0.0.1:${silentPort + 1}/admin'`),
    '/restless': script('setTimeout(() => location.reload(), 150)'),
    // Deeper than the browser's own stack.
    '/deep': script(nest),
    '/captcha': '<p>Please prove that you are not a robot by solving this captcha.</p>',
    '/check': '<title>Just a moment...</title><p>Stand by.</p>',
    '/sign-in':
      '<h1>Log in to Foo</h1><form><input><input type="password"><button>Log in</button></form><a href="/up">Sign up</a>',
    '/sign-up':
      '<title>Penna</title><h1>Sign leases on your phone</h1><p>It takes just a moment.</p><form><input type="email"><label>Choose a password<input type="password"></label><button>Create my account</button></form>',
    '/blank': '<title>Nothing</title><img src="/picture">',
    '/huge': `<h1>Much</h1>${'<p>more and more</p>'.repeat(100_000)}`,
    '/crowded': `<h1>Many small pictures</h1>${Array.from({ length: 60 }, (_each, at) => `<img src="/dot-${at}">`).join('')}`,
  }
  return serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const answers: Record<string, () => void> = {
      '/nothing': () => response.writeHead(204).end(),
      '/busy': () => response.writeHead(429, html).end('<h1>Slow down, please</h1>'),
      '/check-403': () => response.writeHead(403, html).end('<p>Please solve the captcha.</p>'),
      '/silent': () => undefined,
      '/half': () => response.writeHead(200, html).write('<title>Half</title><h1>The first half'),
      '/picture': () => response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
      '/basic': () => response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end('no'),
      '/deck': () => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7 a deck'),
      '/files/plan.docx': () =>
        response
          .writeHead(200, {
            'content-type': 'application/octet-stream',
            'content-disposition': 'attachment; filename="The plan.docx"',
          })
          .end('PK'),
      '/notes': () => response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('Only words.'),
      '/long.pdf': () =>
        response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.alloc(11 * 1024 * 1024)),
    }
    const [answer, location, page] = [answers[pathname], redirects[pathname], pages[pathname]]
    if (answer) answer()
    else if (location) response.writeHead(302, { location }).end()
    else if (page) response.writeHead(200, html).end(page)
    else response.writeHead(404, html).end('<h1>There is nothing here</h1>')
  })
}
const reading = readingOf(open, {
  allowHosts: [`127.0.0.1:${silentPort}`],
  resolve: async host => {
    if (host === 'inside.test') return ['10.1.2.3']
    throw new Error('no such name')
  },
})
const read = reading.read

describe('a website that cannot be reviewed', () => {
  const cases: [what: string, at: string, code: string, sentence: RegExp][] = [
    ['an unknown name', 'http://nowhere.test/', 'not_resolvable', /No website was found under nowhere\.test/],
    ['a name of a private address', 'https://inside.test/', 'address_refused', /^inside\.test is not on the public/],
    ['a redirect to a private address', '/to-private', 'address_refused', /not on the public internet/],
    ['a redirect to a file', '/to-file', 'address_refused', /^127\.0\.0\.1:\d+ sends its visitors on to no web/],
    ['a private redirect by script', '/script-to-private', 'address_refused', /^127\.0\.0\.1:\d+ is not on the public/],
    ['an answer without a page', '/nothing', 'not_a_page', /an answer with nothing in it/],
    ['a page that never stays', '/restless', 'page_timeout', /keeps loading anew or moving on/],
    ['a page that crashes as it loads', '/deep', 'page_crashed', /made the browser crash/],
    ['a server that is asked too often', '/busy', 'http_status', /too many requests/],
    ['a closed port', `http://127.0.0.1:${silentPort}/`, 'connection_refused', /did not accept the connection/],
    ['a page that is not there', '/missing', 'http_status', /the error 404/],
    ['redirects without end', '/round', 'not_a_page', /redirects that does not end/],
    ['a picture', '/picture', 'not_a_page', /a file of the type image\/png/],
    ['no web address', 'mailto:someone@place.test', 'not_a_page', /starts with http/],
    ['a demand for a password', '/basic', 'sign_in_needed', /asks for a sign-in/],
    ['a sign-in', '/sign-in', 'sign_in_needed', /asks for a sign-in/],
    ['a captcha', '/captcha', 'blocked_as_bot', /automated visitor/],
    ['a captcha with status 403', '/check-403', 'blocked_as_bot', /automated visitor/],
    ['a check without words', '/check', 'blocked_as_bot', /automated visitor/],
    ['a page without words', '/blank', 'empty_page', /showed no words/],
    ['a document that is too large', '/long.pdf', 'too_large', /larger than 10 MB/],
  ]

  // Concurrent, because most of them wait for something that never comes, at worst until the reading's deadline.
  it.concurrent.each(cases)(
    '%s has its own sentence',
    async (_name, at, code, sentence) => {
      const failure = await failureOf(read(at))
      expect(failure.code).toBe(code)
      expect(failure.message).toMatch(sentence)
    },
    readingLimits.pageMs + 15_000,
  )

  it('is named if it does not speak TLS', async () => {
    const failure = await failureOf(read(reading.site.origin.replace('http', 'https')))
    expect(failure).toMatchObject({ code: 'tls_error', message: expect.stringMatching(/secure connection/) })
  })

  it.concurrent.each(['/silent', '/half'])('is given up when its time is up: %s', async path => {
    const started = Date.now()
    const failure = await failureOf(read(path, { pageMs: 700 }))
    expect(failure).toMatchObject({ code: 'page_timeout', message: expect.stringMatching(/did not finish loading/) })
    expect(Date.now() - started).toBeLessThan(5_000)
  })

  it('is given up at the limit of bytes', async () => {
    const failure = await failureOf(read('/huge', { guard: { bytes: 300_000, requests: 100 } }))
    expect(failure.code).toBe('page_too_large')
  })

  it('is given up at once when the review is cancelled', async () => {
    const cancel = new AbortController()
    const cancelled = read('/silent', {}, cancel.signal)
    cancel.abort(new Error('cancelled by its owner'))
    await expect(cancelled).rejects.toThrow('cancelled by its owner')
  })

  it('fails with the sentence that the browser is missing, if it is; only the log says how to fix that', async () => {
    const said: string[] = []
    const log = (message: string) => said.push(message)
    const none = createBrowser({ dataDir, executablePath: '/nowhere/chromium', allowHosts: [], log })
    const failure = await failureOf(read('/notes', { browser: none }))
    await none.close()
    expect(failure.code).toBe('browser_missing')
    expect(failure.message).toMatch(/Tell the administrator, or submit a PDF/)
    expect(failure.message).not.toMatch(/PANEL_|nowhere/)
    expect(said.join()).toMatch(/nowhere\/chromium, which PANEL_CHROMIUM names/)
  })
})

it.concurrent('a page is read although its words also occur on checks and sign-in pages', async () => {
  expect(await read('/sign-up')).toHaveProperty('document')
})

it('a website that exceeds the limit of requests is read without the others, and the document says so', async () => {
  const crowded = await read('/crowded', { guard: { bytes: 300_000, requests: 40 } })
  if (!('document' in crowded)) throw new Error('It was taken for a document')
  const { unread, website } = crowded.document
  expect(unread.map(({ why }) => why).join()).toContain('asked for more than a review loads')
  expect(website?.blockedRequests).toBeGreaterThan(0)
  expect(reading.site.requests.filter(line => line.includes('/dot-')).length).toBeLessThanOrEqual(80)
})

describe('a document behind an address', () => {
  it.each([
    ['/deck', 'deck.pdf', '%PDF-1.7 a deck'],
    ['/files/plan.docx', 'The plan.docx', 'PK'],
    ['/notes', 'notes.txt', 'Only words.'],
  ])('%s is read as %s', async (path, name, text) => {
    const result = await read(path)
    if (!('file' in result)) throw new Error('It was read as a page')
    expect(result.file.name).toBe(name)
    expect(Buffer.from(result.file.bytes).toString()).toBe(text)
  })
})
