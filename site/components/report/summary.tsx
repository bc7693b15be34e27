import { claimAnchor } from './claims.ts'
import { type Reading, useReading } from './report-context.ts'
import { VoiceName } from './voice-name.tsx'

/** The summary as it was written, with what somebody says in it set as speech: its name has its mark, its claim a number. */
export function Summary() {
  const reading = useReading()
  return (
    <div className="lead">
      {reading.report.summary.split(/\n{2,}/).map(paragraph => (
        <p key={paragraph}>
          {spoken(paragraph, reading).map(part => (
            <Part key={part.text} part={part} />
          ))}
        </p>
      ))}
    </div>
  )
}

type Part =
  | { kind: 'told'; text: string }
  | { kind: 'asked'; text: string }
  /** `intro` is what leads up to the name. */
  | { kind: 'spoken'; intro: string; speaker: number; text: string }

/** Where a speech ends, and somebody else's or the question begins. */
const asks = 'The question that would settle it:'
const turns = new RegExp(`(?<=\\s)(?=The other side, in the words of |${asks})`)
const introduced = /^(.*?\bin the words of )([^:]+): (.+)$/s

/** What is nobody's speech stays prose: a summary in other words is shown as one paragraph of it. */
function spoken(paragraph: string, { voices }: Reading): Part[] {
  return paragraph.split(turns).map(turn => {
    if (turn.startsWith(asks)) return { kind: 'asked', text: turn.slice(asks.length).trim() }
    const [, intro, name, text] = introduced.exec(turn) ?? []
    const speaker = voices.find(voice => voice.name === name)
    if (!speaker || intro === undefined || text === undefined) return { kind: 'told', text: turn }
    return { kind: 'spoken', intro, speaker: speaker.id, text: text.trim() }
  })
}

function Part({ part }: { part: Part }) {
  const reading = useReading()
  if (part.kind === 'told') return part.text
  if (part.kind === 'asked')
    return (
      <>
        <span className="intro asks">{asks}</span> <q>{part.text}</q>
      </>
    )
  const number = claimSpoken(part.text, part.speaker, reading)
  return (
    <>
      <span className="intro">
        {part.intro}
        <VoiceName id={part.speaker} />:
      </span>{' '}
      <q>
        {part.text}
        {number !== undefined && (
          <>
            {' '}
            <a className="no" href={`#${claimAnchor(number)}`} aria-label={`Claim ${number}`}>
              {number}
            </a>
          </>
        )}
      </q>{' '}
    </>
  )
}

/** The number of the claim that these are the words of; a long one is cut in the summary. */
function claimSpoken(text: string, speaker: number, { claims }: Reading): number | undefined {
  const start = text.replace(/ …$/, '')
  const is = (finding: { analystId: number; claim: string } | null) =>
    finding?.analystId === speaker && finding.claim.replace(/\s+/g, ' ').trim().startsWith(start)
  return claims.find(({ finding, contrary }) => is(finding) || is(contrary))?.number
}
