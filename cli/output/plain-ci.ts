import { plural } from '#api/contracts/plural.ts'
import { type LocatedClaim, type Results, shownClaims, type TargetResult } from '../ci/results.ts'
import {
  evidenceInWords,
  guidelineInWords,
  outcomeInWords,
  remarksOf,
  targetInWords,
  whereInWords,
} from './ci-words.ts'
import { createTextLayout, type TextLayout } from './text-layout.ts'

export function plainResults(results: Results, options: { width: number; stream: NodeJS.WriteStream }): string {
  const layout = createTextLayout(options)
  for (const target of results.targets) {
    const said = isWholeRun(results, target) ? 'could not be reviewed' : targetInWords(target)
    layout.line(`${mark(layout, target)} ${layout.style('bold', target.target)}: ${said}`, { first: '', rest: '  ' })
    const shown = shownClaims(target)
    for (const located of shown.filter(({ effect }) => effect === 'fails')) writeClaim(layout, located)
    const others = shown.filter(({ effect }) => effect !== 'fails').length
    if (others > 0)
      layout.line(
        layout.style('dim', `${plural(others, 'other claim')} ${others === 1 ? 'fails' : 'fail'} no build.`),
        indent,
      )
    layout.blank()
  }
  const remarks = remarksOf(results)
  for (const remark of remarks) layout.line(remark)
  if (remarks.length > 0) layout.blank()
  // The reason and the next command are printed once, on standard error.
  if (results.failure === null) layout.line(layout.style('bold', outcomeInWords(results)))
  return layout.text()
}

/** Whether the whole run failed, rather than this target. */
const isWholeRun = ({ failure }: Results, target: TargetResult): boolean =>
  failure !== null && target.failure?.message === failure.message

const indent = { first: '  ', rest: '  ' }
const deeper = { first: '      ', rest: '      ' }

function mark(layout: TextLayout, { outcome }: TargetResult): string {
  return outcome === 'passed' ? layout.style('green', '✓') : layout.style('red', outcome === 'cancelled' ? '-' : '✗')
}

function writeClaim(layout: TextLayout, located: LocatedClaim): void {
  const { claim } = located
  const where = whereInWords(located)
  const guideline = guidelineInWords(located)
  layout.blank()
  layout.line(layout.style('bold', claim.headline), { first: '    ', rest: '    ' })
  layout.line(claim.text, deeper)
  layout.line(`${evidenceInWords(located)}${where ? layout.style('dim', ` (${where})`) : ''}`, deeper)
  for (const suggestion of claim.suggestions) layout.line(suggestion, { first: '    → ', rest: '      ' })
  layout.line(layout.style('dim', [located.rule, guideline].filter(Boolean).join(' · ')), deeper)
}
