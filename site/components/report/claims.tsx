import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Claim } from '#api/contracts/report/report.ts'
import { type Deed, deedWords, groupWords } from '#api/contracts/report/words.ts'
import { claimVotes } from '#db/vocabulary.ts'
import { claimAnchor, groupAnchor, groupsOf } from './anchors.ts'
import { Evidence } from './evidence.tsx'
import { MarkTools } from './mark-tools.tsx'
import { begunForm, draftKey, markable } from './marks.ts'
import { Part } from './part.tsx'
import { Headline, PointSigns } from './point-signs.tsx'
import { inOrder, isFew } from './points.ts'
import { $printing } from './printing.ts'
import { useReport, type Voice } from './report-context.ts'
import { DeedSign } from './signs.tsx'
import { Suggestions } from './suggestions.tsx'
import { VoiceName } from './voice-name.tsx'

/** Roles are explicit, because some browsers drop a table's roles if CSS changes its layout. */
const as = (role: string) => ({ role })

const deedOf = ({ raised, votes }: Claim, id: number): Deed | undefined =>
  raised.some(({ analystId }) => analystId === id) ? 'raised' : votes.find(({ analystId }) => analystId === id)?.vote

/** A table of what each analyst did with each claim. A claim's row opens into the whole of it. */
export function Claims() {
  const { narrowing, report, voices } = useReport()
  const rows = useOpenRows()
  const claims = inOrder(report.claims, narrowing.order)
  const none = report.engine === 'rubric' ? 'The checks found nothing to tell.' : 'Nobody raised a claim.'
  if (claims.length === 0) return <Part id="claims" title="No claims" about={none} />
  const heard = voices.filter(({ id }) => claims.some(claim => deedOf(claim, id)))
  // A single column would say the same in every row.
  const columns = heard.length > 1 ? heard : []
  const hidden = (some: Claim[]) => (some.some(narrowing.shows) ? '' : 'hidden-by-filter')
  return (
    <Part
      id="claims"
      className={hidden(claims)}
      title={columns.length > 0 ? 'Who holds what' : 'Claims'}
      about={columns.length > 0 ? 'Analysts vote on what others raised without knowing whose it is.' : undefined}
    >
      <div className="sheet map-sheet">
        <div className="map-head">
          {columns.length > 0 && <Legend claims={claims} columns={columns} />}
          <button className="button ghost compact" type="button" onClick={rows.toggleAll}>
            {rows.allOpen ? 'Fold all' : 'Open all'}
          </button>
        </div>
        <table className="map" {...as('table')} aria-labelledby="claims-title">
          <thead {...as('rowgroup')} className={columns.length > 0 ? undefined : 'visually-hidden'}>
            <tr {...as('row')}>
              <th scope="col" colSpan={2} {...as('columnheader')}>
                <span className="visually-hidden">Claim</span>
              </th>
              {columns.map(({ id }) => (
                <th key={id} scope="col" className="deed" {...as('columnheader')}>
                  <VoiceName id={id} />
                </th>
              ))}
            </tr>
          </thead>
          {groupsOf(claims).map(group => {
            const own = claims.filter(claim => claim.group === group)
            return [
              <tbody key={group} id={groupAnchor(group)} className={`group ${hidden(own)}`} {...as('rowgroup')}>
                <tr {...as('row')}>
                  <th scope="colgroup" colSpan={columns.length + 2} {...as('columnheader')}>
                    <h3>{groupWords[group].title}</h3> <span className="quiet small">{groupWords[group].meaning}</span>
                  </th>
                </tr>
              </tbody>,
              ...own.map(claim => (
                <tbody key={claim.id} id={claimAnchor(claim.number)} className={hidden([claim])} {...as('rowgroup')}>
                  <Row claim={claim} columns={columns} open={rows.isOpen(claim)} onToggle={() => rows.toggle(claim)} />
                  {rows.isOpen(claim) && (
                    <tr {...as('row')}>
                      <td colSpan={columns.length + 2} {...as('cell')}>
                        <ClaimCard claim={claim} />
                      </td>
                    </tr>
                  )}
                </tbody>
              )),
            ]
          })}
        </table>
      </div>
    </Part>
  )
}

