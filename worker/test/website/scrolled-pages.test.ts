import { describe, expect, it } from 'vitest'
import type { Block, LocatedDocument } from '#db/located-document.ts'
import { serve } from './local-sites.ts'
import { readingOf } from './reading.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Rye</title><h1>Rye from Ghent</h1>${body}</html>`
const seen = (select: string, then: string) =>
  `<script>for (const one of document.querySelectorAll('${select}')) new IntersectionObserver(([{ isIntersecting: inSight }], observer) => { ${then} }, { threshold: .5 }).observe(one)</script>`
const numbers = [1, 2, 3, 4, 5]
const far = (part: (number: number) => string) =>
  numbers.map(number => `<section style="height:900px">${part(number)}</section>`).join('')
/** Each way of appearing has its own texts, so that one page can combine several. */
const loaf = (way: string) => (number: number) =>
  `<p class="${way}">Loaf number ${number} of ${way} is baked at night.</p>`
const loavesOf = (way: string) => numbers.map(number => `Loaf number ${number} of ${way} is baked at night.`)
const comes = (text: string) => `document.getElementById('late').innerHTML = '<p>${text}</p>'`
const rows = Array.from({ length: 30 }, (_, at) => `<p style="height:120px">Row ${at + 1} of the list.</p>`).join('')

const pages: Record<string, string> = {
  // Both appear by the style of a class that a script sets, and the reader does not wait for such styles.
  '/classes': page(
    `<style>.reveal { opacity: 0; transition: opacity .8s ease .3s } .reveal.on { opacity: 1 }
    .back { opacity: 0; visibility: hidden; transform: translateY(60px); transition: all .6s } .back.on { opacity: 1; visibility: visible; transform: none }</style>
    ${far(number => loaf('reveal')(number) + loaf('back')(number))}
    ${seen('.reveal', "if (inSight) { one.classList.add('on'); observer.disconnect() }")}${seen('.back', "one.classList.toggle('on', inSight)")}`,
  ),
  // Without a script, so that the reader waits for nothing.
  '/styles': page(
    `<style>@keyframes f { from { opacity: 0 } to { opacity: 1 } } @keyframes out { to { opacity: 0 } }
    .late { animation: f .8s 4s both } .going { animation: out .3s 9s forwards }
    .timeline { animation: f linear both; animation-timeline: view(); animation-range: entry }
    .paused { animation: f 1s both paused } .unseen { opacity: 0 }</style>
    ${numbers.map(loaf('late')).join('')}${numbers.map(loaf('going')).join('')}
    <p class="unseen">Nobody sees this line of the page at all.</p><p class="paused">Nobody sees this line before a script does.</p>
    <div style="height:50px;overflow:hidden"><div style="height:80px">Here.</div><p>Cut off below its frame for good and ever.</p></div>
    <div style="height:50px;overflow:auto"><div style="height:80px">Here.</div><p>Scrolled to within its own little frame.</p></div>
    <div style="width:300px;overflow-x:auto;display:flex"><p style="flex:0 0 4000px">Wide.</p><p style="flex:0 0 200px">At the far end of a row.</p></div>
    ${far(loaf('timeline'))}`,
  ),
  '/show': page(
    `<div style="height:1000px"></div><style>.s { position: absolute; opacity: 0 } .now { opacity: 1 }</style><div style="position:relative;height:80px"><p class="s now">First of the shown pictures.</p><p class="s">Second of the shown pictures.</p></div><div style="height:1500px"></div>
    <script>let at = 0; const all = document.querySelectorAll('.s'); setInterval(() => { all[at].classList.remove('now'); at = 1 - at; all[at].classList.add('now') }, 130)</script>`,
  ),
  '/shell': `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Rye</title><style>body { margin: 0 } #app { position: fixed; inset: 0; display: flex; flex-direction: column } main { flex: 1; min-height: 0; overflow: auto }</style>
    <div id="app"><header>Rye and more</header><main><h1>Rye</h1><p>We use cookies of rye.</p><button onclick="document.body.innerHTML = ''">Continue</button>${rows}<div id="late" style="min-height:30px"></div></main></div>${seen('#late', `observer.disconnect(); fetch('/slow').then(() => { ${comes('The end of the list.')} })`)}</html>`,
  '/grows': page(
    `<div id="late"></div><div id="end" style="height:1800px">At first.</div>${seen('#end', "observer.disconnect(); setTimeout(() => { document.body.insertAdjacentHTML('beforeend', '<div style=\"height:2500px\">More.</div><p id=more>And more.</p>'); new IntersectionObserver(([{ isIntersecting }]) => { if (isIntersecting) more.textContent = 'Seen far below.' }).observe(more) }, 300)").replace('threshold: .5', 'threshold: .1')}`,
  ),
}

const open = () =>
  serve((request, response) => {
    const body = pages[request.url ?? '']
    if (body) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
    else setTimeout(() => response.end('late'), 400)
  })
const read = readingOf(open).documentAt
const shown = ({ blocks }: LocatedDocument): string[] =>
  blocks.filter(block => block.hidden === undefined).map(block => block.text)
const yOf = (block: Block | undefined) => (block?.where.kind === 'box' ? block.where.box.y : Number.NaN)

function isRead(document: LocatedDocument, way: string) {
  expect(shown(document)).toEqual(expect.arrayContaining(loavesOf(way)))
  const found = document.blocks.filter(block => loavesOf(way).includes(block.text))
  expect(found.every(block => block.phoneBox)).toBe(true)
}

describe.concurrent('words that fade in', () => {
  it('are read on desktop and phone', async () => {
    const document = await read('/classes')
    for (const way of ['reveal', 'back']) isRead(document, way)
  })

  it('are read on desktop and phone if styles alone show them, and distinguished from what stays hidden', async () => {
    const document = await read('/styles')
    for (const way of ['late', 'going', 'timeline']) isRead(document, way)
    const hidden = Object.fromEntries(document.blocks.map(block => [block.text, block.hidden ?? 'shown']))
    expect(hidden).toMatchObject({
      'Nobody sees this line of the page at all.': 'transparent',
      'Nobody sees this line before a script does.': 'transparent',
      'Cut off below its frame for good and ever.': 'outside its frame',
      'Scrolled to within its own little frame.': 'shown',
      'At the far end of a row.': 'shown',
    })
  })

  it('are read from only one of the pictures that a slideshow shows in turn', async () => {
    const texts = shown(await read('/show')).filter(text => text.includes('of the shown pictures'))
    expect(texts).toHaveLength(1)
  })
})

it.concurrent('a page that scrolls inside itself is read to its end, at its full height', async () => {
  const document = await read('/shell')
  const rows = Array.from({ length: 30 }, (_, at) => `Row ${at + 1} of the list.`)
  expect(shown(document)).toEqual(expect.arrayContaining([...rows, 'The end of the list.']))
  expect(document.website?.pageHeight.desktop).toBeGreaterThan(3_700)
  expect(yOf(document.blocks.find(block => block.text === 'Row 30 of the list.'))).toBeGreaterThan(3_000)
  expect(document.blocks.filter(block => block.aboveFold).length).toBeLessThan(12)
  expect(document.blocks.filter(block => block.zone === 'overlay' || block.zone === 'consent')).toEqual([])
  expect(document.website?.consentDismissed, 'its own words about cookies are no notice').toBe(false)
})

it.concurrent('content that arrives while scrolling down is waited for', async () => {
  const text = 'Seen far below.'
  const document = await read('/grows')
  expect(shown(document)).toContain(text)
  expect(document.blocks.find(block => block.text === text)?.phoneBox).toBeDefined()
})
