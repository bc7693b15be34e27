import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { observe } from '#worker/panel/rubric/observed.ts'
import { parseDocument } from '#worker/sources/parse.ts'
import { capturedAt } from '../documents.ts'
import { expectSound } from './soundness.ts'

const bytes = readFileSync(new URL('../../../../db/samples/sample-deck.pptx', import.meta.url))

it('shows what the bundled sample was written to show', async () => {
  expect(bytes.length).toBeLessThan(60_000)
  const document = await parseDocument('pptx', new Uint8Array(bytes), capturedAt)
  expect(document.blocks.map(block => block.text)).toContain(
    'Invented sample: this company and its people do not exist',
  )
  const observed = observe(document)
  expect(observed.map(({ observation }) => observation.id).sort()).toEqual([
    'ask-split-adds-up',
    'asked-key-person',
    'asked-price-raised',
    'asked-rival-halves-price',
    'asked-said-no',
    'asked-terms',
    'competition-all-ticks',
    'customer-concentration',
    'loi-as-traction',
    'ltv-cac-no-inputs',
    'ltv-cac-very-high',
    'market-number-unsourced',
    'market-top-down-only',
    'milestones-tied',
    'name-spelled-variously',
    'one-liner-clear',
    'problem-quantified',
    'projection-steep',
    'status-quo-named',
    'superlative-unbacked',
    'team-record-specific',
    'why-now-dated',
  ])
  const divided = observed.filter(({ observation }) => observation.question !== undefined)
  expect(divided.map(({ observation }) => observation.id)).toEqual(['ltv-cac-very-high', 'projection-steep'])
  for (const { observation, sighting } of observed) expectSound(observation.id, document, sighting)
})
