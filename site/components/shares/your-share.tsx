import { useQuery } from '@tanstack/react-query'
import { shareFacts } from '#api/contracts/share-words.ts'
import { shareRead } from '../../stores/reads.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export function YourShare() {
  const { data, error, refetch } = useQuery(shareRead)
  return (
    <section className="your-share" aria-labelledby="share">
      <h2 id="share">Your share</h2>
      {error && (
        <div className="callout error" role="alert">
          <p>Your share could not be loaded. Please try again.</p>
          <button className="button compact" type="button" onClick={() => refetch()}>
            Try again
          </button>
        </div>
      )}
      {!data && !error && <Skeleton rows={3} label="Loading your share" />}
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
