import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { opinionForm } from '../../panel/model/answers.ts'
import { createFindingReader } from '../../panel/model/finding-reader.ts'
import { opinionText } from '../fake-answers.ts'
import { type FakeModel, type FakeReply, startFakeModel } from '../fake-model.ts'
import { analyst, draft, draftChoice } from '../panel/documents.ts'
import { openSession } from './setup.ts'

let model: FakeModel | undefined
afterEach(() => model?.close())

it('findings are read in order, however the answer is cut into pieces', () => {
  const words = fc.string({ minLength: 1, maxLength: 20 })
  const findings = fc.array(fc.record({ text: words, headline: words }).map(draft), { maxLength: 5 })
  const lead = fc.constantFrom('', 'Sure: ```json\n', '<think>Perhaps {"findings": [{}]}?</think>')
  fc.assert(
    fc.property(findings, lead, fc.integer({ min: 1, max: 40 }), (given, before, step) => {
      const answers = [{ number: 1, quotes: ['"findings": ['], note: 'as in "findings": [{', outcome: 'answered' }]
      const whole = before + opinionText({ answers, findings: given, choices: [draftChoice()] })
      const read = createFindingReader()
      const found = []
      for (let end = step; end < whole.length + step; end += step) found.push(...read(whole.slice(0, end)))
      expect(found).toEqual(opinionForm(1).read(whole).value?.findings)
    }),
  )
})

const brokenOff = (content: string): FakeReply => ({
  do: 'send',
  type: 'text/event-stream',
  body: `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
})
const one = opinionText({ findings: [draft({ headline: 'First', quotes: ['Gross margin is 71 percent'] })] })

it.each<[string, FakeReply, string[]]>([
  ['breaks off', brokenOff(one.slice(0, one.indexOf(',"choices"'))), ['First', 'restart', 'Second']],
  ['cannot be used', { do: 'answer', text: one.replace('"choices"', '"other"') }, ['First', 'restart', 'Second']],
  ['is refused', { do: 'status', status: 503 }, ['restart', 'Second']],
])('findings are withdrawn if the answer %s, and another one is requested', async (_name, first, told) => {
  const second = one.replace('"First"', '"Second"')
  model = await startFakeModel({ script: call => (call.number === 1 ? first : { do: 'answer', text: second }) })
  const heard: string[] = []
  const { opinion } = await openSession(model.url).opine(analyst(1), {
    finding: ({ headline }) => heard.push(headline),
    restart: () => heard.push('restart'),
  })
  expect(heard).toEqual(told)
  expect(opinion.findings.map(({ headline }) => headline)).toEqual(['Second'])
})
