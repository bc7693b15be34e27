/** Whether a page can be seen, and how soon. */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { brief, isPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { boxOf, isText } from './place.ts'

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
const lowestCredible = 1.5

function coloursOf({ color, background }: NonNullable<Block['style']>): string {
  return color && background ? `${color} on ${background}` : 'the colour of the text on its ground'
}

/** What even large text needs. */
const farBelow = 3

/** Of the ratio that is asked for, the part below which text is hard to read and not only short of a norm. */
const hardToRead = 2 / 3

function contrastOf(block: Block): number {
  return block.style?.contrast ?? 21
}

function tooFaint(block: Block): boolean {
  const { contrast, background } = block.style ?? {}
  if (contrast === undefined || contrast === null || background === undefined || background === null) return false
  // What the limit is when rounded, nobody can tell from it.
  return contrast >= lowestCredible && Math.round(10 * contrast) / 10 < limitOf(block)
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
    // One sentence of small print far below the limit is one too many; a label or a line of two words may be dimmed.
    const print = page.seen.filter(
      block =>
        isText(block) &&
        block.zone !== 'consent' &&
        block.zone !== 'nav' &&
        wordsOf(block.text).length >= 6 &&
        tooFaint(block) &&
        contrastOf(block) < farBelow,
    )
    if (!main && faint.length < 3 && print.length === 0) return []
    const shown = [...new Set([...(main ? [main] : []), ...faint, ...print])]
    // The worst of them first, measured by what its size asks for.
    const share = (block: Block): number => contrastOf(block) / limitOf(block)
    const [leading] = shown.toSorted((a, b) => share(a) - share(b))
    if (!leading) return []
    const hard = share(leading) <= hardToRead
    return [
      sight(hard ? 2 : 1, [quoteOf(leading), ...shown.filter(block => block !== leading).map(quoteOf)], {
        text: brief(leading.text, 50),
        ratio: contrastOf(leading)
          .toFixed(2)
          .replace(/\.?0+$/, ''),
        needed: limitOf(leading),
        colours: coloursOf(leading.style ?? {}),
        strain: hard ? 'I have to lean in to read it.' : 'I can read it, and people with weaker eyes may not.',
        reason: hard ? 'Text that I strain to read is text that I pass over.' : 'It falls short of the published norm.',
        effect: hard ? 'What can hardly be read is not acted on.' : 'The step to the norm is a small change of colour.',
        count: shown.length,
        places: shown.length === 1 ? 'in this one place' : `in ${shown.length} places`,
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '“{text}” stands at {ratio}:1, {colours}, where WCAG asks for {needed}:1.',
      'Raise the contrast past {needed}:1 and look at the page on a phone in the sun.',
      '{effect}',
    ],
    'skeptical-buyer': [
      '-',
      '“{text}” stands out from its ground by {ratio}:1, where WCAG asks for {needed}:1. {strain}',
      'Change the colour or the ground until “{text}” reaches {needed}:1.',
      '{reason}',
    ],
    'team-execution': [
      '-',
      'The contrast is {ratio}:1 ({colours}) {places}, and an automatic check would have shown it.',
      'Put an automatic contrast check before each release of {name}.',
      'A contrast is measured by a program in seconds.',
    ],
  }),
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
    // What the page's own count leaves out, as inside a component, is an image all the same.
    const all = Math.max(page.facts.images, page.seen.filter(({ type }) => type === 'image').length)
    const wider = images.map(boxOf).find(box => box !== null)
    return [
      sight(
        linked.length > 0 ? 2 : 1,
        images.filter(block => block.text.trim() !== '').map(quoteOf),
        {
          count: images.length === 1 ? 'one image' : `${images.length} images`,
          share:
            images.length > 1
              ? `${images.length} of ${all} images`
              : all === 1
                ? 'The one image'
                : `One of ${all} images`,
          say: images.length === 1 ? 'says' : 'say',
          size: wider
            ? `${images.length === 1 ? '' : 'the first of '}${Math.round(wider.width)} x ${Math.round(wider.height)} px`
            : 'in the content',
          texts:
            linked.length === 0
              ? 'Write a text for each that carries meaning, and an empty one for decoration.'
              : 'Write a text for each that carries meaning, beginning with those that are links.',
          where: wider ? `the first of ${Math.round(wider.width)} x ${Math.round(wider.height)} px` : 'in the content',
          links:
            linked.length === 0
              ? 'none of them a link'
              : linked.length === 1
                ? 'one of them a link'
                : `${linked.length} of them links`,
          linked:
            linked.length === 0
              ? ''
              : images.length === 1
                ? ', a link'
                : linked.length === 1
                  ? ', one of them a link'
                  : `, ${linked.length} of them links`,
          name: whereOf(page),
        },
        'An alt attribute on each image of 64 px or more and on each image that is a link; an empty one is right for decoration',
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '{share} ({size}{linked}) {say} nothing to people who listen to the page, nor when an image fails to load.',
      '{texts}',
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
