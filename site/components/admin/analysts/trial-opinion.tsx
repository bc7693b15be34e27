import { type ReactNode, useId } from 'react'
import type { AnalystTrial } from '#api/contracts/analyst-trials.ts'
import { groupWords, type Sign, sideWords, signOf } from '#api/contracts/report/words.ts'
import type { Weight } from '#db/vocabulary.ts'
import { Failure } from '../../../ui/pending.tsx'
import { formatDay } from '../../projects/words.ts'
import { Passages } from '../../report/evidence.tsx'
import { dollars } from '../../report/record.tsx'
import { OutcomeSign, SignOf, WeightSign } from '../../report/signs.tsx'

type Opinion = NonNullable<AnalystTrial['draft']>
const unverified = `${groupWords.unverified.title}. ${groupWords.unverified.meaning}`

export function TrialOpinion({ title, opinion }: { title: string; opinion: Opinion }) {
  const id = useId()
  const { answers, choices, failure, findings, usage } = opinion
  const points = [
    ...answers.map(({ question, outcome, note, quotes }) => (
      <Point key={question} title={question} sign={<OutcomeSign outcome={outcome} />} texts={[note]} quotes={quotes} />
    )),
    ...findings.map(({ id, headline, weight, text, suggestion, lookedFor, verified, quotes, ...finding }) => {
      const more = [suggestion && `To do: ${suggestion}`, lookedFor && `Looked for, and not found: ${lookedFor}`]
      const sign = signs(signOf({ ...finding, lookedFor }), weight)
      return (
        <Point key={id} title={headline} sign={sign} texts={[text, ...more, !verified && unverified]} quotes={quotes} />
      )
    }),
    ...choices.map(({ id, sentence, weight, side, reason, otherSide, verified, quotes }) => {
      const texts = [reason, otherSide && `The best case of the other side: ${otherSide}`, !verified && unverified]
      const sign = signs(
        'split',
        weight,
        sideWords[side].replace(/^./, letter => letter.toUpperCase()),
      )
      return <Point key={id} title={sentence} sign={sign} texts={texts} quotes={quotes} />
    }),
  ]
  return (
    <section aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
      </header>
      <p className="quiet small num">{recordOf(opinion)}</p>
      {failure ? <Failure>{failure.message}</Failure> : <ul className="small">{points}</ul>}
      {!usage && !failure && (
        <p className="small">Without a model it only asks its questions: findings and choices need one.</p>
      )}
    </section>
  )
}

const signs = (sign: Sign, weight: Weight, word?: string) => (
  <p className="signs">
    <SignOf sign={sign} {...(word && { word })} />
    <WeightSign weight={weight} />
  </p>
)

interface PointProps {
  title: string
  sign: ReactNode
  texts: (string | false | null)[]
  quotes: Opinion['answers'][number]['quotes']
}

function Point({ title, sign, texts, quotes }: PointProps) {
  return (
    <li>
      <h4>{title}</h4>
      {sign}
      {texts.map(text => text && <p key={text}>{text}</p>)}
      {quotes.length > 0 && (
        <p className="quiet">
          <Passages quotes={quotes} />
        </p>
      )}
    </li>
  )
}

/** "12.4 s, $0.0031. From the review of Nov 18, 2026." */
function recordOf({ reviewedAt, seconds, usage }: Opinion): string {
  const time = seconds === null ? 'Time unknown' : `${seconds.toFixed(1)} s`
  const cost = !usage ? 'no cost' : usage.cost === null ? 'cost unknown' : dollars(usage.cost)
  return `${time}, ${cost}.${reviewedAt ? ` From the review of ${formatDay(reviewedAt)}.` : ''}`
}
