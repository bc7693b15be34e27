/** Details that the page checks depend on: names of fields, perceived colours, struck prices, dead links. */
import { describe, expect, it } from 'vitest'
import type { Block, LocatedDocument } from '#db/located-document.ts'
import { servePages } from './local-sites.ts'
import { readingOf } from './reading.ts'

const html = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${body}`

const pages: Record<string, string> = {
  '/still': html(
    'Still',
    `<meta property="og:site_name" content=" Thistle  Mats "><meta name="application-name" content="Thistle">
    <script type="application/ld+json">{"@graph": [{"@type": "Product", "name": "Linden Mat", "brand": {"@type": "Brand", "name": "Cord"}},
      {"@type": ["LocalBusiness", "Store"], "name": "Thistle of Lisbon"}, {"@type": "Article", "publisher": {"@type": "Organization", "name": "Thistle Press"}}]}</script>
    <script type="application/ld+json">{ "name": </script><body style="background: #fff"><p style="color: rgba(0, 0, 0, .4)">Half of black on white.</p>
    <div style="background: rgba(0, 0, 0, .5)"><p style="color: #fff; opacity: .5">Half of white on half of black.</p></div>
    <div style="opacity: .5"><p style="background: #000; color: #fff">A faded card with white on black.</p></div>
    <p style="color: rgba(255, 255, 255, .9)">Almost white on white is not to be seen by anyone who looks.</p>
    <p style="color: #777">Under the dialog stands grey text.</p>
    <div style="position: fixed; inset: 0; background: rgba(0, 0, 0, .6)"><p style="background: #fff">A dialog.</p></div><h1>Mats</h1>
    <style>input { display: block; margin: 0 0 8px }</style>
    <form id="heading"><h2>Ask for a visit</h2><input placeholder="First name"><input placeholder="Last name"></form>
    <form><div>Leave your details</div><input placeholder="Your street"><input placeholder="Your town"></form>
    <form><div>Your email</div><input placeholder="you@company.example"></form>
    <form><div>Company</div><input placeholder="Acme"><div>Country</div><input placeholder="Chad"></form>
    <form><h2>Write to us</h2><label>Your name <input></label></form>
    <h1>Lamps</h1><p><s>€89</s> <strong>€39</strong></p><p><span style="text-decoration: line-through">£20 <b>each</b></span> £15</p><p>€12</p>
    <p><b style="padding: 0 6px">Open source</b><b style="display: inline-block; margin: 6px">Self hosted</b></p>
    <p><b style="background: #def"><i>MIT</i> license</b><b style="background: #def">v2.1</b></p>
    <p style="background: #eee">Now <b style="background: #def">2.2</b> is out</p>
    <p>The <b style="background: #def">key</b> is a <b style="background: #def">word</b>.</p>
    <p>A <b style="background: #def">lone</b> word</p><p><b style="background: #def">4.9</b> <b style="background: #def">★★★</b></p>
    <p><mark>All</mark> <mark>of it.</mark></p><p>Un<b>limited</b></p><button><b>Un</b>do<i style="margin-left: 6px">free</i></button>
    <h1>Costs</h1><table><thead><tr><td></td><th>2024</th><th>2025</th><th>2026</th></tr></thead>
      <tbody><tr><td>Rent</td><td>14,000</td><td></td><td>16,500</td></tr>
      <tr><td>Moving</td><td> </td><td>2,300</td><td>&nbsp;</td></tr></tbody>
      <tfoot><tr><td>All</td><td>14,000</td><td>2,300</td><td>16,500</td></tr></tfoot></table>
    <h2><a href="mailto:m"><img alt="Mat" width=20 height=20></a> Order</h2><table><tr><th>Item</th><th>Pieces</th><th>Each</th><th>Sum</th></tr>
      <tr><td>M<b>at</b><i style="padding-left: 6px">new</i></td><td>3</td><td>€40</td><td>€120</td></tr>
      <tr><td colspan="3">Total</td><td>€120</td></tr></table>
    <h2><s>9</s> 8 shops of <a href="/who">ours</a></h2><table><tr><th rowspan="2">Region</th><th colspan="2">North</th><th>South</th></tr>
      <tr><th>Oslo</th><th>Bergen</th><th>Rome</th></tr>
      <tr><td rowspan="0">Staff</td><td>4</td><td>2</td><td>7</td></tr><tr><td>5</td><td>3</td><td>8</td></tr></table>
    <h2>Sizes</h2><table><tr><td><a href="/small">Small</a></td><td></td><td><s>50 cm</s> 40 cm</td></tr><tr><td>Large</td><td></td><td>90 cm</td></tr>
      <tr><td><s>Huge</s></td><td></td><td><s>140 cm</s></td></tr></table>
    <table><tr><td colspan="1000">Wide</td><td>Narrow</td><td hidden>Wide, narrow</td></tr><tr><td>a</td><td>b</td></tr></table>
    <h1>Rooms in Porto</h1><p id="memory">Six of them.</p>
    <form><p>When do you come?</p><label>Children <select name="children"><option>0</option></select></label>
      <label>Room <select><option disabled>Choose one</option><optgroup label="Quiet"><option>Garden, €90</option><option label="Court, €80">c</option></optgroup></select></label>
      <label>Nights <select>${Array.from({ length: 25 }, (_, night) => `<option>${night + 1}</option>`).join('')}</select></label>
      <label>Salutation <input name="title"></label><img id="matches" alt="A bed" src="data:,"></form>
    <section><template shadowrootmode="open"><form><p>Who are you?</p><label>Name <input id="textContent"></label>
      ${['parentNode', 'childNodes', 'getAttribute', 'getBoundingClientRect', 'nodeType', 'elements', 'querySelectorAll', 'localName', 'shadowRoot'].map(name => `<input type="hidden" name="${name}">`).join('')}
      </form></template></section>`,
  ),
  '/links': html(
    'Links',
    `<style>a { display: block; width: 200px; padding: 12px; margin: 4px; background: #06c; color: #fff } #far { height: 1500px }</style>
    <h1>Links</h1><a href="#">Dead</a><a href="#nowhere">Lost</a><a href="#" onclick="said.textContent = 'Opened'">Opens</a>
    <a href="#" onclick="alert('Hello')">Speaks</a><a href="javascript:void(0)" onclick="location = '/bought'">Leads on</a>
    <a href="#" onclick="fetch('/order', { method: 'POST' })">Sends</a><a href="#end">Jumps</a>
    <p id="said"></p><div id="far"></div><p id="end">The end.</p>`,
  ),
}

const reading = readingOf(() => servePages(pages))
const read = reading.sharedAt

function blockOf(document: LocatedDocument, start: string): Block {
  const found = document.blocks.filter(block => block.text.startsWith(start))
  expect(found, start).toHaveLength(1)
  return found[0] as Block
}

describe.concurrent('the website reader', () => {
  it('names each field by the line above it, and none by the line above its form', async () => {
    const { blocks } = await read('/still')
    const labels = blocks.flatMap(({ field }) => (field ? [field.label] : []))
    const booking = ['Children', 'Room', 'Nights', 'Salutation', 'Name']
    expect(labels).toEqual([null, null, null, null, 'Your email', 'Company', 'Country', 'Your name', ...booking])
  })

  it('reads forms whose fields are named like properties of elements, and the options of their lists', async () => {
    const { blocks } = await read('/still')
    const booking = blocks.slice(blocks.findIndex(({ text }) => text === 'Rooms in Porto'))
    expect(booking.map(({ text }) => text)).toEqual([
      'Rooms in Porto',
      'Six of them.',
      'When do you come?',
      'Children | 0',
      'Room | Choose one | Garden, €90 | Court, €80',
      'Nights | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | …',
      'Salutation',
      'A bed',
      'Who are you?',
      'Name',
    ])
    expect(booking.flatMap(({ field }) => (field ? [field.form] : []))).toEqual([6, 6, 6, 6, 0])
  })

  it('gives perceived colours: half-transparent ones are blended with what is below', async () => {
    const document = await read('/still')
    const styleOf = (start: string) => blockOf(document, start).style
    expect(styleOf('Half of black')).toMatchObject({ color: '#999999', background: '#ffffff', contrast: 2.85 })
    expect(styleOf('Half of white')).toMatchObject({ color: '#bfbfbf', background: '#808080' })
    expect(styleOf('A faded card')).toMatchObject({ color: '#ffffff', background: '#808080' })
    expect(styleOf('Almost white')?.contrast).toBeLessThan(1.3)
    expect(styleOf('Under the dialog')).toMatchObject({ background: '#ffffff', contrast: 4.48 })
  })

  it('recognises struck-through words, and a gap between words without white space', async () => {
    const { blocks } = await read('/still')
    expect(blocks.flatMap(({ text, struck }) => (struck ? [[text, struck]] : []))).toEqual([
      ['€89 €39', ['€89']],
      ['£20 each £15', ['£20 each']],
      ['9 8 shops of ours', ['9']],
      ['Small | 50 cm 40 cm', ['50 cm']],
      ['Huge | 140 cm', ['Huge', '140 cm']],
    ])
    const linked = blocks.flatMap(({ href, links = [] }) => [href ?? [], links.map(({ text }) => text)].flat())
    expect(linked).toEqual(['mailto:m', 'ours', 'Small'])
    const texts = blocks.map(({ text }) => text)
    expect(texts.slice(texts.indexOf('€12') + 1, texts.indexOf('Costs')).join(' / ')).toBe(
      'Open source Self hosted / MIT license / v2.1 / Now 2.2 is out / The key is a word. / A lone word / 4.9 ★★★ / All of it. / Unlimited / Undo free',
    )
  })

  it('keeps each table cell under its header, although others are empty or span columns and rows', async () => {
    const { blocks } = await read('/still')
    expect(blocks.flatMap(({ type, text }) => (type === 'table_row' ? [text] : []))).toEqual([
      '2024 | 2025 | 2026',
      'Rent | 14,000 | | 16,500',
      'Moving | | 2,300',
      'All | 14,000 | 2,300 | 16,500',
      'Item | Pieces | Each | Sum',
      'Mat new | 3 | €40 | €120',
      'Total | | | €120',
      'Region | North | | South',
      'Oslo | | Bergen | Rome',
      'Staff | 4 | 2 | 7',
      '| 5 | 3 | 8',
      'Small | 50 cm 40 cm',
      'Large | 90 cm',
      'Huge | 140 cm',
      'Wide | Narrow',
      'a | b',
    ])
    expect(blocks.some(block => 'row' in block)).toBe(false)
  })

  it('clicks on links without a target, reports which react, and sends nothing', async () => {
    const { blocks } = await read('/links')
    const reacts = Object.fromEntries(blocks.map(({ text, reacts }) => [text, reacts]))
    // "Jumps" has a target.
    expect(reacts).toEqual({ Dead: false, Lost: false, Opens: true, Speaks: true, 'Leads on': true, Sends: true })
    expect(reading.site.requests).not.toContain('POST /order')
    expect(reading.site.requests).not.toContain('GET /bought')
  })

  it('reads what the markup calls the site and its operator, and not what it sells', async () => {
    const { website } = await read('/still')
    expect(website?.siteNames).toEqual(['Thistle Mats', 'Thistle', 'Thistle of Lisbon', 'Thistle Press'])
    expect((await read('/links')).website?.siteNames).toBeUndefined()
  })
})
