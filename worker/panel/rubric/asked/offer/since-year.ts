/** A year of founding: what of it can still be met. */

import type { Reading } from '../../reading.ts'
import { quoteFound, quoteSentence } from '../../text.ts'
import { question } from '../question.ts'
import { firstTold, isOfferOrPaper, told } from './own-voice.ts'

const verb = '(?:founded|established|set up|started (?:out|up|life)?)'
/** "We were founded in 1987", "Millrace was founded in 2009 by two bakers". Groups: the year. */
const founded = new RegExp(
  `\\b(?:[Ww]e (?:were )?(?:${verb}|started|began)|(?:[Oo]ur|[Tt]he) (?:firm|company|workshop|bakery|studio|practice|family business) (?:was )?(?:${verb}|started|began)|\\p{Lu}[\\p{L}\\d&’'-]+ (?:was )?(?:${verb}|began))\\b[^.;]{0,40}?\\bin ((?:18|19|20)\\d\\d)\\b`,
  'u',
)
/** "Joiners in Otley since 1987", a line of its own. */
const since = /^(?:(?!\bon\b)[^.:;]){0,60}?\b(?:since|est\.?|established(?: in)?) ((?:18|19|20)\d\d)\.?$/i
const notFirm =
  /\b(?:laws?|regulation|act|data|figures?|wins|member|certified|customers?|clients?|with us|have been|has been)\b/i

/** What began a few years ago is all still there. */
const isLongAgo = ({ document }: Reading, year: string | undefined): boolean =>
  Number(document.capturedAt.slice(0, 4)) - Number(year) >= 15

/** The text leans on its age: whoever only dates the firm is not asked. */
const proud =
  /\b(?:traditions?|traditional(?:ly)?|heritage|legacy|originals?|craft(?:smanship)?|timeless|time-honou?red|age-old)\b/i

export const sinceYear = question({
  id: 'asked-since-year',
  category: 'voice',
  sources: ['STAN'],
  lens: 'brand',
  appliesTo: isOfferOrPaper,
  answeredBy:
    /\b(?:still (?:do|does|make|makes|made|use|uses|measure|bake|cut|sew|print|work|run|answer|own|owned)|to this day|the same (?:recipe|oven|bench|family|people|hands|way|machine|workshop)|ever since|as (?:we|they) did (?:then|in)|has(?: not|n['’]t) changed|(?:second|third|fourth|fifth)[- ]generation)\b/i,
  subject: reading => {
    if (!reading.prose.some(({ text }) => proud.test(text))) return null
    const whole = firstTold(told(reading), founded)
    if (whole && !notFirm.test(whole.match[0]) && isLongAgo(reading, whole.match[1]))
      return {
        quotes: [quoteFound(whole.sentence, whole.match.index, whole.match[0].length)],
        facts: { year: whole.match[1] ?? '' },
      }
    if (!reading.page) return null
    const top = new Set([...reading.page.hero, ...reading.page.content.slice(0, 12)])
    const line = reading.sentences.find(
      ({ block, text }) => top.has(block) && since.test(text.trim()) && !notFirm.test(text),
    )
    const year = line ? since.exec(line.text.trim())?.[1] : undefined
    return line && year && isLongAgo(reading, year) ? { quotes: [quoteSentence(line)], facts: { year } } : null
  },
  ask: ({ year }) => `What from ${year} would someone who comes new still notice today?`,
  answer: ({ year }) =>
    `Name one habit, rule or object that is kept from ${year}, or leave the year to the small print.`,
  reason: ({ year }) => `${year} is a date so far; a character comes from what was kept since.`,
})
