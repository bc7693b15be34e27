import { useState } from 'react'
import type { Analyst } from '#api/contracts/analysts.ts'
import { Mark } from '../../ui/mark.tsx'

interface Props {
  analyst: Analyst
  mark: number
  did?: string | null
}

export function AnalystCard({ analyst, mark, did }: Props) {
  const [failed, setFailed] = useState(false)
  const portrait = failed ? null : analyst.avatar
  return (
    <li className="analyst">
      <span className="face">
        {portrait ? (
          <img src={portrait} alt="" width={56} height={56} loading="lazy" onError={() => setFailed(true)} />
        ) : (
          <Mark n={mark} />
        )}
      </span>
      <h2>{analyst.name}</h2>
      <p className="quiet">{analyst.title}</p>
      <p className="specialty small">{analyst.specialty}</p>
      {did && <p className="num">{did}</p>}
      <p className="bio">{analyst.bio}</p>
      {analyst.questions.length > 0 && (
        <>
          <h3 className="quiet small">Asks</h3>
          <ol className="questions small">
            {analyst.questions.map(question => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </>
      )}
    </li>
  )
}
