import type { LocatedDocument } from '#db/located-document.ts'
import { amountsIn } from './amounts.ts'
import type { Annotated, Section, Sentence } from './annotation.ts'
import { datesIn } from './dates.ts'
import { formOf, sectionsOf } from './sections.ts'
import { slicesOf, wordsOf } from './sentences.ts'
import { tablesIn } from './tables.ts'
import { isNegated, isQuestion, quotations, speakerOf, timeOf } from './voice.ts'

export function annotate(document: LocatedDocument): Annotated {
  const form = formOf(document)
  const sections = sectionsOf(document, form)
  const sentences = sections.flatMap(sentencesIn).map((sentence, at) => ({ ...sentence, at }))
  return {
    document,
    form,
    english: document.language === 'en',
    sentences,
    sections,
    tables: tablesIn(sections),
    now: new Date(document.capturedAt),
  }
}

function sentencesIn(section: Section): Omit<Sentence, 'at'>[] {
  return section.blocks.flatMap(block => {
    if (block.type === 'image') return []
    const spans = quotations(block.text)
    const seen =
      block.hidden === undefined && block.type !== 'notes' && !(block.where.kind === 'slide' && block.where.hidden)
    return slicesOf(block.text).map(({ text, start }) => {
      const words = wordsOf(text).map(word => word.toLowerCase())
      const dates = datesIn(text)
      return {
        text,
        block,
        start,
        section,
        words,
        amounts: amountsIn(text, dates),
        dates,
        speaker: speakerOf(text, block.text, start, spans),
        time: timeOf(text),
        negated: isNegated(text),
        question: isQuestion(text),
        seen,
      }
    })
  })
}
