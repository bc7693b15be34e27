/** Section 5.2: the product is told and never shown. */
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import { allText, everything, firstMatch, isSlidePitch, onDeck, placed, slidesRead, view, withRole } from './finding.ts'
import { capital, short } from './phrases.ts'

const shown =
  /\b(?:demos?|prototypes?|screenshots?|beta|walk[- ]?through|mock-?ups?|video|live (?:product|at|in|since)|try it|alpha|MVP)\b/i

/** Where it can be had or looked at: a code, an account, a shop of apps, an address, the table before the reader. */
const atHand =
  /\b(?:figures? \d|fig\. ?\d|booth|click(?:s|ing)? through|ask for (?:the|a|our)|try (?:it|one)|use it|send [^.\n]{2,30} to \d|front row|hands? on|plug it in|you can (?:now )?(?:send|use|try|open|touch|book|see))\b|\b(?:scan|QR|test (?:account|login|access)|log ?in|sign in|password|App Store|Google Play|Play Store|films?|clips?|photos?|photographs?|pictures?|images?|renderings?|drawings?|samples?|see it|show(?:n|s)? (?:it|you|on|in|here)|touch it|hold it|in your hands?|on the table|before you|in this room|stand \d+)\b|\b[a-z\d-]{2,}\.(?:com|io|co|app|dev|net|org|eu|ai|de|fr|es|it|nl|pt|uk|us|example)\b/i

const early =
  /\b(?:pre-?product|concept stage|research stage|at concept|proof of concept stage|no product yet|in the lab|preclinical|clinical trial|compound|molecule|therapeutic|vaccine|drug|alloy|polymer|fund of|limited partners)\b/i

/** Nothing else stands in the title: "Wood products, 16 billion" is about a market. */
const describing =
  /^[\W\d]*(?:(?:the|our) )?(?:solutions?|products?|how it works|how [\p{L}\d ]{1,30} works)(?: overview)?\W*$/iu

export const productUnshown: Observation = {
  id: 'product-unshown',
  category: 'solution',
  appliesTo: isSlidePitch,
  sources: ['SEQ', 'TETEN'],
  detect: onDeck((deck, reading) => {
    // Only a title says for certain that the product is described there.
    const slides = withRole(deck, 'solution').filter(({ title }) => describing.test(title))
    const first = slides[0]
    if (!first || !reading.complete) return []
    if (shown.test(everything(deck)) || atHand.test(everything(deck)) || early.test(allText(deck))) return []
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
      f => `Words ${f.on} describe what exists and what is planned in the same way.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I would want to see ${f.name} work before I believe “${f.said}”. There is nothing to look at.`,
      () => 'Show what a customer sees on the first day.',
      f => `${capital(f.at)} asks me to picture it for myself.`,
    ),
    brand: view(
      '-',
      f => `Only words stand where the product should be seen, so ${f.name} leaves no image behind.`,
      () => 'Choose the one screen or object that people should remember, and give it half the slide.',
      f => `${capital(f.at)} shows nothing that could be recognised without the name.`,
    ),
    'investment-opportunity': view(
      '?',
      f => `What could ${f.name} show today? ${capital(f.at)} holds words alone.`,
      () => 'State in a line whether it is an idea, a working version or in daily use.',
      f => `How far the product is cannot be read from “${f.said}”.`,
    ),
    'market-competition': view(
      '?',
      f =>
        `Would a buyer who sees ${f.name} beside an alternative notice the difference? ${capital(f.at)} gives me nothing to look at.`,
      () => 'Put the same task in the product and in the usual alternative next to each other.',
      () => 'A difference that is only described cannot be compared.',
    ),
  },
}
