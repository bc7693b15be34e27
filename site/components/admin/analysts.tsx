import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Analyst } from '#api/contracts/analysts.ts'
import { panelTypes } from '#db/vocabulary.ts'
import { analystsRead } from '../analysts/reads.ts'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { FilterBox, SearchBox } from '../list/tools.tsx'
import { marksOf } from '../projects/marks.ts'
import { panelWords } from '../projects/panel-words.ts'
import { analystColumns } from './analyst-columns.tsx'
import { AnalystDialog } from './analyst-dialog.tsx'
import { DeleteAnalyst } from './delete-analyst.tsx'
import { useAnalysts } from './use-analysts.ts'

const panelOptions = panelTypes.map(value => ({ value, label: panelWords[value] }))
const states = ['active', 'inactive'] as const
const stateOptions = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const

type Open = { form: Analyst | null } | { remove: Analyst } | null

export function Analysts() {
  const search = useSearch()
  const panel = useFilter('panel', panelTypes)
  const state = useFilter('status', states)
  const rows = useAnalysts({ words: search.text.trim(), panel: panel.value, state: state.value })
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { data: all } = useQuery(analystsRead)
  const marks = useMemo(() => marksOf(all ?? []), [all])
  const columns = useMemo(
    () => analystColumns({ marks, edit: form => setOpen({ form }), remove: remove => setOpen({ remove }) }),
    [marks],
  )
  const add = (
    <button className="button primary" type="button" onClick={() => setOpen({ form: null })}>
      Add Analyst
    </button>
  )
  return (
    <div className="screen">
      <div className="page-head">
        <div>
          <h1>Analysts</h1>
          <p className="quiet">Who sits on the panels, and what each is told to look for</p>
        </div>
        {add}
      </div>
      <List
        noun={['analyst', 'analysts']}
        rows={rows}
        columns={columns}
        narrowed={search.text.trim() !== '' || panel.value !== 'all' || state.value !== 'all'}
        onShowAll={() => {
          search.setText('')
          panel.set('all')
          state.set('all')
        }}
        emptyText="No analysts found."
        failure="Failed to load analysts"
        tools={
          <>
            <SearchBox label="Search by name, specialty or bio" search={search} />
            <FilterBox label="Panel" all="All Panels" filter={panel} options={panelOptions} />
            <FilterBox label="Status" all="All Statuses" filter={state} options={[...stateOptions]} />
          </>
        }
      />
      {open && 'form' in open && (
        <AnalystDialog analyst={open.form} mark={(open.form && marks.get(open.form.id)) ?? null} onClose={close} />
      )}
      {open && 'remove' in open && <DeleteAnalyst analyst={open.remove} onClose={close} />}
    </div>
  )
}
