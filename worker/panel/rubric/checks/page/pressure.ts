import type { Block } from '#db/located-document.ts'
import type { Annotated } from '../../annotate/annotation.ts'
import { contentBlocks, isClickable, visibleBlocks } from '../../annotate/page.ts'
import { pattern } from '../../annotate/pattern.ts'
import { pageCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { excerptOf, factsOf, foundOnce, isProse, words } from './seen.ts'

const skeleton = (text: string): string => text.replace(/\d+/g, '#')

/** The first block that shows one of these texts, whatever its numbers are. */
function blockShowing(blocks: Block[], ...texts: string[]): Block | undefined {
  return blocks.find(({ text }) => texts.some(one => text.includes(one.trim()) || skeleton(text) === skeleton(one)))
}

const clock =
  /(?<![\d/])\d{1,3} ?: ?\d{2} ?: ?\d{2}(?! ?[ap]m)|\b\d{1,2} ?h(?:rs?|ours?)?\W{0,3}\d{1,2} ?m|\b(?:ends?|expires?|left|remaining)\b.{0,12}\d{1,2} ?: ?\d{2}/i

/** A clock's numbers as one number, which falls as the clock runs down. */
const clockValue = (text: string): number =>
  (text.match(/\d+/g) ?? []).reduce((sum, digits) => sum * 100 + Number(digits), 0)

const dated = pattern(
  'i',
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`,
  String.raw`|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b`,
  String.raw`|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b20\d\d-\d\d`,
)

export const countdownTimer = pageCheck('countdowns', {
  id: 'countdown-timer',
  category: 'honesty',
  weight: 2,
  headline: 'A countdown names no date',
  text: 'A clock runs down (“{before}”, then “{after}”) with no date beside it, so nobody can tell what ends or whether it does.',
  suggestion: 'Print the date on which it ends, and let it end.',
  source: cite('MATHUR'),
  find(annotated) {
    const seen = visibleBlocks(annotated)
    for (const { before, after } of factsOf(annotated).changingTexts) {
      const runsDown = skeleton(before) === skeleton(after) && clockValue(after) < clockValue(before)
      const block = runsDown ? blockShowing(seen.filter(isProse), before, after) : undefined
      if (!block || !clock.test(block.text)) continue
      if (seen.some(({ section, text }) => section === block.section && dated.test(text))) continue
      return foundOnce([block], { facts: { before, after } })
    }
    return []
  },
})

const remaining = pattern(
  'iu',
  String.raw`\b(?:only|just)\s+\d{1,3}\s+(?:\p{L}+\s+)?(?:left|remaining|remain)\b`,
  String.raw`|\b\d{1,3}\s+(?:seats?|spots?|places?|slots?|pairs?|items?|pieces?|copies|units)\s+(?:left`,
  String.raw`|remaining)\b|\bonly\s+\d{1,3}\s+(?:are\s+)?left in stock\b`,
)

export const scarcityCount = pageCheck('small remaining numbers', {
  id: 'scarcity-count',
  reads: 'english-page',
  category: 'honesty',
  weight: 2,
  headline: 'A small remaining number is given without a date',
  text: '“{words}” names neither a date nor a record, so a reader is rushed by a number that nobody can check.',
  suggestion: 'Say how many there were and when they were counted, or leave the number out.',
  source: cite('MATHUR'),
  find(annotated) {
    const hurried = contentBlocks(annotated).filter(
      block => block.type !== 'form_field' && words(block.text) <= 25 && remaining.test(block.text),
    )
    const [first] = hurried
    if (!first || hurried.some(({ text }) => dated.test(text) || /\b(?:of|out of) \d+\b/i.test(text))) return []
    return foundOnce(hurried, { facts: { words: remaining.exec(first.text)?.[0] ?? '' } })
  },
})

const others = pattern(
  'i',
  String.raw`\b(?:just|recently) (?:bought|purchased|ordered|booked|signed up|subscribed|joined)\b`,
  String.raw`|\b\d+ (?:other )?(?:people|others|visitors|shoppers|customers) (?:are |have )?(?:viewing`,
  '|looking|watching|it in their)',
)

export const activityTicker = pageCheck('messages about other visitors', {
  id: 'activity-ticker',
  reads: 'english-page',
  category: 'honesty',
  weight: 2,
  headline: 'Messages about other visitors come and go',
  text: '“{words}” appeared by itself while the page was read, and a reader cannot check that any of it happened.',
  suggestion: 'Show a dated count from real orders, or nothing.',
  source: cite('MATHUR'),
  find(annotated) {
    for (const { before, after } of factsOf(annotated).changingTexts) {
      const message = [before, after].find(text => others.test(text))
      const block = message && visibleBlocks(annotated).find(({ text }) => others.test(text) && words(text) <= 20)
      if (block) return foundOnce([block], { facts: { words: message } })
    }
    return []
  },
})

/** A refusal worded so that visitors disparage themselves. */
const shame = pattern(
  'i',
  String.raw`^\W*no\b.*\bi(?:['’]d|['’]ll| would| will)? (?:rather |prefer to |like |love |enjoy |hate `,
  String.raw`|want to )?(?:(?:pay|paying) (?:full price|(?:the )?full|more)|(?:wast|throw|los|miss)ing\b.*`,
  String.raw`|(?:waste|lose|miss|stay|remain|struggle)\b.*|sav(?:e|ing)s?\b.*|money\b.*)`,
  String.raw`|^\W*no\b.*\bi (?:don['’]t|do not) (?:want|need|like) (?:to )?(?:sav\w+|grow\w*|improve\w*`,
  String.raw`|succeed|better|more|free|discounts?|a discount)\b`,
)

export const confirmshaming = pageCheck('wording of refusals', {
  id: 'confirmshaming',
  reads: 'english-page',
  category: 'voice',
  weight: 2,
  headline: 'Declining is worded as foolish',
  text: 'To decline, a visitor has to press “{label}”, which turns a plain no into a confession.',
  suggestion: 'Write “No, thanks” and nothing else.',
  source: cite('MATHUR'),
  find(annotated) {
    const refusals = visibleBlocks(annotated).filter(
      block => isClickable(block) && words(block.text) <= 12 && shame.test(block.text),
    )
    return foundOnce(refusals, { facts: { label: refusals[0]?.text ?? '' } })
  },
})

export const overlayOnLoad = pageCheck('boxes over the page', {
  id: 'overlay-on-load',
  category: 'access',
  weight: 2,
  headline: 'A box asking for an address covers the page',
  text: '“{title}” covers the page and asks for an address before a visitor has read what is offered.',
  suggestion: 'Ask at the end of the page, or when the visitor leaves.',
  source: cite('GOOG-INT'),
  find(annotated) {
    const overlay = visibleBlocks(annotated).filter(({ zone }) => zone === 'overlay')
    const asks = overlay.some(({ field }) => field?.type === 'email' || field?.type === 'tel')
    const signsIn = overlay.some(({ field }) => field?.type === 'password')
    const title = overlay.find(({ type }) => type === 'heading') ?? overlay.find(isProse)
    if (!asks || signsIn || !title) return []
    return foundOnce([title], { facts: { title: excerptOf(title).text } })
  },
  sides: {
    sentence: 'A box that asks for an address covers the page before it has been read.',
    back: [{ lens: 'funnel-fixer', reason: 'Everyone who comes sees it, and some of them leave an address.' }],
    doubt: [
      { lens: 'skeptical-buyer', reason: 'I am asked before I have been given anything.' },
      { lens: 'brand', reason: 'The first thing the page says interrupts everything else.' },
    ],
    question: 'How many close the box and leave, and how many who give an address ever buy?',
  },
})

/** Whether one message replaced another: not a clock, nor a line that was still being typed. */
function isOtherMessage({ before, after }: { before: string; after: string }): boolean {
  if (words(before) < 4 || words(after) < 4 || skeleton(before) === skeleton(after)) return false
  return !before.startsWith(after) && !after.startsWith(before) && !others.test(before) && !others.test(after)
}

const canBePaused = (annotated: Annotated): boolean =>
  visibleBlocks(annotated).some(block => isClickable(block) && /\b(?:pause|stop)\b/i.test(block.text))

export const movingHero = pageCheck('moving words on the first screen', {
  id: 'moving-hero',
  category: 'readability',
  weight: 2,
  headline: 'Words on the first screen change by themselves',
  text: '“{before}” turned into “{after}” without a click and cannot be paused, so slower readers lose it halfway.',
  suggestion: 'Show one message, or let the reader switch between them.',
  source: cite('NNG-CAR'),
  find(annotated) {
    if (canBePaused(annotated)) return []
    for (const change of factsOf(annotated).changingTexts.filter(isOtherMessage)) {
      const block = contentBlocks(annotated).find(
        ({ text, aboveFold }) =>
          aboveFold &&
          words(text) >= 4 &&
          [change.before, change.after].some(one => one.includes(text) || text.includes(one)),
      )
      if (block) return foundOnce([block], { facts: change })
    }
    return []
  },
})
