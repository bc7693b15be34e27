import { describe, expect, it } from 'vitest'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { memo } from '../documents.ts'
import { seen } from './deck-cases.ts'

const titles = (...lines: string[]) => readSubmission(memo(lines)).deck?.slides.map(slide => slide.title)

/** A deck as it is typed into an editor: no line is marked as a heading. */
const typed = [
  'Slide 1: Brindlecot',
  'Booking software for dental clinics',
  'Slide 2: Problem',
  'Receptionists lose nine hours a week to calls.',
  'Slide 3: Solution',
  'Patients book themselves.',
  'Slide 4: Market',
  '18,000 clinics × €2,400 a year.',
  'Slide 5: Landscape',
  'Dentolo: calls only, 40 clinics',
  'Slide 6: Team',
  'Avelina and Rui, of Porto',
  'Slide 7: The ask',
  'Raising €1M for two engineers.',
]

describe('a deck typed as plain text', () => {
  it('is cut where its lines say that a slide begins', () => {
    expect(titles(...typed)).toEqual(['Brindlecot', 'Problem', 'Solution', 'Market', 'Landscape', 'Team', 'The ask'])
    expect(readSubmission(memo(typed)).deck).toMatchObject({ pitch: true, company: 'Brindlecot' })
  })

  it('may be typed as pages', () => {
    expect(titles(...typed.map(line => line.replace(/^Slide (\d):/, 'Page $1 -')))).toHaveLength(7)
  })

  it.each(['competition-absent', 'team-absent', 'ask-absent', 'problem-absent'])('is not told of it: %s', id => {
    expect(seen(id, memo(typed))).toEqual([])
  })

  it('is told what it lacks where no line holds it', () => {
    const without = typed.slice(0, 10).concat('Slide 6: Contact', 'hello@brindlecot.example')
    expect(seen('team-absent', memo(without))).toHaveLength(1)
  })

  it.each([
    ['two references', ['Notes', 'Slide 2: add a source', 'Slide 3: add a date']],
    ['what stands at the foot of pages', ['Notes', ...[1, 2, 3].map(at => `Page ${at} - Confidential`)]],
    ['comments out of turn', ['Notes', 'Slide 4: a source', 'Slide 2: a date', 'Slide 9: a name']],
    [
      'whole sentences',
      ['Notes', ...[1, 2, 3].map(at => `Slide ${at}: ${'here we would like to read more '.repeat(3)}`)],
    ],
  ])('is not seen in %s', (_what, lines) => {
    expect(titles(...lines)).toHaveLength(1)
  })
})
