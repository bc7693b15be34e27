import { Mark } from '../../ui/mark.tsx'
import { type Claim, claimAnchor, type Group, type Stand, standWords } from './claims.ts'
import { useReading } from './report-context.ts'
import { Tile } from './tile.tsx'

const groups: { group: Group; title: string; text: string }[] = [
  { group: 'conflict', title: 'In conflict', text: 'held on both sides' },
  { group: 'agreed', title: 'Agreed', text: 'held by several, doubted by none' },
  { group: 'lone', title: 'Seen by one', text: 'raised by one, no vote either way' },
]

const key: Stand[] = ['raised', 'agree', 'opposed', 'disagree', 'unsure', 'outside']

/** Analysts by claims: a real table, and the same in sentences. */
export function ClaimMap() {
  const { claims, voices } = useReading()
  return (
    <section id="map" aria-labelledby="map-title">
      <header className="sh">
        <h2 id="map-title">Who holds what</h2>
        <p>Each analyst wrote alone, then voted on the others’ claims without knowing whose they were.</p>
      </header>
      <div className="sheet mapbox">
        <table className={voices.length > 4 ? 'map many' : 'map'}>
          <caption className="vh">How each analyst stands to each claim</caption>
          <thead>
            <tr>
              <th className="c0" scope="col">
                Claim
              </th>
              {voices.map(voice => (
                <th key={voice.id} scope="col">
                  <Mark n={voice.mark} />
                  <span className="nm">{voice.name}</span>
                </th>
              ))}
              <th className="tally" scope="col">
                <span>For : against</span>
              </th>
            </tr>
          </thead>
          {groups.map(({ group, title, text }) => {
            const rows = claims.filter(claim => claim.group === group)
            return rows.length === 0 ? null : (
              <tbody key={group}>
                <tr className="grp">
                  <th colSpan={voices.length + 2} scope="rowgroup">
                    {title}
                    <span>{text}</span>
                  </th>
                </tr>
                {rows.map(claim => (
                  <Row key={claim.number} claim={claim} />
                ))}
              </tbody>
            )
          })}
        </table>
        <ul className="map-key" aria-hidden="true">
          {key.map(stand => (
            <li key={stand}>
              <Tile stand={stand} mark={voices[0]?.mark ?? 1} />
              {standWords[stand]}
            </li>
          ))}
        </ul>
        <details className="alt">
          <summary>Read the map as sentences</summary>
          <ol>
            {claims.map(claim => (
              <li key={claim.number} value={claim.number}>
                <b>{claim.finding.claim}</b> {sentenceOf(claim, voices)}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}

function Row({ claim }: { claim: Claim }) {
  const { voices } = useReading()
  return (
    <tr>
      <th scope="row">
        <a href={`#${claimAnchor(claim.number)}`}>
          <span className="no">{claim.number}</span>
          <span>{claim.finding.claim}</span>
        </a>
      </th>
      {voices.map(voice => {
        const stand = claim.stands.get(voice.id)?.stand ?? 'missing'
        return (
          <td key={voice.id} title={`${voice.name} ${standWords[stand]}`}>
            <Tile stand={stand} mark={voice.mark} />
            <span className="vh">
              {voice.name} {standWords[stand]}
            </span>
          </td>
        )
      })}
      <td className="tally">
        {claim.holds.length} : {claim.doubts.length}
      </td>
    </tr>
  )
}

function sentenceOf(claim: Claim, voices: { id: number; name: string }[]): string {
  const parts = (Object.keys(standWords) as Stand[]).flatMap(stand => {
    const names = voices.filter(({ id }) => claim.stands.get(id)?.stand === stand).map(({ name }) => name)
    return names.length > 0 ? `${names.join(', ')}: ${standWords[stand]}` : []
  })
  return `${parts.join('; ')}.`
}
