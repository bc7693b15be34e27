/** Section 5.12: the cover has only a name. */
import type { Observation } from '../observation.ts'
import { aspiration } from '../patterns.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { isSlidePitch, onDeck, view } from './finding.ts'
import { capital, short } from './phrases.ts'

const besideName =
  /\b(?:pitch(?: deck)?|investor|presentation|deck|confidential|draft|version|v\d[\d.]*|pre-?seed|seed|series [a-d]|round|contact|page|slide|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|inc|ltd|llc|gmbh|ag|bv|sas|co-?founder|founder|ceo|cto|coo|by|the|and|for|of)\b|(?<!\S)[^\s@]{1,64}@\S{1,200}|https?:\/\/\S{1,200}|(?<![\w-])[\w-]{1,63}\.(?:com|io|ai|co|eu|org|net|app|dev|example|test)\b\S*|\+?\d[\d\s()/.-]{0,40}|[©™®]/gi

/** "Avelina Torrado, Bo Ek": nothing but names. "Saving Water, Raising Crops" is a tagline in capitals. */
function isNames(line: string): boolean {
  const parts = line.split(/[,|&–]/).map(part => part.trim())
  return parts.every(part => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(part) && !/^\w+ing\b/.test(part))
}

/** "Dating, reinvented": whatever is made of it, the trade is named. */
const trade = /^\W*\p{L}{4,}, (?:re\p{Ll}+ed|made|done|without|but|only|simplified)\b/mu

const slogan =
  /\b(?:better|best|new|more|future|tomorrow|world|life|together|simply|reimagined|way|next|great)\b|^\W*\w+ing\b/i

export const coverSaysNothing: Observation = {
  id: 'cover-says-nothing',
  category: 'narrative',
  appliesTo: isSlidePitch,
  sources: ['500', 'STORY'],
  detect: onDeck((deck, reading) => {
    const cover = deck.slides[0]
    const title = cover?.titleBlock
    // A cover that is a picture may say it all in the picture.
    if (!cover || !title || !reading.complete || (cover.imageShare ?? 0) > 0.6) return []
    const name = deck.company ?? (wordsOf(cover.title).length <= 3 ? cover.title : '')
    const lines = cover.text
      .replaceAll(name || '\u0000', ' ')
      .replace(besideName, ' ')
      .split('\n')
      .filter(line => !isNames(line))
    // "Refillable luxury lipstick" says what it is in three words; a slogan of three says nothing.
    if (trade.test(lines.join('\n'))) return []
    if (wordsOf(lines.join(' ')).length >= 4) return []
    if (
      lines.some(
        line =>
          wordsOf(line).length >= 2 && /\b\p{Ll}{3,}/u.test(line) && !aspiration.test(cover.text) && !slogan.test(line),
      )
    )
      return []
    return [
      {
        severity: 1,
        quotes: [quoteOf(title)],
        facts: {
          cover: short(cover.text.replace(/\s+/g, ' '), 10),
          name: deck.company ?? short(cover.title, 4),
          next: short(deck.slides[1]?.title ?? '', 7),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `“${f.cover}” is all the cover says. Whoever opens only this page learns nothing of what could become large here.`,
      f => `Put one sentence below ${f.name}: what it makes and for whom.`,
      f => `The one page that everybody sees spends nothing on the case of ${f.name}.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `From “${f.cover}” I cannot guess the market. The first frame is set by whatever the reader associates with the word ${f.name}.`,
      () => 'Name the kind of product on the cover, in the words of a buyer.',
      f => `No category stands beside ${f.name}, so I begin without a comparison.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `A name alone does not make me turn the page. What does ${f.name} do for me?`,
      () => 'Tell me on the cover which trouble goes away.',
      f => `I looked at “${f.cover}” and knew as much as before.`,
    ),
    positioning: view(
      '-',
      f =>
        `The most seen page leaves its place for a promise empty. ${capital(f.name)} could be a bank, a bicycle or a book.`,
      () => 'Give the cover the sentence that you would want repeated.',
      f => `Positioning starts with the first line, and here the first line is “${f.cover}”.`,
    ),
  },
}
