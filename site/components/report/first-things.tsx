import type { Claim, ReportChoice } from '#api/contracts/report.ts'
import { firstThingsOf, sidesOf, standingOf } from '#api/contracts/report-words.ts'
import { choiceAnchor, claimAnchor } from './anchors.ts'
import { Evidence } from './evidence.tsx'
import { ChoiceSigns, ClaimSigns } from './point-signs.tsx'
import { useReport } from './report-context.ts'

/** Where to begin: the weightiest claims and choices, linked to their full text below. */
export function FirstThings() {
  const things = firstThingsOf(useReport().report)
  if (things.length === 0) return null
  return (
    <section id="first" aria-labelledby="first-title">
      <header className="section-head">
        <h2 id="first-title">First things</h2>
        <p>What weighs most, with those who saw it. Each leads to the whole of it below.</p>
      </header>
      <ol className="first-things">
        {things.map(thing =>
          thing.kind === 'claim' ? (
            <FirstClaim key={thing.claim.id} claim={thing.claim} />
          ) : (
            <FirstChoice key={thing.choice.id} choice={thing.choice} />
          ),
        )}
      </ol>
    </section>
  )
}

function FirstClaim({ claim }: { claim: Claim }) {
  return (
    <li className="point">
      <span className="ordinal">{claim.number}</span>
      <div>
        <ClaimSigns claim={claim} />
        <h3>
          <a href={`#${claimAnchor(claim.number)}`}>{claim.headline}</a>
        </h3>
        <p className="standing">{standingOf(useReport().report, claim)}</p>
      </div>
      <Evidence quotes={claim.quotes.slice(0, 1)} />
    </li>
  )
}

function FirstChoice({ choice }: { choice: ReportChoice }) {
  return (
    <li className="point">
      <span className="ordinal">C{choice.number}</span>
      <div>
        <ChoiceSigns choice={choice} />
        <h3>
          <a href={`#${choiceAnchor(choice.number)}`}>{choice.sentence}</a>
        </h3>
        <p className="standing">{sidesOf(useReport().report, choice)}</p>
      </div>
      <Evidence quotes={choice.quotes.slice(0, 1)} />
    </li>
  )
}
