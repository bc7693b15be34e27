/** A state: word first, then a dot whose shape differs as well as its colour. */
export type BadgeTone = 'plain' | 'new' | 'wait' | 'good' | 'bad'

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={tone === 'plain' ? 'badge' : `badge ${tone}`}>{children}</span>
}
