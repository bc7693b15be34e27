import { useQuery } from '@tanstack/react-query'
import type { Project } from '#api/contracts/projects.ts'
import type { Viewport } from '#db/vocabulary.ts'
import { reviewInAddress } from '../projects/address.ts'
import { Part } from './part.tsx'
import { pictureRead } from './reads.ts'

const views: { viewport: Viewport; label: string }[] = [
  { viewport: 'desktop', label: 'On a desktop' },
  { viewport: 'phone', label: 'On a phone' },
]

export function Screenshots({ project }: { project: Project }) {
  return (
    <Part id="screenshots" title="The page as it was read">
      <div className="screenshots">
        {views.map(({ viewport, label }) => (
          <Screenshot key={viewport} id={project.id} viewport={viewport} label={label} />
        ))}
      </div>
    </Part>
  )
}

function Screenshot({ id, viewport, label }: { id: number; viewport: Viewport; label: string }) {
  const { data: address, error } = useQuery(pictureRead(id, reviewInAddress(), viewport))
  return (
    <figure className={viewport}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="screenshot" tabIndex={0} aria-label={`${label}, whole page`}>
        {address && <img src={address} alt={`${label}: the page as the panel saw it`} />}
        {error && <p className="quiet small">This picture is not available.</p>}
      </section>
      <figcaption className="quiet small">{label}</figcaption>
    </figure>
  )
}
