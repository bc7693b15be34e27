/** Appears only after a delay, set in its style. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
