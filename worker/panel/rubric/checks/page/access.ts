import type { Block } from '#db/located-document.ts'
import { viewports } from '#db/vocabulary.ts'
import { visibleBlocks } from '../../annotate/page.ts'
import { pattern } from '../../annotate/pattern.ts'
import { pageCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { counted, factsOf, foundOnce, isProse, words } from './seen.ts'

/** WCAG requires 3:1 for text of 24 px, or 18.66 px in bold, and 4.5:1 for other text. */
function requiredContrast({ style }: Block): number {
  const { size = 16, weight = 400 } = style ?? {}
  return size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
}

/** A lower contrast is more often a misread background than a designer's choice. */
const lowestCredible = 1.5

export function isFaint(block: Block): boolean {
  const { contrast, background } = block.style ?? {}
  if (typeof contrast !== 'number' || typeof background !== 'string' || contrast < lowestCredible) return false
  // Rounded, because nobody can see a difference of less than 0.1.
  return Math.round(10 * contrast) / 10 < requiredContrast(block)
}

/** WCAG exempts logotypes and disabled controls, so texts of one or two words and buttons do not count. Filled links do. */
const mustBeRead = (block: Block): boolean =>
  (isProse(block) && words(block.text) >= 3) || (block.type === 'link' && block.style?.filled === true)

export const contrastLow = pageCheck('contrast of text', {
  id: 'contrast-low',
  category: 'access',
  weight: 2,
  gates: true,
  headline: 'Text is too faint against its background',
  text:
    'At least {texts} less contrast than WCAG asks for, {one}{ratio}:1 where {needed}:1 is needed: weaker eyes pass over that, ' +
    'and so does everybody in bright light.',
  suggestion: 'Darken the text or lighten its background until every text reaches the ratio.',
  source: cite('WCAG'),
  find(reading) {
    const share = (block: Block) => (block.style?.contrast ?? 21) / requiredContrast(block)
    const faint = visibleBlocks(reading)
      .filter(block => mustBeRead(block) && isFaint(block))
      .sort((a, b) => share(a) - share(b))
    const [worst] = faint
    if (!worst) return []
    return foundOnce(faint, {
      facts: {
        texts: counted(faint.length, 'one text has', 'texts have'),
        one: faint.length > 1 ? 'one of them ' : '',
        ratio: (worst.style?.contrast ?? 0).toFixed(1),
        needed: String(requiredContrast(worst)),
      },
    })
  },
})

export const imagesWithoutAlt = pageCheck('alternative texts', {
  id: 'images-without-alt',
  category: 'access',
  weight: 2,
  gates: true,
  headline: 'Images carry no alternative text',
  text:
    '{images} no alt attribute, not even the empty one that marks decoration, so who listens to the page does not ' +
    'learn what is shown there.',
  suggestion: 'Describe what each image shows, and give decoration an empty alt.',
  source: cite('WCAG'),
  find(reading) {
    const images = visibleBlocks(reading).filter(({ altMissing }) => altMissing === true)
    return foundOnce(images, {
      lookedFor: 'An alt attribute on every image of 64 px or more, and on every image that is alone in its link',
      facts: { images: counted(images.length, 'One image has', 'images have') },
    })
  },
})

const unnamed = pattern(
  'iu',
  String.raw`^[^\p{L}\p{N}]*(?:home(?: ?page)?|welcome|index|untitled(?: (?:document|page|site))?|new (?:page|site)`,
  '|page title|my (?:web ?)?site|website|document|landing ?page',
  String.raw`|(?:react|vite(?: \+ \w+)?|next\.?js|create next|vue) app)?[^\p{L}\p{N}]*$`,
)

export const titleEmpty = pageCheck('title of the page', {
  id: 'title-empty',
  category: 'access',
  weight: 2,
  gates: true,
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
})

export const phoneOverflow = pageCheck('width on a phone', {
  id: 'phone-overflow',
  category: 'access',
  weight: 2,
  headline: 'On a phone the page is wider than the screen',
  text:
    'On a screen of {screen} pixels the line of a heading takes {width}, so a phone shows the page shrunk, or cut off to ' +
    'be scrolled sideways.',
  suggestion: 'Set the viewport to the device’s width, and let headings wrap.',
  source: cite('WCAG'),
  find(reading) {
    const { width } = viewports.phone
    // A heading's box may be a little wider than its text.
    const wide = visibleBlocks(reading).filter(
      ({ type, phoneBox }) => type === 'heading' && phoneBox !== undefined && phoneBox.width > 1.1 * width,
    )
    const widest = Math.max(...wide.map(({ phoneBox }) => phoneBox?.width ?? 0))
    return foundOnce(wide, { facts: { screen: String(width), width: String(Math.round(widest)) } })
  },
})
