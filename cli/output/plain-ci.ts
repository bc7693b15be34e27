/** A pipeline's result for a terminal or a log. */
import { plural } from '#api/contracts/report-words.ts'
import { type LocatedClaim, type Results, shownClaims, type TargetResult } from '../ci/results.ts'
import {
  evidenceInWords,
  guidelineInWords,
  outcomeInWords,
  remarksOf,
  targetInWords,
  whereInWords,
} from './ci-words.ts'
import { createPaper, type Paper } from './text-layout.ts'

export function plainResults(results: Results, options: { width: number; stream: NodeJS.WriteStream }): string {
  const paper = createPaper(options)
  for (const target of results.targets) {
    const said = isWhole(results, target) ? 'could not be reviewed' : targetInWords(target)
    paper.line(`${mark(paper, target)} ${paper.style('bold', target.target)}: ${said}`, {
      first: '',
      rest: '  ',
    })
    const shown = shownClaims(target)
    for (const located of shown.filter(({ effect }) => effect === 'fails')) writeClaim(paper, located)
    const others = shown.filter(({ effect }) => effect !== 'fails').length
    if (others > 0)
      paper.line(
        paper.style('dim', `${plural(others, 'other claim')} ${others === 1 ? 'fails' : 'fail'} no build.`),
        indent,
      )
    paper.blank()
  }
  const remarks = remarksOf(results)
  for (const remark of remarks) paper.line(remark)
  if (remarks.length > 0) paper.blank()
  // What ended the run is told with the next command, once, on standard error.
  if (results.failure === null) paper.line(paper.style('bold', outcomeInWords(results)))
  return paper.text()
}

/** Whether it is the whole run that could not be, and not this target. */
const isWhole = ({ failure }: Results, target: TargetResult): boolean =>
  failure !== null && target.failure?.message === failure.message

const indent = { first: '  ', rest: '  ' }
const deeper = { first: '      ', rest: '      ' }

function mark(paper: Paper, { outcome }: TargetResult): string {
  return outcome === 'passed' ? paper.style('green', '✓') : paper.style('red', outcome === 'cancelled' ? '-' : '✗')
}

function writeClaim(paper: Paper, located: LocatedClaim): void {
  const { claim } = located
  const where = whereInWords(located)
  const guideline = guidelineInWords(located)
  paper.blank()
  paper.line(paper.style('bold', claim.headline), { first: '    ', rest: '    ' })
  paper.line(claim.text, deeper)
  paper.line(`${evidenceInWords(located)}${where ? paper.style('dim', ` (${where})`) : ''}`, deeper)
  for (const suggestion of claim.suggestions) paper.line(suggestion, { first: '    → ', rest: '      ' })
  paper.line(paper.style('dim', [located.rule, guideline].filter(Boolean).join(' · ')), deeper)
}
