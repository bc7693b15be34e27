/** Section 5.12: how long, how dense, and what the cover says. */
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { capital, isSlidePitch, listed, onDeck, short, view } from './finding.ts'
import type { Slide } from './slides.ts'

/** Slides that a reader turns: build steps of one slide count once, dividers not at all. */
function turned(deck: DeckReading): Slide[] {
  const slides = deck.main.filter(slide => slide.words > 5 || (slide.imageShare ?? 0) > 0.1 || slide.blocks.length > 1)
  return slides.filter((slide, at) => {
    const next = slides[at + 1]
    return !(next && slide.title !== '' && next.title === slide.title && next.words >= slide.words)
  })
}

const deckLong: Observation = {
  id: 'deck-long',
  category: 'narrative',
  appliesTo: isSlidePitch,
  sources: ['SEQ', 'KAW', 'STORY'],
  detect: onDeck(deck => {
    const slides = turned(deck)
    const last = slides.at(-1)
    if (slides.length <= 20 || !last?.titleBlock) return []
    const ask = slides.findIndex(slide => slide.roles.includes('ask'))
    return [
      {
        severity: 1,
        quotes: [quoteOf(last.titleBlock)],
        facts: {
          count: slides.length,
          last: short(last.title, 8),
          ask:
            ask >= 0
              ? `The ask comes as number ${ask + 1}, when most of the attention is spent`
              : 'No ask is among them',
          name: deck.company ?? 'the company',
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f => `${f.count} slides come before the appendix. ${f.ask}.`,
      () => 'Keep what the argument for size needs and move the rest behind the appendix divider.',
      f => `The point on how large ${f.name} can be has to be picked out of ${f.count} slides.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `A team that needs ${f.count} slides has not yet decided what matters most. That choice will be due in the plan as well.`,
      () => 'Let each founder strike five slides, and compare the lists.',
      f => `From the cover to “${f.last}” I count ${f.count} slides, and priorities get lost on the way.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `I would not page through ${f.count} slides to find out whether this is for me.`,
      () => 'Make a version with the five slides that a customer would ask for.',
      f => `“${f.last}” is where I should arrive, and I would have left long before.`,
    ),
    brand: view(
      '-',
      f =>
        `Over ${f.count} slides no single picture of ${f.name} remains. A story has to end before people forget how it began.`,
      () => 'Choose the three sentences that should be remembered, and cut towards them.',
      f => `Length thins the impression, and ${f.count} slides are a lot of length.`,
    ),
    'growth-metrics': view(
      '+',
      f => `The ${f.count} slides leave room for definitions and cohorts, which short decks drop first.`,
      () => 'Keep every metric with its definition, even if other slides go.',
      () => 'I would rather have the detail in the file than in a second e-mail.',
    ),
    'market-competition': view(
      '+',
      f => `With ${f.count} slides there is space to count buyers and to name alternatives properly.`,
      () => 'Put the tables on buyers and rivals where they can be found by their titles.',
      () => 'Depth on the market is what I usually miss, and here there is room for it.',
    ),
  },
  question: s => `Which of the ${s.facts.count} slides do readers actually reach?`,
}

const proseWords = (slide: Slide): number =>
  slide.blocks
    .filter(block => block.type !== 'table_row' && block.type !== 'chart' && block.type !== 'footnote')
    .reduce((sum, block) => sum + wordsOf(block.text).length, 0)

const slideDense: Observation = {
  id: 'slide-dense',
  category: 'narrative',
  appliesTo: isSlidePitch,
  sources: ['SEQ', 'DOC'],
  detect: onDeck(deck => {
    const dense = deck.main.map(slide => ({ slide, words: proseWords(slide) })).filter(one => one.words > 120)
    const most = [...dense].sort((a, b) => b.words - a.words)[0]
    const longest = most && [...most.slide.blocks].sort((a, b) => b.text.length - a.text.length)[0]
    if (dense.length < 2 || !most || !longest) return []
    return [
      {
        severity: 1,
        quotes: [quoteOf(longest)],
        facts: {
          unit: deck.unit,
          numbers: listed(dense.slice(0, 6).map(one => String(one.slide.number))),
          count: dense.length,
          most: most.words,
          at: most.slide.number,
          title: short(most.slide.title, 7),
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${capital(f.unit)}s ${f.numbers} carry more than 120 words each, ${f.unit} ${f.at} even ${f.most}. They are looked at for seconds.`,
      f => `Say what ${f.unit} ${f.at} proves in one line and move the rest into the notes.`,
      f => `The argument about size is buried in ${f.most} words on “${f.title}”.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `When I opened “${f.title}” and saw ${f.most} words, I skipped to the next slide.`,
      () => 'Give me the sentence that I should remember.',
      f => `Nobody reads ${f.most} words on a slide to find out what is in it for them.`,
    ),
    brand: view(
      '-',
      f =>
        `${capital(f.count)} text-heavy slides make a document of what should be a voice. ${capital(f.unit)} ${f.at} reads like a report.`,
      () => 'Cut each of them to a statement and a picture.',
      f => `A slide of ${f.most} words has no room left for a tone.`,
    ),
    'growth-metrics': view(
      '+',
      f => `${capital(f.unit)} ${f.at} can be read without a speaker. The words that a speaker would add are there.`,
      () => 'Keep the definitions and drop the adjectives.',
      f => `${capital(f.unit)}s ${f.numbers} put things into words, which a bare chart never does.`,
    ),
    'team-execution': view(
      '+',
      f =>
        `Whoever wrote “${f.title}” thought the matter through in writing. The deck can be sent ahead and still be understood.`,
      () => 'Mark the sentence on each slide that holds a decision.',
      f => `${f.most} words on one slide at least leave little to be guessed about the plan.`,
    ),
  },
  question: () => 'Is this deck sent ahead to be read, or shown while someone speaks?',
}

const besideName =
  /\b(?:pitch(?: deck)?|investor|presentation|deck|confidential|draft|version|v\d[\d.]*|pre-?seed|seed|series [a-d]|round|contact|page|slide|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|inc|ltd|llc|gmbh|ag|bv|sas|co-?founder|founder|ceo|cto|coo|by|the|and|for|of)\b|(?<!\S)[^\s@]{1,64}@\S{1,200}|https?:\/\/\S{1,200}|(?<![\w-])[\w-]{1,63}\.(?:com|io|ai|co|eu|org|net|app|dev|example|test)\b\S*|\+?\d[\d\s()/.-]{0,40}|[©™®]/gi

/** "Avelina Torrado, Bo Ek": nothing but names. "Saving Water, Raising Crops" is a tagline in capitals. */
function isNames(line: string): boolean {
  const parts = line.split(/[,|&–]/).map(part => part.trim())
  return parts.every(part => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(part) && !/^\w+ing\b/.test(part))
}

const coverSaysNothing: Observation = {
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
    const rest = cover.text
      .replaceAll(name || '\u0000', ' ')
      .replace(besideName, ' ')
      .split('\n')
      .filter(line => !isNames(line))
      .join(' ')
    if (wordsOf(rest).length >= 4) return []
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
    brand: view(
      '+',
      f => `A calm cover lets ${f.name} stand on its own. It looks like somebody who does not need to shout.`,
      () => 'Make sure that the type and colour are unmistakably yours.',
      f => `Nothing on the page competes with the name ${f.name}.`,
    ),
  },
  question: s => `What should someone who opens only the cover of ${s.facts.name} remember?`,
}

export const narrativeObservations: Observation[] = [deckLong, slideDense, coverSaysNothing]
