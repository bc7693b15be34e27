/**
 * What each page costs in Panel's Chromium, on a real installation: transferred bytes of HTML, CSS, JavaScript and fonts
 * (brotli; for JavaScript gzip too), requests, and layout shift at widths of 1440 and 375 pixels. Then Lighthouse's four
 * scores of the marketing pages, for a phone on a slow connection. Names what is over its limit, and then exits with 1.
 * Run: npm run build && node bench/site.ts
 */

import { freePort } from '#db/test/free-port.ts'
import { startChromium } from '#site/test/chromium.ts'
import { countShifts, weigh, weightLimits } from '#site/test/weight.ts'
import { startMeasured } from './site/installation.ts'
import { scoresOf } from './site/lighthouse.ts'
import { marketing, type Place, placesOf } from './site/places.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }

const port = await freePort()
const installation = await startMeasured()
const browser = await startChromium([`--remote-debugging-port=${port}`])
const over: string[] = []
const limit = (what: string, value: number, most: number) => {
  if (value > most) over.push(`${what} is ${value}: at most ${most}`)
}

/** With an empty cache. */
async function visit(
  { as, route, address = route, notice, before, ready }: Place,
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({ baseURL: installation.url, viewport })
  const kept = { token: as === 'guest' ? null : installation.tokens[as], notice: notice ?? null }
  await context.addInitScript(({ token, notice }) => {
    if (location.origin === 'null') return
    if (token) localStorage.setItem('panel.token', token)
    if (notice) sessionStorage.setItem('panel.notice', notice)
  }, kept)
  await countShifts(context)
  const page = await context.newPage()
  await before?.(page)
  const weight = await weigh(page, address, ready)
  await context.close()
  return weight
}

try {
  const rows = []
  for (const place of placesOf(installation)) {
    const wide = await visit(place, desk)
    const narrow = await visit(place, phone)
    const { html, css, js, jsGzip, fonts, requests } = wide
    const shifts = { 'shift 1440': Number(wide.shift.toFixed(4)), 'shift 375': Number(narrow.shift.toFixed(4)) }
    rows.push({
      route: place.route,
      html,
      css,
      'html + css': html + css,
      js,
      'js gzip': jsGzip,
      fonts,
      requests,
      ...shifts,
    })
    for (const [size, shift] of Object.entries(shifts)) limit(`${place.route}, ${size}`, shift, weightLimits.shift)
    if (marketing.slice(0, 2).includes(place.route)) {
      limit(`${place.route}, HTML and CSS`, html + css, weightLimits.marketing)
      limit(`${place.route}, JavaScript`, js, 0)
    }
    if (place.route.startsWith('/dashboard'))
      limit(`${place.route}, JavaScript in gzip`, jsGzip, weightLimits.dashboard)
  }
  console.table(rows)
  const lighthouse = []
  for (const route of marketing) {
    const { scores, lost } = await scoresOf(installation.url + route, port)
    lighthouse.push({ route, ...scores })
    for (const audit of lost) over.push(`${route}, ${audit}`)
  }
  console.table(lighthouse)
  for (const line of over) console.log(line)
} finally {
  await browser.close()
  await installation.stop()
}
process.exit(over.length > 0 ? 1 : 0)
