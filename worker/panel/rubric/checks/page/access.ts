/** Whether a page can be seen and heard: colours, pictures' texts, its title. */
import type { Block } from '#db/located-document.ts'
import { viewports } from '#db/vocabulary.ts'
import { seenOf } from '../../annotate/page.ts'
import { pattern } from '../../annotate/pattern.ts'
import type { Check } from '../check.ts'
import { cite } from '../citations.ts'
import { counted, factsOf, isProse, together, words } from './seen.ts'

/** WCAG's limit: 3 for text of 24 px, or 18.66 px in bold; else 4.5. */
function neededBy({ style }: Block): number {
  const { size = 16, weight = 400 } = style ?? {}
  return size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
}

/** Below this a ground was misread more often than a designer chose the colour. */
const lowestCredible = 1.5

export function isFaint(block: Block): boolean {
  const { contrast, background } = block.style ?? {}
  if (typeof contrast !== 'number' || typeof background !== 'string' || contrast < lowestCredible) return false
  // What equals the limit when rounded, nobody can tell from it.
  return Math.round(10 * contrast) / 10 < neededBy(block)
}

/** Two words may be a logotype and a button may be switched off, which WCAG excepts; a link never is. */
const mustBeRead = (block: Block): boolean =>
  (isProse(block) && words(block.text) >= 3) || (block.type === 'link' && block.style?.filled === true)

export const contrastLow: Check = {
  id: 'contrast-low',
  category: 'access',
  weight: 2,
  gates: true,
  reads: 'page',
  headline: 'Text is too faint against its background',
  text:
    '{texts} below the contrast that WCAG asks for, the faintest at {ratio}:1 where {needed}:1 is needed, so it is ' +
    'passed over by weaker eyes and in bright light.',
  suggestion: 'Darken the text or lighten its ground until every text reaches the ratio.',
  source: cite('WCAG'),
  find(reading) {
    const share = (block: Block) => (block.style?.contrast ?? 21) / neededBy(block)
    const faint = seenOf(reading)
      .filter(block => mustBeRead(block) && isFaint(block))
      .sort((a, b) => share(a) - share(b))
    const [worst] = faint
    if (!worst) return []
    return together(faint, {
      facts: {
        texts: counted(faint.length, 'One text stands', 'texts stand'),
        ratio: (worst.style?.contrast ?? 0).toFixed(1),
        needed: String(neededBy(worst)),
      },
    })
  },
}

export const imagesWithoutAlt: Check = {
  id: 'images-without-alt',
  category: 'access',
  weight: 2,
  gates: true,
  reads: 'page',
  headline: 'Images carry no alternative text',
  text:
    '{images} no alt attribute, not even the empty one that marks decoration, so who listens to the page does not ' +
    'learn what is shown there.',
  suggestion: 'Write what each image tells, and an empty alt where it only decorates.',
  source: cite('WCAG'),
  find(reading) {
    const images = seenOf(reading).filter(({ altMissing }) => altMissing === true)
    return together(images, {
      lookedFor: 'An alt attribute on every image of 64 px or more, and on every image that is alone in its link',
      facts: { images: counted(images.length, 'One image has', 'images have') },
    })
  },
}

/** What a template or a program calls a page before anybody has named it. */
const unnamed = pattern(
  'i',
  String.raw`^\W*(?:home(?: ?page)?|welcome|index|untitled(?: (?:document|page|site))?|new (?:page|site)`,
  '|page title|my (?:web ?)?site|website|document|landing ?page',
  String.raw`|(?:react|vite(?: \+ \w+)?|next\.?js|create next|vue) app)?\W*$`,
)

export const titleEmpty: Check = {
  id: 'title-empty',
  category: 'access',
  weight: 2,
  gates: true,
  reads: 'page',
  headline: 'The page’s title does not name it',
  text: 'The page’s title is {title}, so in a tab, a bookmark or a search result nobody can tell whose page it is.',
  suggestion: 'Write the name and what is offered into the title.',
  source: cite('WCAG'),
  find(reading) {
    const title = factsOf(reading).title.trim()
    if (!unnamed.test(title)) return []
    const facts = { title: title === '' ? 'empty' : `“${title}”` }
    return [{ quotes: [], lookedFor: 'A title that names the page, as the browser’s tab shows it', facts }]
  },
}

export const descriptionEmpty: Check = {
  id: 'description-empty',
  category: 'access',
  weight: 1,
  gates: false,
  reads: 'page',
  headline: 'The page has no description for search results',
  text: 'No description stands in the page’s head, so search results and shared links show words that a program picked.',
  suggestion: 'Write one sentence on what is offered, and to whom, into the description.',
  source: null,
  find: reading =>
    factsOf(reading).description.trim() === ''
      ? [{ quotes: [], lookedFor: 'A description or og:description among the page’s meta elements' }]
      : [],
}

/** Fewer words than this need nothing that parts them. */
const parted = 150

export const headingNone: Check = {
  id: 'heading-none',
  category: 'access',
  weight: 2,
  gates: false,
  reads: 'page',
  headline: 'No text is marked as a heading',
  text:
    'None of the {words} words on the page is marked as a heading, so who listens to it or skims it has nothing to ' +
    'jump to.',
  suggestion: 'Mark the headline and each part’s title as headings.',
  source: cite('WCAG'),
  find(reading) {
    const facts = factsOf(reading)
    if (facts.headings > 0 || facts.words < parted) return []
    return [{ quotes: [], lookedFor: 'Heading elements of any level', facts: { words: String(facts.words) } }]
  },
}

export const phoneOverflow: Check = {
  id: 'phone-overflow',
  category: 'access',
  weight: 2,
  gates: false,
  reads: 'page',
  headline: 'On a phone the headings are wider than the screen',
  text:
    'On a screen of {screen} pixels a heading takes {width}, so on a phone its end is read only by scrolling sideways ' +
    'or by shrinking the page.',
  suggestion: 'Let headings wrap, and set the viewport to the device’s width.',
  source: cite('WCAG'),
  find(reading) {
    const { width } = viewports.phone
    // The box of a heading may be a little wider than its words.
    const wide = seenOf(reading).filter(
      ({ type, phoneBox }) => type === 'heading' && phoneBox !== undefined && phoneBox.width > 1.1 * width,
    )
    const widest = Math.max(...wide.map(({ phoneBox }) => phoneBox?.width ?? 0))
    return together(wide, { facts: { screen: String(width), width: String(Math.round(widest)) } })
  },
}
