import type { ReportDiff } from '#api/contracts/report/diff.ts'
import { diffWords, factsOf, inWords, nameOf } from '#api/contracts/report/words.ts'
import { inQuotationMarks } from './quote-marks.ts'
import { createTextLayout, type Format, together } from './text-layout.ts'

interface DiffView extends ReportDiff {
  title: string[]
  analysts: { id: number; name: string }[]
}

const formats: { [kind in keyof ReportDiff]?: Format } = { resolved: 'green', new: 'red', changed: 'cyan' }
const kinds = Object.keys(diffWords) as (keyof ReportDiff)[]
const parts = kinds.map(of => ({ of, format: formats[of] ?? ('dim' as const), ...diffWords[of] }))

const indent = '  '

export function plainDiff(view: DiffView, options: { width: number; stream: NodeJS.WriteStream }): string {
  const layout = createTextLayout(options)
  const { style } = layout
  for (const [at, line] of view.title.entries()) layout.line(at === 0 ? style('bold', line) : line)
  layout.blank()
  layout.line(
    parts
      .map(({ format, of, title }) => style(view[of].length > 0 ? format : 'dim', `${title}: ${view[of].length}`))
      .join(' · '),
  )
  for (const { format, of, sign, title } of parts) {
    if (view[of].length === 0) continue
    layout.blank()
    layout.title(`${title} (${view[of].length})`)
    for (const one of view[of]) {
      const { claim, before } = 'after' in one ? { claim: one.after, before: one.before } : { claim: one, before: one }
      layout.blank()
      layout.line(claim.headline, { first: `${style(format, sign)} `, rest: indent })
      const bar = `${indent}${style('dim', '│')} `
      for (const { place, ...quote } of claim.quotes.slice(0, 1))
        layout.line(`${inQuotationMarks(quote)} ${style('dim', `(${together(place)})`)}`, { first: bar, rest: bar })
      const facts = of === 'changed' ? `${factsOf(before)} → ${factsOf(claim)}` : factsOf(claim)
      const raisedBy = inWords(claim.raised.map(({ analystId }) => nameOf(view, analystId)))
      layout.line(style('dim', `${facts} · ${raisedBy}`), { first: indent, rest: indent })
    }
  }
  if (parts.every(({ of }) => view[of].length === 0)) layout.line('Neither review has a claim that was verified.')
  return layout.text()
}
