/** A share of a whole people, from a poll of a few dozen. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteFound, quoteSentence, sentencesOf } from '../text.ts'
import { worried } from '../views.ts'
import { isQuestion } from './voice.ts'

/** At a hundred answers a share of one half is off by ten points either way. */
const enough = 100

const peoples =
  '(?:Brits|Britons|Americans|Germans|Austrians|Canadians|Australians|Indians|Kenyans|Nigerians|Mexicans|Brazilians|Italians|Spaniards|Swedes|Norwegians|Danes|Finns|Poles|Belgians|Europeans|Londoners|people|adults|consumers|shoppers|parents|mothers|fathers|women|men|households|workers|employees|commuters|drivers|farmers|teachers|nurses|doctors|founders|managers|homeowners|renters|teenagers|students|pet owners|dog owners|cat owners|millennials)'
const share = anyCase(
  `\\b(?:one|two|three|four|five|six|seven|eight|nine|\\d{1,2}) (?:in|out of) (?:every )?(?:ten|five|four|three|two|\\d{1,3}) (?:\\p{L}+ )?${peoples}\\b|(?<![\\d.,])\\d{1,3}(?:[.,]\\d)?\\s?(?:%|per cent|percent) of (?:all |the )?(?:\\p{L}+ )?${peoples}\\b`,
)
/** Those who were asked are no people at large. */
const ofAsked =
  /\b(?:of (?:our|the|those|them)|respondents|surveyed|we asked|asked|interviewed|polled|our (?:customers|users|clients|followers)|they|in our (?:poll|survey|sample))\b/i
const size = [
  /\bn\s?=\s?(\d{1,6})\b/i,
  /\b(?:poll|survey|sample|study|panel)\b[^.\n]{0,30}\b(?:of|among|with|from) (\d{1,6}) (?:[\p{L}-]+ ){0,2}(?:followers|customers|people|respondents|users|answers|subscribers|adults|friends|shoppers|visitors|members|fans)\b/iu,
  /\b(\d{1,6}) (?:respondents|answers|participants|votes|replies)\b/i,
] as const

function sizeIn(text: string): { value: number; index: number; length: number } | null {
  for (const pattern of size) {
    const match = pattern.exec(text)
    if (match) return { value: Number(match[1]), index: match.index, length: match[0].length }
  }
  return null
}

/** The note that belongs to an asterisk, or the words right around the claim. */
function sizeFor(reading: Reading, block: Block, starred: boolean): { block: Block; value: number } | null {
  const { visible } = reading
  const at = visible.indexOf(block)
  const slide = block.where.kind === 'slide' ? block.where.slide : null
  const near = visible.filter(
    (other, index) =>
      (Math.abs(index - at) <= 1 || (starred && Math.abs(index - at) <= 8 && /^\W*[*†‡]/.test(other.text))) &&
      (slide === null || (other.where.kind === 'slide' && other.where.slide === slide)),
  )
  for (const other of near) {
    const found = sizeIn(other.text)
    if (found) return { block: other, value: found.value }
  }
  return null
}

function detect(reading: Reading): Sighting[] {
  return reading.sentences
    .flatMap((sentence): Sighting[] => {
      const { text, block } = sentence
      const match = share.exec(text)
      if (!match || isQuestion(text) || ofAsked.test(text)) return []
      const found = sizeFor(reading, block, /[*†‡]\W*$/.test(text))
      if (!found || found.value < 2 || found.value >= enough) return []
      const holding = sentencesOf(found.block).find(one => sizeIn(one.text) !== null)
      const claim = quoteFound(sentence, match.index, match[0].length)
      return [
        {
          severity: 2,
          quotes: holding && holding.text !== text ? [claim, quoteSentence(holding)] : [claim],
          facts: { share: match[0], asked: found.value },
        },
      ]
    })
    .slice(0, 2)
}

export const sampleSmall: Observation = {
  id: 'sample-small',
  category: 'proof',
  appliesTo: reading => reading.english && !reading.technical && !reading.template,
  sources: ['STAN', 'P9'],
  detect,
  beats: ['statistic-unsourced'],
  views: {
    'skeptical-buyer': worried(
      s => `“${s.facts.share}” rests on ${s.facts.asked} people, and they are not all of those it speaks of.`,
      s => `Write “${s.facts.asked} people were asked”, or ask enough of them who do not know you.`,
      s => `Behind “${s.facts.share}” stand ${s.facts.asked} answers.`,
    ),
    'market-competition': worried(
      s => `${s.facts.asked} answers are stretched to “${s.facts.share}”.`,
      s => `Take a count of the whole market in place of ${s.facts.asked} answers, or leave the share out.`,
      s => `Nothing about a market follows from ${s.facts.asked} answers.`,
    ),
    'growth-metrics': worried(
      s => `With ${s.facts.asked} answers, “${s.facts.share}” may be off by more than ten points either way.`,
      s => `Give the number of answers beside “${s.facts.share}”, and how they were found.`,
      s => `${s.facts.asked} is too few to tell a share from luck.`,
    ),
    positioning: worried(
      s => `“${s.facts.share}” sounds like a fact on a people, and ${s.facts.asked} were asked.`,
      'Say what those who were asked have in common: that is the group it may be true of.',
      s => `A group of ${s.facts.asked} could be described as what it is.`,
    ),
  },
}