/** Rows open by hand or link. Few claims start open, except dismissed ones; so does a claim with a note or reason begun. */
function useOpenRows() {
  const { marks, pages, report } = useReport()
  const { claims } = report
  const idsOf = (some: Claim[]) => new Set(some.map(({ id }) => id))
  const linked = () => idsOf(claims.filter(({ number }) => `#${claimAnchor(number)}` === location.hash))
  const startsOpen = ({ id }: Claim) =>
    (isFew(claims) && marks?.of.get(id)?.state !== 'dismissed') || begunForm(draftKey(marks, id)) !== null
  const [opened, setOpened] = useState(() => linked().union(idsOf(claims.filter(startsOpen))))
  const follow = useEffectEvent(() => setOpened(opened.union(linked())))
  useEffect(() => {
    const moved = () => follow()
    window.addEventListener('hashchange', moved)
    return () => window.removeEventListener('hashchange', moved)
  }, [])
  const printing = useStore($printing)
  const allOpen = claims.every(({ id }) => opened.has(id))
  return {
    // The notes on printed pages contain what the open rows would.
    isOpen: ({ id }: Claim) => (printing ? !pages?.pages.length : opened.has(id)),
    toggle: (claim: Claim) => setOpened(opened.symmetricDifference(idsOf([claim]))),
    allOpen,
    toggleAll: () => setOpened(idsOf(allOpen ? [] : claims)),
  }
}

/** Explains the signs that occur, and names the columns if their heads have no room for names. */
function Legend({ claims, columns }: { claims: Claim[]; columns: Voice[] }) {
  const votes = claimVotes.filter(vote => claims.some(claim => claim.votes.some(cast => cast.vote === vote)))
  return (
    <ul className="legend quiet small">
      {columns.map(({ id }) => (
        <li key={id}>
          <VoiceName id={id} />
        </li>
      ))}
      {(['raised', ...votes] as const).map(deed => (
        <li key={deed}>
          <DeedSign deed={deed} mark={columns[0]?.mark} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { claim: Claim; columns: Voice[]; open: boolean; onToggle(): void }

function Row({ claim, columns, open, onToggle }: RowProps) {
  return (
    <tr className="claim-row" {...as('row')}>
      <td className="ordinal" {...as('cell')}>
        {claim.number}
      </td>
      <th scope="row" {...as('rowheader')}>
        <h4 id={`${claimAnchor(claim.number)}-title`}>
          <button type="button" aria-expanded={open} onClick={onToggle}>
            <Headline point={claim} />
          </button>
        </h4>
        <PointSigns point={claim} />
      </th>
      {columns.map(({ id, mark }) => {
        const deed = deedOf(claim, id)
        return (
          <td key={id} className="deed" {...as('cell')}>
            {deed && <DeedSign deed={deed} mark={mark} bare />}
          </td>
        )
      })}
    </tr>
  )
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { number, source, suggestions, text } = claim
  const anchor = claimAnchor(number)
  return (
    <article className="point" aria-labelledby={`${anchor}-title`}>
      <div>
        <p>{text}</p>
        <Suggestions all={suggestions} />
        {source && (
          <p className="quiet small">
            {source.publisher}, {source.title}
            {source.year && ` (${source.year})`}
          </p>
        )}
        <VotesAndWordings claim={claim} />
        <MarkTools {...markable(claim)} anchor={anchor} />
      </div>
      <Evidence about={claim} />
    </article>
  )
}

export function VotesAndWordings({ claim: { headline, raised, votes } }: { claim: Claim }) {
  // An analyst may have raised it twice in the same words.
  const wordings = new Map(raised.map(wording => [`${wording.analystId} ${wording.headline}`, wording]))
  return (
    <ul className="voices quiet small">
      {[...wordings].map(([key, wording]) => (
        <li key={key}>
          <VoiceName id={wording.analystId} />{' '}
          {wording.headline !== headline
            ? `put it so: ${wording.headline}. ${wording.text}`
            : `${wording.analystId === null ? 'established it' : deedWords.raised}.`}
        </li>
      ))}
      {votes.map(({ analystId, vote, reason }) => (
        <li key={analystId}>
          <VoiceName id={analystId} /> {deedWords[vote]}
          {reason ? `: ${reason}` : '.'}
        </li>
      ))}
    </ul>
  )
}
