/** Section 5.12: slides carry more than 120 words. */
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import { isSlidePitch, onDeck, view } from './finding.ts'
import { capital, listed, short } from './phrases.ts'
import type { Slide } from './slides.ts'

const proseWords = (slide: Slide): number =>
  slide.blocks
    .filter(block => block.type !== 'table_row' && block.type !== 'chart' && block.type !== 'footnote')
    .reduce((sum, block) => sum + wordsOf(block.text).length, 0)

/** All that is read on a slide, its tables as well: of several dense ones the fullest is named. */
const allWords = (slide: Slide): number =>
  slide.blocks
    .filter(block => block.type !== 'chart' && block.type !== 'footnote')
    .reduce((sum, block) => sum + wordsOf(block.text).length, 0)

/** A title of so many words says what was found. */
const telling = 6

export const slideDense: Observation = {
  id: 'slide-dense',
  category: 'narrative',
  appliesTo: isSlidePitch,
  sources: ['SEQ', 'DOC'],
  detect: onDeck(deck => {
    const dense = deck.main.filter(slide => proseWords(slide) > 120).map(slide => ({ slide, words: allWords(slide) }))
    const most = [...dense].sort((a, b) => b.words - a.words)[0]
    const longest = most?.slide.blocks
      .filter(block => block.type !== 'table_row')
      .sort((a, b) => b.text.length - a.text.length)[0]
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
          told: wordsOf(most.slide.title).length >= telling ? 'yes' : '',
          title: most.slide.title ? `“${short(most.slide.title, 7)}”` : `${deck.unit} ${most.slide.number}`,
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `${capital(f.unit)}s ${f.numbers} carry more than 120 words each, ${f.unit} ${f.at} even ${f.most}. They are looked at for seconds.`,
      f =>
        f.told
          ? `The title of ${f.unit} ${f.at} says it already: leave below it what proves it, and move the rest into the notes.`
          : `Say what ${f.unit} ${f.at} proves in one line and move the rest into the notes.`,
      f => `What proves ${f.title} stands among ${f.most} words.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `When I opened ${f.title} and saw ${f.most} words, I skipped to the next slide.`,
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
  },
}
