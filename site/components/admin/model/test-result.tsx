import { Failure } from '../../../ui/pending.tsx'
import type { ModelTestResult } from '../reads.ts'

const marks = { true: 'Works', false: 'Does not work', null: 'Not known' } as const

export function TestResult({ result }: { result: ModelTestResult }) {
  if (result.problem !== null) return <Failure>{result.problem}</Failure>
  return (
    <ul className="test-results" role="status">
      {result.facts.map(({ name, works, note }) => (
        <li key={name}>
          <b>{marks[`${works}`]}</b> <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
