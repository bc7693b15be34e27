/** Shown only when something takes longer than a blink (the delay is in its style). */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
