import { describe, expect, it } from 'vitest'
import type { Block, LocatedDocument } from '#db/located-document.ts'
import { runRubric } from '../../panel/rubric/run-rubric.ts'
import { servePages } from './local-sites.ts'
import { readingOf } from './reading.ts'

const style = `<style>
  body { margin: 0; font: 16px/1.5 sans-serif; color: #222; background: #fff } section { padding: 40px }
  h1 { font-size: 40px; margin: 40px } .faint { color: #ccc }
  details[open] .late { animation: appear .3s } @keyframes appear { from { opacity: 0 } to { opacity: 1 } }
</style>`
const html = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Harbour tickets</title>${style}${body}`

const questions = (open: string) =>
  html(`<h1>Ferry tickets for islanders</h1>
  <section><h2>Questions</h2>
    <details name="faq" ${open}><summary>Can I return a ticket?</summary><p>You can return it within 14 days, at the counter on the quay. <a href="/terms">Read the terms</a> before you do.</p><p class="faint">A fee of €3 is kept for the paper.</p><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p></details>
    <details name="faq" ${open}><summary>May my dog come along?</summary>Dogs travel free of charge on the upper deck.
      <details ${open}><summary>And cats?</summary><ul><li>Cats stay in a basket.</li><li>The basket needs no ticket.</li></ul></details></details>
    <details ${open}><h3>What of bicycles?</h3><p class="late">A bicycle costs €4 each way, paid on board.</p></details>
  </section><p>The office opens at six in the morning.</p>`)

const pages: Record<string, string> = {
  '/closed': questions(''),
  '/open': questions('open'),
  '/panels': html(`<h1>Boats for hire by the day</h1>
    <section><button aria-expanded="false" aria-controls="fuel">Who pays for the fuel?</button>
      <div id="fuel" hidden><p>You bring the boat back with a full tank, or pay €2 for each litre that is missing.</p></div>
      <h3><button aria-expanded="false">What if it storms?</button></h3>
      <div style="max-height: 0; overflow: hidden"><p>We call you by seven and give back the whole price.</p></div>
      <div role="tablist"><button role="tab" aria-selected="true" aria-controls="day">By day</button><button role="tab" aria-selected="false" aria-controls="week">By week</button></div>
      <div id="day" role="tabpanel"><p>A day costs €90.</p></div><div id="week" role="tabpanel" style="display: none !important"><p>A week costs €480.</p></div>
      <p>Before it:</p><div hidden="until-found">The harbour master keeps a list of all who sail without a licence.</div>
      <p>After it.</p></section>
    <div class="accordion"><div id="toggle-by-script">Deposits</div><div class="accordion-body" style="display: none">The deposit is €300, held on your card from the morning until the boat has been looked over by both of us.</div></div>
    <dialog><p>Sign up to our letter and hear of every new boat before anybody else does, once in each month.</p></dialog>
    <header><button aria-expanded="false" aria-controls="menu">Menu</button><div id="menu" hidden><a href="/boats">All the boats that we have</a></div></header>
    <p hidden>Thank you, we have your message.</p>`),
}

const read = readingOf(() => servePages(pages)).sharedAt

const textsOf = (document: LocatedDocument) => document.blocks.filter(block => !block.hidden).map(block => block.text)
const boxOf = (document: LocatedDocument, start: string) => {
  const { where } = document.blocks.find(block => block.text.startsWith(start)) as Block
  return where.kind === 'box' ? where.box : null
}

describe('details elements', { timeout: 40_000 }, () => {
  it('are read in their place, open or closed, with the same findings', async () => {
    const [closed, open] = await Promise.all([read('/closed'), read('/open')])
    expect(textsOf(closed)).toEqual([
      'Ferry tickets for islanders',
      'Questions',
      'Can I return a ticket?',
      'You can return it within 14 days, at the counter on the quay. Read the terms before you do.',
      'A fee of €3 is kept for the paper.',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
      'May my dog come along?',
      'Dogs travel free of charge on the upper deck.',
      'And cats?',
      'Cats stay in a basket.',
      'The basket needs no ticket.',
      'What of bicycles?',
      'A bicycle costs €4 each way, paid on board.',
      'The office opens at six in the morning.',
    ])
    expect(textsOf(closed)).toEqual(textsOf(open))
    expect(closed.unread).toEqual([])
    const looks = (document: LocatedDocument) =>
      document.blocks.map(({ type, style, links }) => ({ type, style, links }))
    expect(looks(closed)).toEqual(looks(open))
    expect(closed.website?.words).toBe(open.website?.words)
    const found = (document: LocatedDocument) => runRubric({ document, panel: [] }).found
    expect(found(closed)).not.toEqual([])
    expect(found(closed)).toEqual(found(open))
  })

  it('are placed at their summary, below the fold, and closed again for the picture', async () => {
    const closed = await read('/closed')
    expect(boxOf(closed, 'You can return')).toEqual(boxOf(closed, 'Can I return'))
    expect(boxOf(closed, 'The basket needs')).toEqual(boxOf(closed, 'May my dog'))
    const back = closed.blocks.find(block => block.text.startsWith('You can return'))
    expect(back).toMatchObject({ aboveFold: false, style: { contrast: 15.91 } })
    expect(closed.blocks.find(block => block.text.startsWith('A fee'))?.style?.contrast).toBe(1.61)
    // Between them are only three lines of summaries.
    const [dog, office] = [boxOf(closed, 'May my dog'), boxOf(closed, 'The office')]
    expect((office?.y ?? 0) - (dog?.y ?? 0)).toBeLessThan(150)
    expect(closed.website?.pageHeight.desktop).toBeLessThan(950)
  })
})

it('panels that the markup ties to a control are read, and text that only a script shows is reported as unread', {
  timeout: 20_000,
}, async () => {
  const document = await read('/panels')
  const texts = textsOf(document)
  expect(texts).toContain('You bring the boat back with a full tank, or pay €2 for each litre that is missing.')
  expect(texts).toContain('We call you by seven and give back the whole price.')
  expect(texts.indexOf('A week costs €480.')).toBe(texts.indexOf('A day costs €90.') + 1)
  expect(texts.indexOf('After it.') - texts.indexOf('Before it:')).toBe(2)
  expect(boxOf(document, 'A week costs')).toEqual(boxOf(document, 'By week'))
  expect(texts.some(text => /deposit is|our letter|All the boats|Thank you/.test(text))).toBe(false)
  expect(document.unread.map(({ why }) => why)).toEqual([
    'Some 22 words here are not shown at first. They were not read.',
  ])
})
