/** Section 5.2: the product is told and never shown. */
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import { allText, everything, firstMatch, isSlidePitch, onDeck, placed, slidesRead, view, withRole } from './finding.ts'
import { capital, short } from './phrases.ts'

const shown =
  /\b(?:demos?|prototypes?|screenshots?|beta|walk[- ]?through|mock-?ups?|video|live (?:product|at|in|since)|try it|alpha|MVP)\b/i

const early =
  /\b(?:pre-?product|concept stage|research stage|at concept|proof of concept stage|no product yet|in the lab|preclinical|clinical trial|compound|molecule|therapeutic|vaccine|drug|alloy|polymer|fund of|limited partners)\b/i

export const productUnshown: Observation = {
  id: 'product-unshown',
  category: 'solution',
  appliesTo: isSlidePitch,
  sources: ['SEQ', 'TETEN'],
  detect: onDeck((deck, reading) => {
    const slides = withRole(deck, 'solution')
    const first = slides[0]
    if (!first || !reading.complete) return []
    if (shown.test(everything(deck)) || early.test(allText(deck))) return []
    // An unmeasured slide with a picture may show it; only a measured one without is evidence.
    if (slides.some(slide => slide.imageShare === null || slide.imageShare >= 0.15)) return []
    if (slides.some(slide => slide.blocks.some(block => block.type === 'image' || block.href !== undefined))) return []
    if (firstMatch(slides, /https?:\/\/|\bwww\./i)) return []
    const block =
      first.blocks.find(one => one !== first.titleBlock && one.text.split(/\s+/).length >= 4) ?? first.titleBlock
    if (!block) return []
    return [
      {
        severity: 2,
        quotes: [quoteOf(block)],
        lookedFor: `A picture, video, link, demo, prototype or screenshot of the product. ${slidesRead(deck, slides)}`,
        facts: {
          ...placed(deck, first),
          title: first.title ? `, “${short(first.title, 7)}”,` : '',
          said: short(block.text, 9),
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'team-execution': view(
      '-',
      f => `${capital(f.at)}${f.title} describes it in words alone: no picture, link or demo stands there.`,
      () => 'Show the thing itself, as a screen or a photograph, with the date on which it was taken.',
      f => `What exists today and what is planned read alike ${f.on}.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I would want to see ${f.name} work before I believe “${f.said}”. There is nothing to look at.`,
      () => 'Show what a customer sees on the first day.',
      () => 'A description without a picture is what I get from people who are still building.',
    ),
    brand: view(
      '-',
      f => `Only words stand where the product should be seen, so ${f.name} leaves no image behind.`,
      () => 'Choose the one screen or object that people should remember, and give it half the slide.',
      f => `${capital(f.at)} could carry any company's name, since nothing visible is its own.`,
    ),
    'investment-opportunity': view(
      '?',
      f => `What would a visitor at ${f.name} be shown? ${capital(f.at)} holds words alone.`,
      () => 'State in a line whether it is an idea, a working version or in daily use.',
      f => `How far the product is cannot be read from “${f.said}”.`,
    ),
    'market-competition': view(
      '?',
      f =>
        `Would a buyer who sees ${f.name} beside an alternative notice the difference? The slides give me nothing to lay side by side.`,
      () => 'Put the same task in the product and in the usual alternative next to each other.',
      () => 'A difference that is only described cannot be compared.',
    ),
  },
}
