import { expect, it } from 'vitest'
import { evidenceInWords } from '../../output/ci-words.ts'

type Evidence = Parameters<typeof evidenceInWords>[0]
const told = (...texts: string[]) =>
  evidenceInWords({ claim: { quotes: texts.map(text => ({ text })), lookedFor: null } } as unknown as Evidence)

it.each([
  [['We ship on Friday.'], '“We ship on Friday.”'],
  [['“We ship\n on Friday.”', 'Ada, farmer'], '“We ship on Friday.” … “Ada, farmer”'],
  [['"We ship on Friday."'], '"We ship on Friday."'],
  [['„Wir liefern freitags.“'], '„Wir liefern freitags.“'],
  [['“We ship on Friday. And'], '“We ship on Friday. And …”'],
  [['“Friday” is when we ship.'], '“Friday” is when we ship.'],
  [['We ship on “Friday”.'], '“We ship on “Friday”.”'],
])('a quote stands in its own marks where it brings some: %j', (texts, words) => {
  expect(told(...texts)).toBe(words)
})
