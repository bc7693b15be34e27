/** Practices that press, shame or bind the visitor. */
import type { Block } from '#db/shapes.ts'
import { moneyIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import { activity, cancelByContact, scarcity, shame, timer } from '../patterns.ts'
import { everyMatch, normalise, quoteAround, quoteOf, sentenceAt, wordsOf } from '../text.ts'
import { asking, brief, isEnglishPage, isPage, onPage, sight, viewsOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { isClickable, isText, near, sameGroup } from './place.ts'

const whereOf = (page: PageReading): string => page.brand ?? 'the page'

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
          label: brief(page.main?.label ?? 'the offer', 40),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'A clock runs beside the offer, “{before}” and then “{after}”, and nothing says what ends. I have seen such clocks start again.',
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
      'What needs a clock at “{label}” has no position that holds by itself.',
    ],
    'funnel-fixer': [
      '+',
      '“{clock}” gives those who would put it off a moment to decide by.',
      'Tie it to a real date and test the page without it.',
      'Deadlines move the undecided toward “{label}”.',
    ],
  }),
  question: asking('What changes at {name} when “{clock}” reaches zero?'),
}

const realStock =
  /\b(?:seat ?map|choose your seat|made to order|made-to-order|sku|item (?:no|number)|product (?:no|number)|article (?:no|number)|warehouse|hand-?made|one of a kind|edition of|numbered)\b/i

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
      if (!match || wordsOf(block.text).length > 40 || !besideOffer(page, block)) continue
      const around = page.content
        .filter(other => sameGroup(other, block) || other === block)
        .map(other => other.text)
        .join(' ')
      if (realStock.test(around)) continue
      // Trial and plan limits are no stock: "2 days left in your trial", "limited availability of support".
      if (/\b(?:trial|budget|storage|quota|limited availability of|days? left)\b/i.test(block.text)) continue
      found.push(
        sight(2, [quoteAround(block, match.index, match.length)], {
          words: brief(sentenceAt(block.text, match.index).text, 70),
          phrase: match.text.trim(),
          label: brief(page.main?.label ?? 'the offer', 40),
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
      '“{phrase}” has {name} tapping its foot, and that is how it will be remembered if the shelf turns out to be full.',
      'Say plainly why there are few, if there are.',
      'A hurried voice wears a name out.',
    ],
    'funnel-fixer': [
      '+',
      '“{phrase}” gives a visitor who likes the offer a reason to take “{label}” now.',
      'Draw the number from the real stock and show it only when it is low.',
      'What may run out is decided on sooner.',
    ],
  }),
  question: asking('Which record at {name} does “{phrase}” come from?'),
}

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
      const block = reading.visible.find(
        candidate =>
          activity.test(candidate.text) && (candidate.text.includes(told) || told.includes(candidate.text.trim())),
      )
      const match = block && everyMatch(activity, block.text)[0]
      if (!block || !match) continue
      return [
        sight(2, [quoteAround(block, match.index, match.length)], { words: brief(told, 70), name: whereOf(page) }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” popped up unasked, about someone whom I cannot find. I take such messages for a script.',
      'Show a dated count from the order log, or nothing.',
      'I cannot check “{words}”.',
    ],
    brand: [
      '-',
      '“{words}” cuts into the page like a passer-by who keeps tapping a reader on the shoulder.',
      'Let customers of {name} speak where they have been invited to.',
      'The interruption says that {name} does not trust its own page to hold attention.',
    ],
    'funnel-fixer': [
      '+',
      '“{words}” shows a lone visitor that others are here and are acting.',
      'Feed it from real events only and measure its effect on the step.',
      'What others just did reassures people who are about to do the same.',
    ],
  }),
  question: asking('Does the event behind “{words}” exist in the order log of {name}?'),
}

export const confirmshaming: Observation = {
  id: 'confirmshaming',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['MATHUR'],
  detect: onPage((page, reading) => {
    const found: Sighting[] = []
    const clickables = reading.visible.filter(block => isClickable(block) && block.zone !== 'consent')
    for (const decline of clickables) {
      if (wordsOf(decline.text).length > 12 || !shame.test(decline.text)) continue
      const box = reading.visible.filter(
        block =>
          block !== decline &&
          (sameGroup(block, decline) ||
            (block.zone === 'overlay' && decline.zone === 'overlay') ||
            (block.section === decline.section &&
              block.zone === decline.zone &&
              near(reading.visible, block, decline, 200, 2))),
      )
      const context = box.map(block => block.text).join(' ')
      if (box.some(block => block.field?.type === 'radio') || /\b(?:quiz|survey|poll|cookies?)\b/i.test(context))
        continue
      if (/\bcookies?\b/i.test(decline.text)) continue
      const accept = box.find(
        block =>
          isClickable(block) &&
          !shame.test(block.text) &&
          wordsOf(block.text).length <= 10 &&
          !/^(?:×|x|close)$/i.test(block.text.trim()),
      )
      if (!accept) continue
      found.push(
        sight(2, [quoteOf(decline), quoteOf(accept)], {
          decline: brief(decline.text, 70),
          accept: brief(accept.text, 50),
          name: whereOf(page),
        }),
      )
    }
    return found
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'To refuse “{accept}” I have to sign “{decline}”. Who writes that thinks little of me.',
      'Offer a plain “No, thanks”.',
      'My refusal has been worded for me, as a confession.',
    ],
    brand: [
      '-',
      '“{decline}” is {name} sneering at someone who said no.',
      'Part from people as kindly as they were greeted.',
      'The tone toward those who decline is remembered longest.',
    ],
    positioning: [
      '-',
      '“{decline}” argues by making the other answer foolish, which no difference would need.',
      'Say what “{accept}” brings and let the no be a no.',
      'An offer that holds its place does not have to ridicule the alternative.',
    ],
    'funnel-fixer': [
      '?',
      'How many more press “{accept}” because the other label reads “{decline}”, and how many of them stay?',
      'Test a neutral label and count what is left after a month.',
      'The wording may raise the clicks; what they are worth the page does not show.',
    ],
  }),
}

