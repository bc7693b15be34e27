/** Unusual answers to a page's request: read if a browser shows them, and named in the failure otherwise. */
import { describe, expect, it } from 'vitest'
import { serve } from './local-sites.ts'
import { readingOf } from './reading.ts'

const html = 'Content-Type: text/html; charset=utf-8\r\nConnection: close\r\n'
const pdf = '%PDF-1.7 a deck'
const page = '<!doctype html><html lang="en"><title>Rye</title><h1>Rye from Ghent</h1><p>Baked at night.</p>'
const links = `<a href="/menu">Menu</a><p>Our <a href="//me:hush@baker.example/">baker</a> knows.</p><a href="http://me:hush@b.example/"><img src="" alt="B" width="80" height="80"></a>`
const missing = '<!doctype html><title>404 Not Found</title><h1>404</h1><p>This page could not be found.</p>'
const answered = (headers: string, body: string) =>
  `HTTP/1.1 200 OK\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/** One character for each byte. */
const answers: Record<string, string> = {
  // Unusual headers of the page, of its pictures and in a frame, and an end before the announced one.
  '/odd': `HTTP/1.1 200 OK\r\n${html}X-A: a\x01\r\nContent-Disposition: inline; filename="R\xfc.html"\r\nContent-Length: 9999\r\n\r\n${page}${links}<img src="/odd-picture" alt="A loaf"><img src="/status" alt="A bun"><iframe src="data:text/html,<script>console.error('from a frame')</script>">`,
  '/odd-picture': 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Disposition: inline; filename="\xfc"\r\n\r\nx',
  '/status': 'HTTP/1.1 099 Odd\r\nContent-Length: 1\r\n\r\nx',
  '/octets': answered('Content-Type: application/octet-stream\r\nConnection: close\r\n', pdf),
  '/archive': answered('Content-Type: application/octet-stream\r\nConnection: close\r\n', 'Rar!\x1a\x07\0 and so on'),
  '/redirect': 'HTTP/1.1 302 Found\r\nLocation: http://[bad\r\nContent-Length: 0\r\n\r\n',
  '/missing': answered(html, missing),
}

const reading = readingOf(() =>
  serve(({ url = '', socket, headers }) => {
    const sentOn = `HTTP/1.1 302 Found\r\nLocation: http://me:hush@${headers.host}/odd\r\nContent-Length: 0\r\n\r\n`
    const nothing = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'
    socket.end(Buffer.from(answers[url] ?? (url === '/sent-on' ? sentOn : nothing), 'latin1'))
  }),
)
const read = reading.read

describe.concurrent('an unusual answer', () => {
  it('is read as a page', async () => {
    const { blocks } = await reading.sharedAt('/sent-on')
    expect(blocks.map(({ text }) => text)).toContain('Baked at night.')
  })

  it('is recognised as a document by its bytes', async () => {
    const result = await read('/octets')
    expect(result).toMatchObject({ file: { name: 'octets.pdf' } })
    expect('file' in result && Buffer.from(result.file.bytes).toString()).toBe(pdf)
  })

  it.each([
    ['/archive', /leads to a file of the type application\/octet-stream/],
    ['/redirect', /leads to a redirect to something that is no address/],
    ['/missing', /leads to a page that says “404 Not Found”/],
    ['/status', /answers in something other than HTTP/],
  ])('%s is refused with a sentence that names it', async (path, message) => {
    await expect(read(path)).rejects.toMatchObject({ code: 'not_a_page', message: expect.stringMatching(message) })
  })

  it('stores no password if it redirects to an address with one', async () => {
    const document = await reading.sharedAt('/sent-on')
    const { blocks, website } = document
    const { origin } = reading.site
    expect(website?.finalUrl).toBe(`${origin}/odd`)
    expect(blocks.flatMap(({ href, links = [] }) => [href, ...links.map(link => link.href)])).toEqual(
      expect.arrayContaining([`${origin}/menu`, 'http://baker.example/', 'http://b.example/']),
    )
    expect(JSON.stringify(document)).not.toContain('hush')
  })
})
