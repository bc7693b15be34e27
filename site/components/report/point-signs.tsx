import { Check, X } from 'lucide-react'
import type { Mark } from '#api/contracts/marks.ts'
import type { Claim, ReportChoice } from '#api/contracts/report/report.ts'
import { signOf } from '#api/contracts/report/words.ts'
import { dismissReasonWords, markWords } from './marks.ts'
import { useReport } from './report-context.ts'
import { SignOf, WeightSign } from './signs.tsx'

export function PointSigns({ point }: { point: Claim | ReportChoice }) {
  const isChoice = 'split' in point
  return (
    <p className="signs">
      <SignOf sign={isChoice ? 'split' : signOf(point)} {...(isChoice && !point.split && { word: 'Choice' })} />
      <WeightSign weight={point.weight} />
      <MarkSign id={point.id} />
    </p>
  )
}

export function Headline({ point }: { point: Claim | ReportChoice }) {
  const state = useReport().marks?.of.get(point.id)?.state
  const words = 'headline' in point ? point.headline : point.sentence
  if (state === 'dismissed') return <s>{words}</s>
  return state === 'done' ? <span className="quiet">{words}</span> : words
}

function MarkSign({ id }: { id: string }) {
  const { marks } = useReport()
  const mark = marks?.of.get(id)
  if (!mark?.state) return null
  return (
    <span className="sign mine">
      {mark.state === 'dismissed' ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
      {words(mark)}
      {marks?.version && mark.version < marks.version
        ? ` (v${mark.version}${mark.otherWords ? ', on other words' : ''})`
        : ''}
    </span>
  )
}

function words({ kind, state, reason }: Mark): string {
  const said = state ? markWords[state] : ''
  if (kind === 'choice') return `Your call: ${said.toLowerCase()}`
  return reason ? `${said}: ${dismissReasonWords[reason].toLowerCase()}` : said
}
