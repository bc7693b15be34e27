import { useQuery } from '@tanstack/react-query'
import { panels } from '#db/vocabulary.ts'
import { Mark } from '../../ui/mark.tsx'
import { analystsRead } from '../analysts/reads.ts'
import { marksOf } from './marks.ts'

export function PanelReaders({ panelId, website }: { panelId: string; website: boolean }) {
  // Loads all panels at once, so that switching shows the names without waiting.
  const { data: analysts } = useQuery(analystsRead)
  const type = panels.find(({ id }) => String(id) === panelId)?.type
  const seats = analysts?.filter(analyst => analyst.isActive && analyst.panelType === type)
  const marks = marksOf(seats ?? [])
  return (
    <aside className="readers" aria-label="What the panel does">
      <section>
        <h2>Who will read it</h2>
        <ul>
          {seats?.map(({ id, name, title, specialty }) => (
            <li key={id}>
              <Mark n={marks.get(id) ?? 1} />
              <p>
                <b>{name}</b> <span className="quiet small">{title}</span>
              </p>
              <p className="small">{specialty}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>What happens next</h2>
        <ol className="small">
          <li>
            {website
              ? 'The page is opened on a desktop and on a phone, and read as it stands there.'
              : 'The document is read, each passage with its place.'}
          </li>
          <li>
            Checks run. With a language model, each analyst also writes alone, then says whether the others’ claims
            hold, without knowing whose they are.
          </li>
          <li>
            You get one report: where they agree, which of your choices divide them, and what only one of them saw.
          </li>
        </ol>
        <p className="quiet small">A draft is read by nobody until you submit it.</p>
      </section>
    </aside>
  )
}
