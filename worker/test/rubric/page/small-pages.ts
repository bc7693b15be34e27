/** The pages on which the page checks are tested, each with all its expected findings. */
import type { Page } from './rendered.ts'

export interface TriedPage extends Page {
  finds: string[]
}

interface Head {
  title?: string
  description?: string
  path?: string
}

const styles = `body { font: 17px/1.5 sans-serif; color: #222; background: #fff; max-width: 900px; margin: 20px }
  input, select, textarea { display: block } .go { display: inline-block; padding: 14px 24px; background: #14532d; color: #fff }
  .line { background: none; color: #14532d; border: 2px solid } .tall { height: 1200px }
  .reader { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0) }`

function page(name: string, finds: string[], body: string, head: Head = {}): TriedPage {
  const { title = 'Elm Lamps', description = 'Lamps of elm wood, made to order.', path = '/' } = head
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title>${description && `<meta name="description" content="${description}">`}<style>${styles}</style>${body}`
  return { name, path, finds, html }
}

const opening = `<h1>Lamps of elm wood</h1><p>Each lamp is turned from one piece of elm, oiled twice and wired in our
  workshop, and it is sent once the oil is dry.</p>`
const contact = '<footer><p>Elm Lamps, <a href="mailto:desk@example.com">desk@example.com</a></p></footer>'
const go = (label: string, more = 'href="/next"') => `<p><a class="go" ${more}>${label}</a></p>`
const order = go('Order a lamp')
const long = 'The wood is sawn in winter, dried for two years and turned in the week in which it is ordered. '.repeat(9)
const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"
const everySecond = (work: string, ms = 700) => `<script>setInterval(() => { ${work} }, ${ms})</script>`
const fields = (...names: string[]) => names.map(name => `<label>${name} <input></label>`).join('')

export const smallPages: TriedPage[] = [
  page(
    'bare',
    ['contrast-low', 'images-without-alt', 'title-empty', 'cta-dead', 'link-dead'],
    `${go('Order a lamp', 'href="#"')}<p>${long}</p><p style="color: #bbb">Every lamp is oiled twice.</p>
    <img width="200" height="120" src="${picture}"><footer><a href="#">Terms</a> <a href="#">Contact</a></footer>`,
    { title: 'Home', description: '' },
  ),
  // Nothing to find. A clock with its date, one that counts upwards, sizes, a plain no, a message that stands still. Names
  // beside the fields, one field for an address, radio buttons, a filter, a refusal, unticked boxes, a long job application.
  // Cards that scroll sideways in their own frame, text for screen readers, a few invisible words, a folded answer, hidden
  // thanks, terms that bind nobody. Contrast at the limit, large text, a logotype, an unknown background, a disabled button,
  // decoration, and a heading by role.
  page(
    'sound',
    [],
    `<meta property="og:description" content="Lamps"><div role="heading" aria-level="1">Lamps of elm</div>
    <p>The fair of 4 May begins in <span id="clock">00:14:59</span></p>${order}<p>Only 12 places, as there are 12 lathes.</p>
    <h2>At the lathe</h2><p>Turned for <b id="up">00:00:10</b></p><p>Anna just bought a lamp</p>
    <p>On 4 May: only 3 places left.</p><button class="line">No thanks, I already have one</button>
    <form><h2>Book a visit to the workshop</h2><div>Your name</div><input placeholder="Alex"><div>Your town</div>
    <input placeholder="Ghent">${fields('Email', 'Street', 'Wood', 'Height')}
    ${['Oak', 'Elm', 'Ash', 'Fir'].map(wood => `<label><input type="radio" name="w"> ${wood}</label>`).join('')}
    <label><input type="checkbox"> Send me the newsletter</label>
    <label><input type="checkbox" checked> Do not send me offers</label>
    <label><input type="checkbox"> Gift box (+€5)</label>
    <label><input type="checkbox" checked> Pay yearly and save €20</label><button>Book a visit</button></form>
    <form><label><input type="checkbox" checked> New lamps</label><label><input type="checkbox" checked> Offers</label></form>
    <form><input type="email" placeholder="Your email"><button>Get the letter</button></form>
    <form><h2>Apply as a wood turner</h2>
    ${fields('Name', 'Street', 'Town', 'Country', 'School', 'Trade', 'Years', 'Languages', 'Start')}
    <button>Apply now</button></form>
    <div style="display: flex; overflow-x: auto">${[1, 2, 3, 4, 5]
      .map(at => `<section style="flex: none; width: 320px"><h3>Lamp number ${at}, of elm wood</h3></section>`)
      .join('')}</div>
    <p class="reader">This is a carousel. Use the buttons to go to the next and the previous slide.</p>
    <p style="color: #fff">Five words that got lost</p>
    <details><summary>How long does it take?</summary><p>Two weeks, and three before a holiday, as the oil has to dry first.</p></details>
    <p style="display: none">Thank you for your order, we will write to you as soon as the lamp is on its way to you.</p>
    <p style="font-size: 10px">There is no minimum term and there are no setup fees.</p>
    <p>Renews automatically for 12 months at the price of the day.</p>
    <p>${long}</p>
    <p style="color: #777">Every lamp is oiled twice.</p><p style="color: #949494; font-size: 28px">Dried for two years</p>
    <p style="color: #bbb">Elm Lamps</p><button disabled style="color: #bbb; background: #fff">Pick a colour first</button>
    <div style="background-image: linear-gradient(#fff, #222)"><p style="color: #ccc">Words on some ground here.</p></div>
    <img width="200" height="120" alt="" src="${picture}"><img width="20" height="20" src="${picture}">
    <img alt="" src="/none.png"><script>console.error('Ready')</script>
    ${everySecond("clock.textContent = '00:14:' + (58 - Math.round(performance.now() / 900))")}
    ${everySecond("up.textContent = '00:00:' + (11 + Math.round(performance.now() / 900))")}${contact}`,
    { title: 'Home of elm lamps', description: '' },
  ),
  // Faults of the page itself; its only button is far below the first screen.
  page(
    'faulty',
    ['hidden-text', 'terms-faint', 'title-empty', 'phone-overflow', 'action-below-fold', 'contact-missing'],
    `<h1 style="width: 700px">Lamps of elm wood, turned in one piece</h1>${opening}<p>A lamp costs €90.</p>
    <p style="color: #fff">cheap lamps best lamps lamp shop lamp offer buy lamp</p>
    <p style="font-size: 10px">Renews automatically for 12 months at the price of the day.</p><div class="tall"></div>${order}`,
    { title: '' },
  ),
  page(
    'asking',
    [
      'consent-prechecked',
      'extra-prechecked',
      'form-placeholder-labels',
      'form-long',
      'countdown-timer',
      'scarcity-count',
      'activity-ticker',
      'confirmshaming',
    ],
    `${opening}<p>The offer ends in <span id="clock">00:14:59</span></p>${order}<p>Only 3 left!</p>
    <p id="toast">Anna from Ghent just bought a lamp</p><button class="line">No thanks, I prefer to pay full price</button>
    ${everySecond("const [h, m, s] = clock.textContent.split(':'); clock.textContent = [h, m, String(s - 1).padStart(2, '0')].join(':')")}
    ${everySecond("toast.textContent = 'Theo from Bruges just bought ' + Math.round(performance.now() / 900) + ' lamps'", 900)}
    <form><h2>Book a visit to the workshop</h2><input placeholder="Your name"><input placeholder="Your town">
    ${fields('Email', 'Telephone', 'Street', 'Company', 'Wood', 'Height')}
    <label><input type="checkbox" checked> Send me the newsletter</label>
    <label><input type="checkbox" checked> Gift box (+€5)</label><button>Book a visit</button></form>${contact}`,
    { title: '町のパン屋' },
  ),
  // Links with scripts that answer, an anchor, a tab that is already open, and announcements. Two orders count as one
  // step, and the demo beside them is only outlined.
  page(
    'alive',
    [],
    `${opening}<a class="go" href="#">Monthly</a> <a class="go line" href="#" onclick="note.textContent = 'Soon'">Order a lamp</a>
    <a href="#wood">Help</a><p id="note">By hand.</p><h2 id="wood">The wood</h2><p>${long}</p>
    ${go('Order in elm')}${go('Order in oak')}<a class="go line" href="/talk">Book a demo</a>
    <footer><a href="javascript:void(0)" onclick="note.textContent = 'Our terms'">Terms</a></footer>`,
  ),
  page(
    'vague',
    ['cta-vague-label'],
    `<nav><a href="/letters">Letters</a></nav>${opening}<p>Each is turned by hand.</p>${go('Learn more')}${contact}`,
  ),
  page(
    'gated',
    ['cta-sales-only', 'price-gated', 'moving-hero', 'overlay-on-load'],
    `${opening}<p id="line" style="transition: opacity 1s">One piece of wood for all</p>
    <h2>Pricing</h2><p>Prices on request.</p>${go('Get a quote')}
    ${everySecond("line.textContent = 'Ann Bea Cor Dag Eva Fay Gus Hal Ida Jon Kit Liv'.split(' ')[Math.floor(performance.now() / 1100) % 12] + ' waits for the next one'", 1_100)}
    <div role="dialog" aria-modal="true" style="position: fixed; inset: 80px; background: #fff"><h2>Get our letter</h2>
    <label>Email <input type="email"></label><button>Send it to me</button></div>${contact}`,
  ),
]

/** Expected findings on a page that is read with other text, or at another place on its site. */
export interface RewordedPage {
  name: string
  of: string
  words: Record<string, string>
  path?: string
  finds: string[]
}

export const rewordedPages: RewordedPage[] = [
  {
    name: 'torn',
    of: 'alive',
    words: { 'Order in elm': 'Start a free trial', 'Order in oak': 'Book a demo', 'Book a demo': 'Order in elm' },
    finds: ['actions-competing'],
  },
  { name: 'talking', of: 'vague', words: { 'Learn more': 'Book a demo' }, finds: ['cta-sales-only'] },
]
