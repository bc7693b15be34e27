import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { Failure } from '../../ui/pending.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { marksOf } from '../projects/marks.ts'
import { AnalystCard } from './analyst-card.tsx'
import { analystsRead } from './reads.ts'

const tabs = [
  { value: 'all', label: 'All Analysts', empty: 'No analysts found.' },
  { value: 'marketing', label: 'Marketing Panel', empty: 'No marketing analysts found.' },
  { value: 'vc', label: 'VC Strategy Panel', empty: 'No VC strategy analysts found.' },
]

export function MeetAnalysts() {
  const { data: analysts, error } = useQuery(analystsRead)
  const marks = marksOf(analysts ?? [])
  const active = analysts?.filter(analyst => analyst.isActive)
  return (
    <Tabs.Root defaultValue="all">
      <TabList label="Panels">
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
          </Tabs.Trigger>
        ))}
      </TabList>
      {tabs.map(({ value, empty }) => {
        const shown = active?.filter(({ panelType }) => value === 'all' || value === panelType)
        return (
          <Tabs.Content key={value} value={value} className="meet-list">
            {error && <Failure>The analysts could not be loaded. Please try again.</Failure>}
            {!shown && !error && (
              <p className="quiet" role="status">
                Loading analysts...
              </p>
            )}
            {shown?.length === 0 && <p className="quiet">{empty}</p>}
            {shown && shown.length > 0 && (
              <ul className="analysts">
                {shown.map(analyst => (
                  <AnalystCard key={analyst.id} analyst={analyst} mark={marks.get(analyst.id) ?? 1} />
                ))}
              </ul>
            )}
          </Tabs.Content>
        )
      })}
    </Tabs.Root>
  )
}
