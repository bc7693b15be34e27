import { Fragment } from 'react'
import { absencesOf, noSummaryWords } from '#api/contracts/report/words.ts'
import { choiceAnchor, claimAnchor } from './anchors.ts'
import { LinkedText } from './linked-text.tsx'
import { useReport } from './report-context.ts'

export function Summary() {
  const { report } = useReport()
  const { summary } = report
  return (
    <div className="lead">
      {absencesOf(report).map(absence => (
        <p key={absence} className="callout warning">
          <LinkedText text={absence} />
        </p>
      ))}
      {summary
        .split(/\n{2,}/)
        .filter(paragraph => paragraph.trim() !== '')
        .map(paragraph => (
          <p key={paragraph}>
            <TextWithReferences text={paragraph} />
          </p>
        ))}
      {!report.summaryWritten && <p className="callout">{noSummaryWords(report)}</p>}
    </div>
  )
}

/** References with the text before each: "[3]" is claim 3, "[C1]" choice 1, "[3, C1]" both. */
const references = /([^[]*)\[(C?\d+(?:[,;]\s*C?\d+)*)\]|[^[]+|\[/g

function TextWithReferences({ text }: { text: string }) {
  return [...text.matchAll(references)].map(({ 0: whole, 1: before, 2: names, index }) =>
    names === undefined ? (
      whole
    ) : (
      <Fragment key={index}>
        {before?.trimEnd()}
        <sup>
          {names.split(/[,;]\s*/).map(name => (
            <Reference key={name} name={name} />
          ))}
        </sup>
      </Fragment>
    ),
  )
}

/** A reference to a point that does not exist stays plain text. */
function Reference({ name }: { name: string }) {
  const { claims, choices } = useReport().report
  const number = Number(name.replace('C', ''))
  const [kind, anchorOf, known] = name.startsWith('C')
    ? (['Choice', choiceAnchor, choices] as const)
    : (['Claim', claimAnchor, claims] as const)
  if (!known.some(one => one.number === number)) return `[${name}]`
  return (
    <a href={`#${anchorOf(number)}`} aria-label={`${kind} ${name}`}>
      {name}
    </a>
  )
}
