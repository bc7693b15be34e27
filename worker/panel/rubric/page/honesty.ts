/** Practices that press, shame or bind the visitor. */
import type { Block } from '#db/shapes.ts'
import type { Observation, Sighting } from '../observation.ts'
import { cancelByContact, shame } from '../patterns.ts'
import { everyMatch, quoteAround, quoteOf, sentenceAt, wordsOf } from '../text.ts'
import { brief, isEnglishPage, isPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { isClickable, isText, near, sameGroup } from './place.ts'

/** A no with a reason that nobody need be ashamed of: "No thanks, I already have an account". */
const plainReason =
  /\b(?:already|(?:have|got) (?:one|it|enough|an? (?:account|code|login))|(?:just|only|still) (?:looking|browsing|reading)|later|another time|not (?:now|today|yet)|(?:am|['’]m) (?:good|fine|ok(?:ay)?|happy|sure|not (?:ready|interested)))\b/i

export const confirmshaming: Observation = {
  id: 'confirmshaming',
  category: 'honesty',
  appliesTo: isEnglishPage,
  sources: ['MATHUR'],
  detect: onPage((page, reading) => {
    const found: Sighting[] = []
    const clickables = reading.visible.filter(block => isClickable(block) && block.zone !== 'consent')
    for (const decline of clickables) {
      if (wordsOf(decline.text).length > 12 || !shame.test(decline.text) || plainReason.test(decline.text)) continue
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
      'Beside “{accept}” the no is worded “{decline}”. Who writes that thinks little of me.',
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
const recurring =
  /\b(?:subscription|membership|renews?|renewal|auto-?renew\w*|recurring|billed|contract|plan|policy)\b|\b(?:a|per|each|every) (?:month|year)\b|\/ ?(?:mo|month|yr|year)\b/i
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
    // Elsewhere a cancelled visit may be meant, unless the same words speak of something that runs on.
    const running = page.content.filter(block => isText(block) && recurring.test(block.text))
    const places = new Set([...page.pricing.blocks, ...page.faq.blocks, ...answers, ...page.legal, ...running])
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
      '“{sentence}”: joining takes a click and leaving takes a talk. I look for the way out before I join.',
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
