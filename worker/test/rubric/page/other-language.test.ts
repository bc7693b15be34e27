/** What a report says of itself where the text is in a language that the lists do not know. */
import { expect, it } from 'vitest'
import type { ReportedClaim, SummaryInput } from '#worker/panel/ports.ts'
import { panelOf, sessionOf } from '../panel.ts'
import { button, field, seen, site } from './sites.ts'

const lines = ['# Räder, in zwei Tagen repariert', button('Mehr erfahren'), field('Name'), field('E-Mail')]
const german = site(lines, {}, { language: 'de' })
const nothing: SummaryInput = { agreements: [], tensions: [], loneInsights: [], analysts: 4 }

async function summaryOf(document: typeof german, input: SummaryInput): Promise<string> {
  const summary = await sessionOf(document, panelOf('marketing')).summarise(input)
  return summary?.text ?? ''
}

const agreement: ReportedClaim = {
  findingId: '1',
  claim: 'The form asks two things.',
  category: 'form',
  stance: 'strength',
  severity: 1,
  quotes: ['Name'],
  lookedFor: null,
  observation: 'form-short',
  speaker: 1,
  raised: 2,
  held: 2,
}

it('says once that little of its wording was judged, with findings and without', async () => {
  const found = { ...nothing, agreements: [agreement] }
  for (const input of [nothing, found]) {
    expect((await summaryOf(german, input)).split('not recognised as English').length).toBe(2)
    expect(await summaryOf(site(lines), input)).not.toContain('English')
  }
})

it('still names what needs no list of words', () => {
  expect(seen('form-short', german)).toHaveLength(1)
  expect(seen('proof-absent', german)).toEqual([])
})
