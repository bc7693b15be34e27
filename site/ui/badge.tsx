export type BadgeTone = 'neutral' | 'info' | 'warning' | 'success' | 'error'

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={tone === 'neutral' ? 'badge' : `badge ${tone}`}>{children}</span>
}
