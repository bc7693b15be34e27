import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../ui/pending.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { marksOf } from '../projects/marks.ts'
import { AnalystCard } from './analyst-card.tsx'
import { analystsRead } from './reads.ts'

const panels = [
  { value: 'all', label: 'All Analysts', empty: 'No analysts found.' },
  { value: 'marketing', label: 'Marketing Panel', empty: 'No marketing analysts found.' },
  { value: 'vc', label: 'VC Strategy Panel', empty: 'No VC strategy analysts found.' },
]

export function MeetAnalysts() {
  const [tab, setTab] = useState('all')
  const { data: analysts, error } = useQuery(analystsRead)
  const marks = marksOf(analysts ?? [])
  const active = analysts?.filter(analyst => analyst.isActive)
  const bodyOf = ({ value, empty }: (typeof panels)[number]) => {
    const shown = active?.filter(({ panelType }) => value === 'all' || value === panelType)
    if (error) return <Failure>The analysts could not be loaded. Please try again.</Failure>
    if (!shown)
      return (
        <p className="quiet" role="status">
          Loading analysts...
        </p>
      )
    if (shown.length === 0) return <p className="quiet">{empty}</p>
    return (
      <ul className="analysts">
        {shown.map(analyst => (
          <AnalystCard key={analyst.id} analyst={analyst} mark={marks.get(analyst.id) ?? 1} />
        ))}
      </ul>
    )
  }
  return (
    <Tabs
      label="Panels"
      value={tab}
      onChange={setTab}
      bodyClass="meet-list"
      tabs={panels.map(panel => ({ ...panel, body: bodyOf(panel) }))}
    />
  )
}
