/**
 * How long reading a website takes, compared with a bare `goto` of the same page in the same browser.
 * Run: npx node bench/rendering.ts [runs]
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listenWith } from '#db/test/listen-with.ts'
import { createBrowser } from '#worker/adapters/browser/browser.ts'
import { readWebsite } from '#worker/sources/website/website.ts'

const runs = Number(process.argv[2] ?? 7)
const signal = new AbortController().signal
const pages = ['ledger', 'studio'].map(name => ({
  name,
  html: readFileSync(new URL(`../worker/test/website/fixtures/${name}.html`, import.meta.url)),
}))

const server = await listenWith((request, response) => {
  const page = pages.find(({ name }) => request.url === `/${name}`)
  if (page) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
  else response.writeHead(404).end()
})
const browser = createBrowser({
  dataDir: path.resolve('node_modules/.cache/panel-test'),
  allowHosts: [new URL(server.url).host],
  log: console.error,
})

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

const startedAt = performance.now()
await browser.render({ signal }, session => session.open('desktop'))
console.log(`browser ready in ${Math.round(performance.now() - startedAt)} ms (unpacking, the first time, included)`)

console.log(`medians of ${runs} runs, ms`)
console.log('page      bare goto   goto twice   read   read / goto')
for (const { name } of pages) {
  const url = `${server.url}/${name}`
  const goto = () =>
    browser.render({ signal }, async session => {
      const { page } = await session.open('desktop')
      await page.goto(url, { waitUntil: 'load' })
    })
  // The least that a reader of both viewports has to do.
  const twice = () =>
    browser.render({ signal }, async session => {
      for (const viewport of ['desktop', 'phone'] as const) {
        const { page } = await session.open(viewport)
        await page.goto(url, { waitUntil: 'load' })
        await page.screenshot({ fullPage: true, type: 'jpeg' })
      }
    })
  const read = () => readWebsite({ url, capturedAt: new Date().toISOString(), signal }, { browser })
  const [bare, both, whole] = [await median(goto), await median(twice), await median(read)]
  const cells = [bare.toFixed(0).padStart(9), both.toFixed(0).padStart(12), whole.toFixed(0).padStart(6)]
  console.log(`${name.padEnd(8)} ${cells.join(' ')}   ${(whole / bare).toFixed(1)}`)
}
await browser.close()
server.close()
