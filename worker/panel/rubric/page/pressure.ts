/** Clocks, counts and tickers that hurry the visitor. */
import type { Block } from '#db/shapes.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import { activity, scarcity, timer } from '../patterns.ts'
import { everyMatch, normalise, quoteAround, sentenceAt, wordsOf } from '../text.ts'
import { asking, brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { isText, near } from './place.ts'
import { isListed, realStock } from './stock.ts'

const skeleton = (text: string): string => normalise(text).replace(/\d+/g, '#')

/** A price or a primary button within 400 px. */
function besideOffer(page: PageReading, block: Block): boolean {
  if (page.actions.some(action => near(page.content, action.block, block, 400, 4))) return true
  return page.content.some(
    other =>
      wordsOf(other.text).length <= 14 && moneyIn(other.text).length > 0 && near(page.content, other, block, 400, 4),
  )
}

const statedReason =
  /\b(?:registration|registrations|submissions?|applications?|filing|enrol?lment|entries|tickets?|conference|event|webinar|cohort|class|term|deadline|auction|launch(?:es)?|keynote|livestream|workshop)\b/i
const statedDate =
  /\b\d{1,2}\.? ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w* \d{1,2}\b|\b20\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/i

export const countdownTimer: Observation = {
  id: 'countdown-timer',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['MATHUR'],
  detect: onPage(page => {
    for (const { before, after } of page.facts.changingTexts) {
      if (before === after || skeleton(before) !== skeleton(after)) continue
      const block = page.content.find(
        candidate =>
          isText(candidate) &&
          timer.test(candidate.text) &&
          (candidate.text.includes(before) ||
            candidate.text.includes(after) ||
            skeleton(candidate.text) === skeleton(before)),
      )
      if (!block || !besideOffer(page, block)) continue
      const around = page.content
        .filter(other => near(page.content, other, block, 200, 2))
        .map(other => other.text)
        .join(' ')
      if (statedReason.test(around) && statedDate.test(around)) continue
      const match = everyMatch(timer, block.text)[0]
      if (!match) continue
      return [
        sight(2, [quoteAround(block, match.index, match.length)], {
          before: brief(before, 50),
          after: brief(after, 50),
          clock: brief(quoteAround(block, match.index, match.length).text, 50),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'A clock runs beside the offer, “{before}” and then “{after}”, and nothing says what ends. For all that I can tell it starts again at zero.',
      'Say what changes at zero, and let it change.',
      '“{clock}” hurries me without giving a reason.',
    ],
    brand: [
      '-',
      'The ticking “{clock}” makes {name} sound like every flash sale.',
      'If a date is real, print the date in words.',
      'Pressure is not a tone that people come back to.',
    ],
    positioning: [
      '-',
      '“{clock}” stands where a reason should: the page argues with time instead of with a difference.',
      'Replace the clock with the cost of doing nothing for a month.',
      'An offer that needs a clock has no position that holds by itself.',
    ],
    'funnel-fixer': [
      '+',
      '“{clock}” gives those who would put it off a moment to decide by.',
      'Tie it to a real date and test the page without it.',
      'Deadlines move the undecided.',
    ],
  }),
  question: asking('What changes at {name} when “{clock}” reaches zero?'),
}

/** The page wants something of its visitor: a button of the lists, or a form. */
function asksFor(page: PageReading): boolean {
  return page.mainForm !== null || page.main !== null
}

/** "Only 3 spots left!": places on the offer itself, wherever on the page it is said. */
function placesOn(sentence: string): boolean {
  return (
    wordsOf(sentence).length <= 9 &&
    /\b(?:only|just) (?:a few|\d{1,3}) (?:seats?|spots?|places?|slots?)\b[^.]{0,12}\b(?:left|remaining)\b/i.test(
      sentence,
    )
  )
}

/** A short bar above everything else: what it says is of the page's offer, however far below that begins. */
function isBanner(page: PageReading, block: Block): boolean {
  return page.content[0] === block && block.type === 'paragraph' && wordsOf(block.text).length <= 14
}

export const scarcityCount: Observation = {
  id: 'scarcity-count',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['MATHUR'],
  detect: onPage(page => {
    const quoted = new Set(page.testimonials.map(({ block }) => block))
    const found: Sighting[] = []
    for (const block of page.content) {
      if (block.type === 'form_field' || quoted.has(block) || page.legal.includes(block)) continue
      const match = everyMatch(scarcity, block.text)[0]
      if (!match || wordsOf(block.text).length > 40) continue
      const said = asksFor(page) && (isBanner(page, block) || placesOn(sentenceAt(block.text, match.index).text))
      if (!besideOffer(page, block) && !said) continue
      const around = page.content
        .filter(other => other === block || (isText(other) && near(page.content, other, block, 200, 2)))
        .map(other => other.text)
        .join(' ')
      if (realStock.test(around) || isListed(page, block)) continue
      // Trial and plan limits are no stock: "2 days left in your trial", "limited availability of support".
      if (/\b(?:trial|budget|storage|quota|limited availability of|days? left)\b/i.test(block.text)) continue
      found.push(
        sight(2, [quoteAround(block, match.index, match.length)], {
          words: brief(sentenceAt(block.text, match.index).text, 70),
          phrase: match.text.trim(),
          name: whereOf(page),
        }),
      )
    }
    return found
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}”: is that true, and would I see the same tomorrow? Nothing beside it lets me check.',
      'Say where the number comes from, or leave it out.',
      '“{phrase}” is the oldest push there is.',
    ],
    brand: [
      '-',
      '“{phrase}” has {name} tapping its foot, and people remember that when the number turns out to be made up.',
      'Say plainly why there are few, if there are.',
      'A hurried voice wears a name out.',
    ],
    'funnel-fixer': [
      '+',
      '“{phrase}” gives a visitor who likes the offer a reason to decide now.',
      'Draw the number from the real stock and show it only when it is low.',
      'What may run out is decided on sooner.',
    ],
  }),
  question: asking('Which record at {name} does “{phrase}” come from?'),
}

/** "27 people are looking at this right now": a count of this moment, written into the page. */
const watchers =
  /\b\d[\d,]*\+? (?:other )?\p{L}+ (?:(?:are|is) (?:\w+ ){0,2})?(?:looking at|viewing|watching|considering) (?:this|it|the same)\b/iu

const publicRecord = /\b(?:auctions?|bids?|bidders?|order book|exchange|live map|departures|standings|trades?)\b/i

export const activityTicker: Observation = {
  id: 'activity-ticker',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['MATHUR', 'FTC465'],
  detect: onPage((page, reading) => {
    if (publicRecord.test(`${page.facts.title} ${page.headline?.text ?? ''}`)) return []
    for (const { before, after } of page.facts.changingTexts) {
      const told = [before, after].find(text => activity.test(text))
      if (told === undefined || publicRecord.test(told)) continue
      const tells = reading.visible.filter(({ text }) => activity.test(text))
      // The page may have been read while another of its messages stood there.
      const block =
        tells.find(({ text }) => text.includes(told) || told.includes(text.trim())) ??
        tells.find(({ text }) => wordsOf(text).length <= 14)
      const match = block && everyMatch(activity, block.text)[0]
      if (!block || !match) continue
      return [
        sight(2, [quoteAround(block, match.index, match.length)], {
          words: brief(told, 70),
          how: 'popped up unasked, about someone whom I cannot find',
          cuts: 'cuts into the page like a passer-by who keeps tapping a reader on the shoulder',
          name: whereOf(page),
        }),
      ]
    }
    // A count of this very moment that stands still while the page is read.
    const quoted = new Set(page.testimonials.map(({ block }) => block))
    for (const block of page.content) {
      const match = quoted.has(block) || !asksFor(page) ? undefined : everyMatch(watchers, block.text)[0]
      if (!match || !isText(block) || wordsOf(block.text).length > 40) continue
      const sentence = sentenceAt(block.text, match.index).text
      if (publicRecord.test(sentence)) continue
      return [
        sight(2, [quoteAround(block, match.index, match.length)], {
          words: brief(sentence, 70),
          how: 'stands here as if it were counted now, and it did not change while the page was read',
          cuts: 'leans over the reader’s shoulder',
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” {how}. I take such messages for a script.',
      'Show a dated count from the order log, or nothing.',
      'I cannot check “{words}”.',
    ],
    brand: [
      '-',
      '“{words}” {cuts}.',
      'Let customers of {name} speak where they have been invited to.',
      'The interruption says that {name} does not trust its own page to hold attention.',
    ],
    'funnel-fixer': [
      '+',
      '“{words}” tells a lone visitor that others are acting.',
      'Feed it from real events only and measure its effect on the step.',
      'What others just did reassures people who are about to do the same.',
    ],
  }),
  question: asking('Does the event behind “{words}” exist in the order log of {name}?'),
}
