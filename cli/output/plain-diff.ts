/** What became of a review's claims, for a terminal. */
import type { Claim } from '../ci/claims.ts'
import { createPaper, type Format, together } from './paper.ts'
import { placeInWords } from './report-parts.ts'

type Raised = Claim & { raisedBy: string[] }

interface DiffView {
  /** What is compared, in a few lines. */
  title: string[]
  resolved: Raised[]
  persisting: Raised[]
  added: Raised[]
  notRechecked: Raised[]
}

const parts: { of: Exclude<keyof DiffView, 'title'>; title: string; sign: string; format: Format }[] = [
  { of: 'resolved', title: 'Resolved', sign: '✓', format: 'green' },
  { of: 'added', title: 'New', sign: '+', format: 'red' },
  { of: 'persisting', title: 'Persisting', sign: '=', format: 'dim' },
  { of: 'notRechecked', title: 'Not looked at again', sign: '?', format: 'dim' },
]

const indent = '  '

export function plainDiff(view: DiffView, options: { width: number; stream: NodeJS.WriteStream }): string {
  const paper = createPaper(options)
  const { style } = paper
  for (const [at, line] of view.title.entries()) paper.line(at === 0 ? style('bold', line) : line)
  paper.blank()
  paper.line(
    parts
      .filter(({ of }) => of !== 'notRechecked' || view[of].length > 0)
      .map(({ format, of, title }) => style(view[of].length > 0 ? format : 'dim', `${title}: ${view[of].length}`))
      .join(' · '),
  )
  for (const { format, of, sign, title } of parts) {
    if (view[of].length === 0) continue
    paper.blank()
    paper.title(`${title} (${view[of].length})`)
    for (const { claim, quotes, raisedBy, stance } of view[of]) {
      paper.blank()
      paper.line(claim, { first: `${style(format, sign)} `, rest: indent })
      const bar = `${indent}${style('dim', '│')} `
      for (const quote of quotes.slice(0, 1)) {
        const words = quote.text.replace(/\s+/g, ' ').trim()
        paper.line(`“${words}” ${style('dim', `(${together(placeInWords(quote.where))})`)}`, { first: bar, rest: bar })
      }
      paper.line(style('dim', `${stance} · ${raisedBy.join(', ')}`), { first: indent, rest: indent })
    }
  }
  if (parts.every(({ of }) => view[of].length === 0)) paper.line('Neither review has a claim that was verified.')
  return paper.text()
}