const marketing =
  /\b(?:newsletters?|offers?|partners?|promotions?|promotional|marketing|updates|news|deals|third part(?:y|ies)|tips)\b/i
const service =
  /\b(?:remember me|stay signed in|keep me (?:signed|logged) in|order (?:status|updates)|delivery (?:status|updates)|shipping updates|security (?:alerts|updates)|service (?:messages|updates|status)|booking updates|appointment|status updates|software updates|automatic updates)\b/i

export const consentPrechecked: Observation = {
  id: 'consent-prechecked',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['EU-C673', 'MATHUR'],
  detect: onPage(page =>
    page.seen
      .filter(block => block.field?.type === 'checkbox' && block.field.checked && block.zone !== 'consent')
      .filter(block => {
        const label = block.field?.label ?? block.text
        return marketing.test(label) && !service.test(label) && !/\b(?:do not|don['’]t|no)\b/i.test(label)
      })
      .filter(block => block.text.trim() !== '')
      .map(block => sight(3, [quoteOf(block)], { label: brief(block.text, 80), name: whereOf(page) })),
  ),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{label}” was ticked before I arrived. If {name} decides this for me, what else does it decide?',
      'Leave the box empty and say why it is worth ticking.',
      'That was not my choice.',
    ],
    brand: [
      '-',
      'Ticking “{label}” for people is {name} helping itself.',
      'Ask, and write a newsletter that people would ask for.',
      'Good manners begin at the box that is left empty.',
    ],
    'team-execution': [
      '-',
      'A ticked “{label}” is exposed where consent has to be given actively, in the European Union among others.',
      'Ask who at {name} signs off what the forms collect.',
      'The default creates a legal risk that nobody needed.',
    ],
    'funnel-fixer': [
      '?',
      'What share of those who left “{label}” ticked opens a single mail?',
      'Compare the readers who ticked with those who only did not untick.',
      'The list grows either way; whether it is worth anything shows later.',
    ],
  }),
}

const online =
  /\b(?:online|in your account|account settings|settings|dashboard|any ?time|one click|self-service|in the app|portal|button)\b/i
const notMembership =
  /\b(?:appointments?|bookings?|reservations?|lessons?|class(?:es)?|visits?|orders?|deliver(?:y|ies)|trips?|rides?|tickets?|events?|noise|cancelling|cancellation fee for)\b/i

export const cancelByContactOnly: Observation = {
  id: 'cancel-by-contact',
  category: 'honesty',
  appliesTo: isPage,
  sources: ['MATHUR'],
  detect: onPage((page, reading) => {
    if (!reading.english) return []
    const answers = page.faq.questions.flatMap(({ question, answer }) => [question, ...answer])
    const places = new Set([...page.pricing.blocks, ...page.faq.blocks, ...answers, ...page.legal])
    const found: Sighting[] = []
    const everywhere = reading.visible
    for (const block of places) {
      const match = everyMatch(cancelByContact, block.text)[0]
      if (!match) continue
      const { text: sentence, start } = sentenceAt(block.text, match.index)
      if (
        /\b(?:without|no need|never|not have to|don['’]t (?:have|need) to|can also|or)\b/i.test(sentence) ||
        notMembership.test(sentence)
      )
        continue
      const at = everywhere.indexOf(block)
      const before = everywhere[at - 1]?.text.slice(-200) ?? ''
      const after = everywhere[at + 1]?.text.slice(0, 200) ?? ''
      const own = block.text.slice(Math.max(0, match.index - 200), match.index + match.length + 200)
      const left = match.index < 200 && sameSection(everywhere[at - 1], block) ? before.slice(-(200 - match.index)) : ''
      const room = 200 - (block.text.length - match.index - match.length)
      const right = room > 0 && sameSection(everywhere[at + 1], block) ? after.slice(0, room) : ''
      if (online.test(`${left} ${own} ${right}`)) continue
      found.push(
        sight(2, [quoteAround(block, match.index, match.length)], {
          sentence: brief(block.text.slice(start, start + sentence.length), 100),
          phrase: brief(match.text, 60),
          name: whereOf(page),
        }),
      )
    }
    return found
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{sentence}” So joining takes a click and leaving takes a talk. I have spent an hour on such a line.',
      'Let people leave {name} where they joined it.',
      'The way out is narrower than the way in.',
    ],
    brand: [
      '-',
      '“{phrase}” makes the last talk with a customer of {name} one that the customer did not want to have.',
      'Write the goodbye as well as the welcome.',
      'How one may leave is part of what people tell others.',
    ],
    'growth-metrics': [
      '-',
      'If leaving means “{phrase}”, part of the retention of {name} is friction, and friction is no retention.',
      'Report retention for the months after online cancelling is possible.',
      'Figures held up by a phone queue fall when the queue does.',
    ],
    'funnel-fixer': [
      '?',
      'What share of those who have to follow “{phrase}” still leaves in the end?',
      'Count the calls, the saves and who is still here after three months.',
      'The step may keep a few; the page does not show how many come back on their own.',
    ],
  }),
}

function sameSection(other: Block | undefined, block: Block): boolean {
  return other !== undefined && other.section === block.section
}
