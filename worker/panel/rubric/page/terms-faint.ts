/** The line that costs money or binds is the one that can hardly be read. */
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { isText } from './place.ts'

const binds =
  /\b(?:renew(?:s|al|ed)?|(?:will be|is|are|be|is then) charged|(?:setup|service|booking|yearly|annual|monthly|cancellation|late) fees?|minimum term|\d+[- ]months? (?:contract|term)|renews? automatically|automatically (?:renew|charge)\w*|by (?:using|ordering|continuing|signing)[^.]{0,30}you agree|non-?refundable)\b/i
/** Half of what large text needs: faint by any measure. Below 1.2 the ground was misread, or the text is hidden. */
const faintest = 1.2
const faint = 2.5

export const termsFaint: Observation = {
  id: 'terms-faint',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['WCAG', 'MATHUR'],
  detect: onPage(page =>
    page.content
      .filter(block => {
        const contrast = block.style?.contrast ?? 21
        return isText(block) && contrast > faintest && contrast < faint && wordsOf(block.text).length >= 6
      })
      .filter(({ text }) => binds.test(text) && !/\b(?:no|never|without|not)\b/i.test(text))
      .map(block =>
        sight(3, [quoteOf(block)], {
          term: brief(block.text, 100),
          ratio: (block.style?.contrast ?? 0).toFixed(1),
          name: whereOf(page),
        }),
      ),
  ),
  beats: ['contrast-low'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{term}” is printed at a contrast of {ratio}:1, where 4.5:1 is the least that can be read with ease. The one line that binds me is the one I am not meant to see.',
      'Set it in the colour of the text around it.',
      'Terms in faint print tell me what the rest is worth.',
    ],
    brand: [
      '-',
      'At {ratio}:1 {name} whispers “{term}”, and people will remember that it whispered.',
      'Say it as plainly as the offer is said.',
      'Candour stops at the line that fades.',
    ],
    'funnel-fixer': [
      '-',
      'Whoever finds “{term}” only on the bill asks for the money back.',
      'Move the line beside the price, in full colour.',
      'A surprise after the purchase undoes the purchase.',
    ],
    'team-execution': [
      '-',
      'A term such as “{term}” at {ratio}:1 is weak ground where consent is disputed.',
      'Ask who at {name} approved the colour.',
      'What cannot be read has hardly been agreed to.',
    ],
  }),
}
