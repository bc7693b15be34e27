import { useQuery } from '@tanstack/react-query'
import { shareFacts } from '#api/contracts/share-words.ts'
import { shareRead } from '../../stores/reads.ts'
import { Pending } from '../../ui/pending.tsx'

export function YourShare() {
  const { data, error, refetch } = useQuery(shareRead)
  return (
    <section className="your-share" aria-labelledby="share">
      <h2 id="share">Your share</h2>
      <Pending
        what="your share"
        data={data}
        error={error}
        failure="Your share could not be loaded. Please try again."
        onRetry={refetch}
        rows={3}
      />
      {data && (
        <>
          <ul>
            {shareFacts(data.use).map(({ label, amount, part }) => (
              <li key={label}>
                <span>{label}</span>
                <span className="num">{amount}</span>
                {/* The text beside it says the same. */}
                <progress aria-hidden="true" value={part} max={1} />
              </li>
            ))}
          </ul>
          <p className="hint">What counts by the day begins anew at midnight UTC.</p>
        </>
      )}
    </section>
  )
}
