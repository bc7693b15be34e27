/** Whether the only way forward is one that a visitor can take. */
import type { Block } from '#db/shapes.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { type Action, byTarget } from './actions.ts'
import { intentOf, isWeak, plainLabel } from './labels.ts'
import { asking, brief, isPage, isWholePage, listed, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { onFirstScreen } from './place.ts'
import { pricesIn } from './price.ts'

function targetInWords(href: string): string {
  if (href === '') return 'an empty address'
  if (/^javascript:/i.test(href)) return 'a script that does nothing'
  return /#$/.test(href) ? 'the bare sign “#”' : `“${brief(href, 40)}”, which the page does not have`
}

const notYet = /\b(?:coming soon|soon|not yet|sold out|fully booked|closed\W*$|waiting for|available (?:from|in) )\b/i
/** "▶ Google Play": the name of a store is the way to the product. */
const store =
  /^\W*(?:(?:get it on|available on|download on(?: the)?) )?(?:google play|(?:the )?app ?store|play store|f-droid)\W*$/i

const asksFor = (block: Block): boolean => intentOf(block.text) !== null || store.test(block.text)

/** Links drawn or worded as a step forward, outside the menus, whose target is nowhere. */
function deadSteps(page: PageReading): Block[] {
  const drawn = new Set(page.actions.map(({ block }) => block))
  const worded = (block: Block) => asksFor(block) || isWeak(block.text)
  return (
    page.content
      .filter(block => block.type === 'link' && block.href !== undefined && block.reacts !== true)
      // What cannot be had yet is dead on purpose.
      .filter(block => !notYet.test(block.text))
      .filter(block => drawn.has(block) || (worded(block) && /^\s*$|^#$|^javascript:/i.test(block.href?.trim() ?? '')))
      // With no click tried, a link of a form or a switch may still be answered by a script.
      .filter(block => block.reacts === false || (/^\s*$|#$/.test(block.href ?? '') && asksFor(block)))
  )
}

export const ctaDead: Observation = {
  id: 'cta-dead',
  category: 'action',
  appliesTo: isPage,
  sources: ['STAN'],
  detect: onPage(page => {
    const dead = deadSteps(page)
    const tried = dead.filter(one => one.reacts === false)
    const block = tried.find(asksFor) ?? tried[0] ?? dead.find(asksFor) ?? dead[0]
    if (!block) return []
    // Those that ask for something come before "Learn more".
    const others = dead
      .filter(other => plainLabel(other.text) !== plainLabel(block.text))
      .toSorted((a, b) => Number(asksFor(b)) - Number(asksFor(a)))
    return [
      sight(block.reacts === false ? 3 : 2, [block, ...others].map(quoteOf), {
        label: brief(block.text, 40),
        target: targetInWords(block.href?.trim() ?? ''),
        seen: block.reacts === false ? 'a real click changed nothing' : 'without a script it leads nowhere',
        others: others.length === 0 ? '' : ` The same goes for ${listed(others.map(({ text }) => text))}.`,
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      'The target of “{label}” is {target}; {seen}.{others}',
      'Give “{label}” its real address, and follow it once from a phone with scripts off.',
      'A step without a target ends the visit where it should go on.',
    ],
    'skeptical-buyer': [
      '-',
      '“{label}” points to {target}; {seen}. If a step that I am asked to take leads nowhere, I wonder about the rest.',
      'Repair the link before anything else on the page.',
      'A button that goes nowhere tells me that nobody here tries their own page.',
    ],
    brand: [
      '-',
      '{name} asks for a click on “{label}”, and behind it is {target}. Small breaks of this kind are what people remember.',
      'Check every button of {name} by hand before the next visitor does.',
      'A dead end at “{label}” speaks louder than the copy above it.',
    ],
    'team-execution': [
      '-',
      '“{label}” was published, and its target is {target}; {seen}.',
      'Ask who checks a release of {name} before it goes out.',
      'An untested step says something about how releases are checked.',
    ],
  }),
}

function anyPrice(page: PageReading): boolean {
  // In a longer paragraph a short sentence still tells the price, and one about what was saved does not.
  return page.content.some(block =>
    wordsOf(block.text).length <= 20 ? moneyIn(block.text).length > 0 : pricesIn([block]).length > 0,
  )
}

/** The buttons that lead on: one that a click has shown to be dead is no way forward. */
function alive(page: PageReading): Action[] {
  return page.actions.filter(({ block }) => block.reacts !== false)
}

const selfServe =
  /\b(?:free trial|try (?:it|for) free|sign up|create (?:an? )?account|sample|template|download|demo video|watch|sandbox|playground|interactive (?:demo|tour)|documentation|docs|open[- ]source|pricing|newsletter|subscribe|buy|order|add to cart|shop)\b/i

export const ctaSalesOnly: Observation = {
  id: 'cta-sales-only',
  category: 'action',
  appliesTo: isWholePage,
  sources: ['NNG-PRICE', 'UNU'],
  detect: onPage(page => {
    const actions = alive(page)
    const first = actions[0]
    if (!first || !actions.every(({ intent }) => intent === 'talk') || anyPrice(page)) return []
    if (page.clickables.some(block => selfServe.test(block.text) || !['talk', null].includes(intentOf(block.text))))
      return []
    const shown = byTarget(actions).filter(
      ({ label }, at, all) => all.findIndex(other => plainLabel(other.label) === plainLabel(label)) === at,
    )
    return [
      sight(
        2,
        shown.map(({ block }) => quoteOf(block)),
        {
          labels: listed(shown.map(({ label }) => label)),
          label: brief(first.label, 40),
          name: whereOf(page),
        },
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'The only way on is {labels}. I would rather look around for ten minutes before I give anyone my diary.',
      'Offer one thing that I can try or read alone before “{label}”.',
      '“{label}” is a meeting, and I have not yet seen what it would be about.',
    ],
    'funnel-fixer': [
      '-',
      '{labels} is a long first step: from reading to a meeting, with nothing in between.',
      'Add a smaller step before “{label}”, a sample or a tour, and count both.',
      'Most first visits are not ready for “{label}”.',
    ],
    positioning: [
      '+',
      '{labels} suits an offer that is fitted to each customer, and leaves room to ask before anything is quoted.',
      'Ask the last ten customers what they wanted to know in that talk.',
      'An offer that is weighed for weeks is seldom decided on a page.',
    ],
    'growth-metrics': [
      '-',
      'Each customer begins with {labels}, and what that costs per signature is unproven here.',
      'Report calls per contract and the salary behind them.',
      'Growth through “{label}” rises with headcount until shown otherwise.',
    ],
    'team-execution': [
      '?',
      'Who takes the calls that “{label}” brings, and how many a week can they take?',
      'Ask for the calendar of the last month.',
      'The page shows the door, and not the people behind it.',
    ],
  }),
  question: asking('Which contract value pays for the call behind “{label}”?'),
}

const reasonForList =
  /\b(?:20\d\d|Q[1-4]|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|this fall|next (?:week|month|year)|in \d+ (?:days|weeks|months)|beta|alpha|pilot|prototype|early[- ]stage|pre-?launch|invit(?:e|ing) .{0,30}(?:week|month|batch|wave)|in (?:batches|waves)|rolling out|because|while we|limited to|one (?:clinic|customer|team) at a time|first \d+)\b/i

export const ctaWaitlistOnly: Observation = {
  id: 'cta-waitlist-only',
  category: 'action',
  appliesTo: isWholePage,
  sources: ['A16-2', 'RIES'],
  detect: onPage(page => {
    const actions = alive(page)
    const first = actions[0]
    if (!first || !actions.every(({ intent }) => intent === 'wait') || anyPrice(page)) return []
    const other = page.clickables.some(
      block => block.reacts !== false && !['wait', 'talk', null].includes(intentOf(block.text)),
    )
    const sections = new Set(actions.map(({ block }) => block.section))
    const near = (block: Block): boolean => sections.has(block.section) || onFirstScreen(block)
    if (other || page.content.some(block => near(block) && reasonForList.test(block.text))) return []
    return [
      sight(2, [quoteOf(first.block), page.headline && quoteOf(page.headline)], {
        label: brief(first.label, 40),
        headline: brief(page.headline?.text ?? first.label, 60),
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'After “{headline}” all I can do is “{label}”. There is nothing to buy, and no word on when there will be.',
      'Put a month and the reason for the list beside “{label}”.',
      'A list binds nobody to deliver.',
    ],
    'funnel-fixer': [
      '+',
      '“{label}” is a small step, one that a first visitor may take where nothing can be bought yet.',
      'Send the first mail within the hour and ask one question in it.',
      'A list keeps the interest of {name}’s early visitors from evaporating.',
    ],
    'growth-metrics': [
      '-',
      '“{label}” collects sign-ups, and sign-ups are no demand until someone pays.',
      'Ask how many on the list would put down a deposit.',
      'A waiting list is a number that nothing can be derived from.',
    ],
    'team-execution': [
      '-',
      '“{label}” is all that {name} offers, so nothing shows that anything has been delivered yet.',
      'Show a screen or a date by which the first ten get in.',
      'There is a promise and a list, and no sign of a product behind them.',
    ],
  }),
  question: asking('How many of those who pressed “{label}” have said what they would pay?'),
}
