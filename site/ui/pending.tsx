import { Skeleton } from './skeleton.tsx'

interface FailureProps {
  children: string
  reason?: string
  onRetry?(): void
}

export function Failure({ children, reason, onRetry }: FailureProps) {
  return (
    <div className="callout error" role="alert">
      <p>{children}</p>
      {reason && <p className="small">{reason}</p>}
      {onRetry && (
        <button className="button compact" type="button" onClick={() => onRetry()}>
          Try again
        </button>
      )}
    </div>
  )
}

interface Props extends Omit<FailureProps, 'children'> {
  /** In the plural for several: "webhooks". */
  what: string
  data: unknown
  error: Error | null
  failure?: string
  rows: number
}

/** Shown instead of missing data: why it is missing, or placeholders while it loads. */
export function Pending({ what, data, error, failure, rows, ...retry }: Props) {
  if (error) return <Failure {...retry}>{failure ?? `Error loading ${what}. Please try again.`}</Failure>
  return data === undefined ? <Skeleton rows={rows} label={`Loading ${what}`} /> : null
}
