/** Whether a page can be seen, and how soon. */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { activity, timer } from '../patterns.ts'
import { normalise, quoteOf, wordsOf } from '../text.ts'
import { asking, brief, isPage, listed, onPage, sight, viewsOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { boxOf, isClickable, isText } from './place.ts'

const whereOf = (page: PageReading): string => page.brand ?? 'the page'

export const lcpSlow: Observation = {
  id: 'lcp-slow',
  category: 'access',
  appliesTo: isPage,
  sources: ['VIT'],
  detect: onPage(page => {
    const { largestContentfulPaint: paint, largestContentfulElement: element, firstByte } = page.facts
    // A first byte after 2 s says more of the way to the page than of the page.
    if (paint === null || paint <= 2_500 || (firstByte !== null && firstByte > 2_000)) return []
    const seconds = (paint / 1_000).toFixed(1)
    return [
      sight(
        paint > 4_000 ? 2 : 1,
        [],
        { seconds, element: brief(element ?? 'the largest element', 60), name: whereOf(page) },
        `The largest contentful paint of the first screen in our own desktop load (1440 x 900), a lab figure: ${seconds} s, where up to 2.5 s counts as good`,
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      'In our load the main content of {name} ({element}) was painted after {seconds} s; visitors wait that long before they can want anything.',
      'Find what holds up {element} and load it first.',
      'The visit starts {seconds} s late, before any word can work.',
    ],
    'skeptical-buyer': [
      '-',
      'The main content, {element}, took {seconds} s to come in our load. My patience for strangers is shorter.',
      'Make the first screen arrive before I reach for the back button.',
      'Waiting {seconds} s makes me doubt the rest.',
    ],
    'team-execution': [
      '-',
      'Our lab load saw {element} after {seconds} s, and that can be measured in a minute by anyone who builds {name}.',
      'Measure it in every build and set a limit.',
      'A front page that takes {seconds} s in a lab is watched by nobody in the team.',
    ],
    brand: [
      '?',
      'Is {element} worth {seconds} s of waiting? If it carries the character of {name}, perhaps a lighter form of it would too.',
      'Look at the page without {element} and ask what is lost.',
      'The slow element may be the very thing that people remember.',
    ],
  }),
}

/** WCAG's limit: 3 for text of 24 px, or 18.7 px in bold; else 4.5. */
function limitOf(block: Block): number {
  const { size = 16, weight = 400 } = block.style ?? {}
  return size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
}

/** Below this the ground was misread more often than a designer chose the colour; hidden text has its own row. */
const lowestCredible = 1.2

function tooFaint(block: Block): boolean {
  const { contrast, background } = block.style ?? {}
  if (contrast === undefined || contrast === null || background === undefined || background === null) return false
  return contrast >= lowestCredible && contrast < limitOf(block)
}

export const contrastLow: Observation = {
  id: 'contrast-low',
  category: 'access',
  appliesTo: isPage,
  sources: ['WCAG', 'WEBAIM'],
  detect: onPage((page, reading) => {
    const main = page.main && tooFaint(page.main.block) ? page.main.block : null
    const prose = new Set(reading.prose)
    const faint = page.content.filter(
      block => prose.has(block) && isText(block) && wordsOf(block.text).length >= 2 && tooFaint(block),
    )
    if (!main && faint.length < 3) return []
    const shown = main ? [main, ...faint] : faint
    const lowest = [...shown].sort((a, b) => (a.style?.contrast ?? 21) - (b.style?.contrast ?? 21))[0]
    const leading = main ?? lowest
    if (!leading) return []
    const { color = 'its colour', background, contrast } = leading.style ?? {}
    return [
      sight(2, [quoteOf(leading), ...shown.filter(block => block !== leading).map(quoteOf)], {
        text: brief(leading.text, 50),
        ratio: (contrast ?? 0).toFixed(1),
        needed: limitOf(leading),
        colours: `${color} on ${background ?? 'its ground'}`,
        count: shown.length,
        places: shown.length === 1 ? 'in this one place' : `in ${shown.length} places`,
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '“{text}” stands at {ratio}:1, {colours}, where {needed}:1 is the least that most eyes can use.',
      'Darken it past {needed}:1 and look at the page on a phone in the sun.',
      'People do not click what they can hardly read.',
    ],
    'skeptical-buyer': [
      '-',
      'I had to lean in for “{text}”: {ratio}:1. What is set so faintly usually has a reason to be overlooked.',
      'Print “{text}” as plainly as the headline.',
      'Text that I strain to read is text that I distrust.',
    ],
    'team-execution': [
      '-',
      '{colours} gives {ratio}:1 {places}, and a checker in the build would have stopped it.',
      'Put an automatic contrast check into the build of {name}.',
      'The colours were published without a check.',
    ],
    brand: [
      '+',
      '{colours} is a quiet palette, and someone at {name} chose it: the page does not shout.',
      'Keep the tone and move only the ground a little.',
      'The softness belongs to the look of {name}.',
    ],
  }),
  question: asking('Can “{text}” be read on a phone outdoors?'),
}

export const imagesWithoutAlt: Observation = {
  id: 'images-without-alt',
  category: 'access',
  appliesTo: isPage,
  sources: ['WCAG', 'WEBAIM'],
  detect: onPage(page => {
    const images = page.seen.filter(block => {
      if (block.type !== 'image' || block.altMissing !== true) return false
      const box = boxOf(block)
      return box === null || block.href !== undefined || (box.width >= 64 && box.height >= 64)
    })
    if (images.length === 0) return []
    const linked = images.filter(block => block.href !== undefined)
    const wider = images.map(boxOf).find(box => box !== null)
    return [
      sight(
        linked.length > 0 ? 2 : 1,
        images.filter(block => block.text.trim() !== '').map(quoteOf),
        {
          count: images.length === 1 ? 'one image' : `${images.length} images`,
          of: page.facts.images,
          where: wider ? `the first of ${Math.round(wider.width)} x ${Math.round(wider.height)} px` : 'in the content',
          links:
            linked.length === 0
              ? 'none of them a link'
              : linked.length === 1
                ? 'one of them a link'
                : `${linked.length} of them links`,
          name: whereOf(page),
        },
        'An alt attribute on each image of 64 px or more and on each image that is a link; an empty one is right for decoration',
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '{count} of {of} ({where}, {links}) say nothing to people who listen to the page, nor when an image fails to load.',
      'Write a text for each that carries meaning, beginning with those that are links.',
      'Where the image is the message, some visitors of {name} get none.',
    ],
    'team-execution': [
      '-',
      '{count} went out with no alt attribute, {links}: the simplest check there is was not run on {name}.',
      'Fail the build of {name} on an image without the attribute.',
      'It is a small habit that shows whether releases are checked.',
    ],
    'skeptical-buyer': [
      '?',
      'Do the {count} without a text hold anything that I would need to know before buying?',
      'Say in words what the pictures are there to prove.',
      'I cannot tell from the text whether the pictures carry facts.',
    ],
    brand: [
      '?',
      'What would {name} say about its {count} to someone who cannot see them? The voice has a line to write there.',
      'Write the texts in the tone of the copy.',
      'Whether these pictures speak for {name} only their makers know.',
    ],
  }),
}

/** What differs is more than digits, and neither text is a part of the other, as while being typed. */
function isOtherMessage(before: string, after: string): boolean {
  const [one, two] = [normalise(before), normalise(after)]
  const words = (text: string) => wordsOf(text).length
  if (words(one) < 4 || words(two) < 4) return false
  if (one.replace(/\d+/g, '#') === two.replace(/\d+/g, '#')) return false
  if (one.startsWith(two) || two.startsWith(one)) return false
  return !timer.test(one) && !activity.test(one) && !activity.test(two)
}

export const movingHero: Observation = {
  id: 'moving-hero',
  category: 'access',
  appliesTo: isPage,
  sources: ['NNG-CAR', 'WCAG'],
  detect: onPage((page, reading) => {
    const stoppable = reading.visible.some(
      block => isClickable(block) && /\b(?:pause|stop (?:animation|carousel|slides?))\b/i.test(block.text),
    )
    if (stoppable) return []
    for (const { before, after } of page.facts.changingTexts) {
      if (!isOtherMessage(before, after)) continue
      const holding = (text: string): Block | undefined =>
        page.hero.find(
          block =>
            block.text.includes(text.trim()) || (wordsOf(block.text).length >= 4 && text.includes(block.text.trim())),
        )
      const blocks = [holding(before), holding(after)]
      const first = blocks.find(block => block !== undefined)
      if (!first) continue
      const quotes = blocks.map(block => (block === undefined ? null : quoteOf(block)))
      return [sight(2, quotes, { before: brief(before, 60), after: brief(after, 60), name: whereOf(page) })]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'I was reading “{before}” when it became “{after}” on its own. Nobody who wants to be understood takes the page away.',
      'Let me turn the messages myself, or show one.',
      'The text went before I had finished it.',
    ],
    'funnel-fixer': [
      '-',
      '“{before}” turns into “{after}” without a click, so no message stays for long enough to be acted on.',
      'Keep the panel that brings the most clicks and drop the turning.',
      'A visitor who is caught between two messages follows neither.',
    ],
    positioning: [
      '-',
      'With “{before}” and “{after}” in one place by turns, {name} leads with nothing.',
      'Choose which of the two is the claim and make the other its support.',
      'Two headlines share the seat of one.',
    ],
    brand: [
      '+',
      '“{before}”, then “{after}”: the first screen has room for more than one side of {name}.',
      'Give both messages one voice and enough time.',
      'There is more than one story worth telling, and the turning says so.',
    ],
  }),
  question: asking('What share of visitors clicks anything but “{before}”?'),
}

const otherOverlay =
  /\b(?:cookies?|consent|gdpr|age|years old|over 18|21 or older|country|region|language|location|currency|sign in|log ?in|chat with us|how can (?:we|i) help|terms of (?:use|service)|privacy)\b/i

export const overlayOnLoad: Observation = {
  id: 'overlay-on-load',
  category: 'access',
  appliesTo: isPage,
  sources: ['GOOG-INT'],
  detect: onPage(page => {
    const { overlay } = page
    const written = overlay.map(block => block.text).join(' ')
    if (overlay.length === 0 || wordsOf(written).length < 4 || otherOverlay.test(written)) return []
    // A menu that covers the page is navigation.
    if (
      overlay.filter(block => block.type === 'link').length >= 6 &&
      overlay.every(block => block.type !== 'form_field')
    )
      return []
    const title = overlay.find(block => block.type === 'heading') ?? overlay.find(isText)
    if (!title) return []
    const wants = page.seen.some(block => block.zone === 'overlay' && block.field?.type === 'email')
    return [
      sight(2, [quoteOf(title)], {
        title: brief(title.text, 60),
        wants: wants ? 'asks for my address' : 'wants an answer',
        headline: brief(page.headline?.text ?? 'the page', 60),
        labels:
          listed(
            overlay.filter(isClickable).map(({ text }) => text),
            2,
          ) || 'no visible way out',
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{title}” {wants} before I have read a line. I close such boxes, and now and then the tab with them.',
      'Let me read “{headline}” first and ask at its end.',
      'I am asked before I have been given anything.',
    ],
    brand: [
      '-',
      'The first thing that {name} says is “{title}”, over its own headline: it interrupts itself.',
      'Give the welcome to “{headline}” and the request a later moment.',
      'Asking before giving sets the tone for the whole acquaintance.',
    ],
    'funnel-fixer': [
      '+',
      '“{title}” gathers addresses from people who would leave without a trace.',
      'Show it on the way out instead of on arrival, and compare both counts.',
      'A share of those who see “{title}” stays in reach.',
    ],
  }),
  question: asking('What share of visitors closes “{title}” and leaves?'),
}
