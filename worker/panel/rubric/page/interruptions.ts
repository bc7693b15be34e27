/** What moves or covers the page before it was read. */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { activity, timer } from '../patterns.ts'
import { normalise, quoteOf, wordsOf } from '../text.ts'
import { asking, brief, isPage, listed, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { isClickable, isText } from './place.ts'

/** What differs is more than digits, and neither text is a part of the other, as while being typed. */
function isOtherMessage(before: string, after: string): boolean {
  const [one, two] = [normalise(before), normalise(after)]
  const words = (text: string) => wordsOf(text).length
  if (words(one) < 4 || words(two) < 4) return false
  if (one.replace(/\d+/g, '#') === two.replace(/\d+/g, '#')) return false
  if (one.startsWith(two) || two.startsWith(one)) return false
  return !timer.test(one) && !activity.test(one) && !activity.test(two)
}

export const movingHero: Observation = {
  id: 'moving-hero',
  category: 'access',
  appliesTo: isPage,
  sources: ['NNG-CAR', 'WCAG'],
  detect: onPage((page, reading) => {
    const stoppable = reading.visible.some(
      block => isClickable(block) && /\b(?:pause|stop (?:animation|carousel|slides?))\b/i.test(block.text),
    )
    if (stoppable) return []
    for (const { before, after } of page.facts.changingTexts) {
      if (!isOtherMessage(before, after)) continue
      const holding = (text: string): Block | undefined =>
        page.hero.find(
          block =>
            block.text.includes(text.trim()) || (wordsOf(block.text).length >= 4 && text.includes(block.text.trim())),
        )
      const blocks = [holding(before), holding(after)]
      const first = blocks.find(block => block !== undefined)
      if (!first) continue
      const quotes = blocks.map(block => (block === undefined ? null : quoteOf(block)))
      return [sight(2, quotes, { before: brief(before, 60), after: brief(after, 60), name: whereOf(page) })]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'I was reading “{before}” when it became “{after}” on its own. Nobody who wants to be understood takes the page away.',
      'Let me turn the messages myself, or show one.',
      'The text went before I had finished it.',
    ],
    'funnel-fixer': [
      '-',
      '“{before}” turns into “{after}” without a click, so no message stays for long enough to be acted on.',
      'Keep the panel that brings the most clicks and drop the turning.',
      'A visitor who is caught between two messages follows neither.',
    ],
    positioning: [
      '-',
      'With “{before}” and “{after}” in one place by turns, {name} leads with nothing.',
      'Choose which of the two is the claim and make the other its support.',
      'Two headlines share the seat of one.',
    ],
  }),
}

const otherOverlay =
  /\b(?:cookies?|consent|gdpr|age|years old|over 18|21 or older|country|region|language|location|currency|sign in|log ?in|chat with us|how can (?:we|i) help|terms of (?:use|service)|privacy)\b/i

export const overlayOnLoad: Observation = {
  id: 'overlay-on-load',
  category: 'access',
  appliesTo: isPage,
  sources: ['GOOG-INT'],
  detect: onPage(page => {
    const { overlay } = page
    const written = overlay.map(block => block.text).join(' ')
    if (overlay.length === 0 || wordsOf(written).length < 4 || otherOverlay.test(written)) return []
    // A menu that covers the page is navigation.
    if (
      overlay.filter(block => block.type === 'link').length >= 6 &&
      overlay.every(block => block.type !== 'form_field')
    )
      return []
    const title = overlay.find(block => block.type === 'heading') ?? overlay.find(isText)
    if (!title) return []
    const wants = page.seen.some(block => block.zone === 'overlay' && block.field?.type === 'email')
    return [
      sight(2, [quoteOf(title)], {
        title: brief(title.text, 60),
        wants: wants ? 'asks for my address' : 'wants an answer',
        headline: brief(page.headline?.text ?? 'the page', 60),
        labels:
          listed(
            overlay.filter(isClickable).map(({ text }) => text),
            2,
          ) || 'no visible way out',
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{title}” {wants} before I have read a line. I close such boxes, and now and then the tab with them.',
      'Let me read “{headline}” first and ask at its end.',
      'I am asked before I have been given anything.',
    ],
    brand: [
      '-',
      'The first thing that {name} says is “{title}”, over its own headline: it interrupts itself.',
      'Give the welcome to “{headline}” and the request a later moment.',
      'Asking before giving sets the tone for the whole acquaintance.',
    ],
    'funnel-fixer': [
      '+',
      '“{title}” is seen by everyone who comes, and such a box is answered more often than a line in the footer.',
      'Show it on the way out instead of on arrival, and compare both counts.',
      'A share of those who see “{title}” stays in reach.',
    ],
  }),
  question: asking('What share of visitors closes “{title}” and leaves?'),
}
