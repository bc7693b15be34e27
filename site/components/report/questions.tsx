import type { ReportQuestion } from '#api/contracts/report/report.ts'
import { Mark } from '../../ui/mark.tsx'
import { claimAnchor, questionAnchor } from './anchors.ts'
import { Passages } from './evidence.tsx'
import { Part } from './part.tsx'
import { useReport, type Voice } from './report-context.ts'
import { OutcomeMark, OutcomeSign } from './signs.tsx'

export function Questions() {
  const { report, voices } = useReport()
  const { answered, questions } = report.counts
  return (
    <Part
      id="questions"
      title="Questions"
      about={
        questions === 0
          ? 'The analysts of this panel have no questions of their own.'
          : report.engine === 'rubric'
            ? 'Without a model these are left to the reader: take them through your text.'
            : `Each analyst looks for answers to its own questions: ${answered} of ${questions} are answered. A missing answer is a place to begin.`
      }
    >
      <div className="analyst-questions">
        {voices.map(voice => (
          <AnalystQuestions
            key={voice.id}
            voice={voice}
            questions={report.questions.filter(({ analystId }) => analystId === voice.id)}
          />
        ))}
      </div>
    </Part>
  )
}

function AnalystQuestions({ voice, questions }: { voice: Voice; questions: ReportQuestion[] }) {
  const { id, name, title, mark } = voice
  const { report } = useReport()
  if (questions.length === 0) return null
  // If no question was looked up, the section's opening words say so once, instead of a sign on every question.
  const someLookedUp = questions.some(({ outcome }) => outcome !== 'not_looked_for')
  return (
    <section aria-labelledby={`asked-${id}`}>
      <header>
        <Mark n={mark} />
        <h3 id={`asked-${id}`}>{name}</h3>
        <span className="quiet small">{title}</span>
        {someLookedUp && (
          <span className="mark-row" aria-hidden="true">
            {questions.map(question => (
              <OutcomeMark key={question.id} outcome={question.outcome} />
            ))}
          </span>
        )}
      </header>
      <ul className="small">
        {questions.map(question => (
          <li key={question.id} id={questionAnchor(report.questions.indexOf(question) + 1)}>
            <h4>{question.question}</h4>
            {someLookedUp && <OutcomeSign outcome={question.outcome} />}
            {question.note && <p>{question.note}</p>}
            {question.quotes.length > 0 && (
              <p className="quiet">
                <Passages quotes={question.quotes} />
              </p>
            )}
            <RelatedClaims ids={question.claims} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The claims that quote the same passages as the answer. */
function RelatedClaims({ ids }: { ids: string[] }) {
  const claims = useReport().report.claims.filter(({ id }) => ids.includes(id))
  if (claims.length === 0) return null
  return (
    <p className="quiet">
      On the same words:{' '}
      {claims.map(({ number, headline }, at) => (
        <span key={number}>
          {at > 0 && ', '}
          <a href={`#${claimAnchor(number)}`} title={headline}>
            claim {number}
          </a>
        </span>
      ))}
    </p>
  )
}
