/** What is promised to all, counted, done or denied in one line, and refuted by a row, a label or a list; and what only looks so. */
import { describe, expect, it } from 'vitest'
import { deck, memo } from '../../../documents.ts'
import { subjects } from '../told.ts'
import { refutedFigures } from './refuted-figures.ts'
import { refutedPromises } from './refuted-promises.ts'
import { unrefuted } from './unrefuted-cases.ts'

const refuted = [...refutedPromises, ...refutedFigures]

describe('lines that refute each other', () => {
  it.each(refuted)('%s', (about, lines) => {
    expect(subjects(memo(lines)).filter(subject => about.test(subject))).toHaveLength(1)
  })
  it.each(refuted.filter(([, lines]) => lines.every(line => typeof line !== 'string' || !line.startsWith('#'))))(
    'on slides as well: %s',
    (about, lines) => {
      expect(
        subjects(deck([{ title: 'Where we are', body: lines }])).filter(subject => about.test(subject)),
      ).toHaveLength(1)
    },
  )
})

describe('lines that only look so', () => {
  it.each(unrefuted.map(lines => [lines]))('%j', lines => {
    expect(subjects(memo(lines))).toEqual([])
  })
})
