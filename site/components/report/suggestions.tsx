import { plural } from '#api/contracts/plural.ts'

/** What to do, in the first author's words. The others mostly say the same, so theirs are folded. */
export function Suggestions({ all: [first, ...others] }: { all: string[] }) {
  if (!first) return null
  return (
    <>
      <p>
        <b>To do:</b> {first}
      </p>
      {others.length > 0 && (
        <details className="disclosure">
          <summary>{plural(others.length, 'more suggestion')}</summary>
          <ul className="voices quiet small">
            {others.map(suggestion => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
