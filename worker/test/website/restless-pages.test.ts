/** Pages that would keep the worker busy for ever or crash it fail alone and at once, and leave nothing running. */
import { PassThrough } from 'node:stream'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openWire, type WireBroken } from '../../adapters/browser/wire.ts'
import { failureOf } from '../sources/samples.ts'
import { serve } from './local-sites.ts'
import { readingOf } from './reading.ts'
import { renderersUnder } from './renderers.ts'

const head = '<!doctype html><title>Vans</title><h1>Vans that come on time</h1><p>We plan the vans of the city.</p>'
const script = (text: string) => `${head}<script>${text}</script>`
const MiB = 1024 * 1024
/** Six bytes each on the wire: 36 MB, more than one message may have. */
const much = '"\\u0001".repeat(6e6)'

const pages: Record<string, string> = {
  '/console': script(`console.log(${much})`),
  '/logs': script(
    `const logs = 'setInterval(() => console.log(...Array(200).fill({ a: { b: 1 } })), 20)'; eval(logs); new Worker(URL.createObjectURL(new Blob([logs])))`,
  ),
  '/scroll': `<style>p { height: 3000px }</style>${script("addEventListener('scroll', () => { for (;;) {} })")}`,
  '/on-to-silent': script("setTimeout(() => { location = '/silent' }, 100)"),
  '/alerts': script("for (;;) alert('Vans')"),
  // Answers now and then.
  '/pausing': script('setInterval(() => { for (const end = Date.now() + 150; Date.now() < end; ); }, 10)'),
}

const said: string[] = []
const answerPatient = Promise.withResolvers<void>()

const open = () =>
  serve(async (request, response) => {
    if (request.url === '/silent') return
    if (request.url === '/patient') await answerPatient.promise
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(pages[request.url?.split('?')[0] ?? ''] ?? head)
  })
const reading = readingOf(open, { log: message => said.push(message) })
const read = reading.read

describe('a page that never rests', () => {
  const endless = ['/scroll', '/alerts', '/pausing']

  it('is ended when its time for scripts is up, together with its processes', async () => {
    const failures = await Promise.all(endless.map(path => failureOf(read(path, { scriptMs: 500 }))))
    for (const { code, message } of failures) {
      expect(code).toBe('page_timeout')
      expect(message).toMatch(/kept the browser busy for 0.5 seconds/)
    }
    if (process.platform !== 'linux') return
    await expect.poll(() => renderersUnder(reading.browser.running()?.pid ?? 0)).toEqual([])
  })

  it('is distinguished from one that goes on to a slow server', async () => {
    const { code, message } = await failureOf(read('/on-to-silent', { scriptMs: 1_000, pageMs: 2_000 }))
    expect(code).toBe('page_timeout')
    expect(message).toMatch(/did not finish loading/)
  })
})

describe('a page that floods the pipe', () => {
  // A separate browser, because ended pages of the previous one may not be gone yet.
  beforeAll(() => reading.browser.close())

  it('is read if it does so by its console or its workers, to which nobody listens', { timeout: 30_000 }, async () => {
    const before = process.threadCpuUsage()
    expect(await read('/logs')).toHaveProperty('document')
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  })

  it('fails, and pages read at the same time succeed', async () => {
    const patient = read('/patient')
    await expect.poll(() => reading.site.requests).toContain('GET /patient')
    const { code } = await failureOf(read('/console?beside'))
    answerPatient.resolve()
    expect(code).toBe('page_crashed')
    expect(await patient).toHaveProperty('document')
    expect(said.join()).toMatch(/tried again in a browser of its own/)
  })
})

describe('the pipe', () => {
  function wire(onmessage: (message: object) => void) {
    const reader = new PassThrough()
    const reasons: WireBroken[] = []
    const { transport } = openWire(new PassThrough(), reader, reason => reasons.push(reason))
    transport.onmessage = onmessage
    return { reader, reasons }
  }

  it('ignores console messages, but not errors', async () => {
    const heard: object[] = []
    const { reader } = wire(message => heard.push(message))
    for (const type of ['log', 'error', 'warning', 'debug']) reader.write(`${JSON.stringify(call(type))}\0`)
    await expect.poll(() => heard).toEqual([call('error')])
  })

  const call = (type: string, parts = 1) => ({
    method: 'Runtime.consoleAPICalled',
    params: { type, args: Array(parts).fill({}) },
  })
  const ends: [string, string[], (message: object) => void, boolean][] = [
    ['what is no JSON', ['{]\0'], () => undefined, false],
    ['a message without end', ['x'.repeat(33 * MiB)], () => undefined, true],
    ['short messages without end', ['{}\0'.repeat(40_000)], () => undefined, true],
    // Few and short, but parsing each part of an error takes the worker's time.
    ['errors of many parts', Array<string>(250).fill(`${JSON.stringify(call('error', 200))}\0`), () => undefined, true],
  ]
  it.each(ends)('breaks at %s, and throws nothing', async (_name, messages, hear, flooded) => {
    // The budget refills with time, and a busy machine takes long to write so much.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => clock.mockRestore())
    const { reader, reasons } = wire(hear)
    for (const message of messages) reader.write(message)
    await expect.poll(() => reasons.length).toBe(1)
    expect(reasons[0]?.flooded).toBe(flooded)
    expect(reader.destroyed).toBe(true)
  })
})
