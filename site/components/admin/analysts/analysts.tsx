import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Analyst } from '#api/contracts/analysts.ts'
import type { PanelType } from '#db/vocabulary.ts'
import { analystsRead } from '../../analysts/reads.ts'
import { type FilterKind, useFilter, useSearch } from '../../list/filters.ts'
import { List } from '../../list/list.tsx'
import { type Rows, useRecheckRole } from '../../list/use-rows.ts'
import { panelFilter } from '../../projects/filters.ts'
import { marksOf } from '../../projects/marks.ts'
import { Screen } from '../../shell/screen.tsx'
import { analystColumns } from './columns.tsx'
import { DeleteAnalyst } from './delete-analyst.tsx'
import { AnalystDialog } from './dialog.tsx'

const stateFilter: FilterKind<'active' | 'inactive'> = {
  name: 'status',
  label: 'Status',
  all: 'All Statuses',
  options: [
    { value: 'active', label: 'Active' },
    { value: 'inactive', label: 'Inactive' },
  ],
}

type Open = { form: Analyst | null } | { remove: Analyst } | null

export function Analysts() {
  // Searched in the browser, so a pause while typing would save no request.
  const search = useSearch(0)
  const panel = useFilter(panelFilter)
  const state = useFilter(stateFilter)
  const rows = useAnalysts(search.words, panel.value, state.value)
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
    <Screen title="Analysts" text="Who sits on the panels, and what each is told to look for" action={add}>
      <List
        noun={['analyst', 'analysts']}
        rows={rows}
        columns={columns}
        search={search}
        searchLabel="Search by name, specialty or bio"
        filters={[panel, state]}
        emptyText="No analysts found."
        failure="Failed to load analysts"
      />
      {open && 'form' in open && (
        <AnalystDialog analyst={open.form} mark={(open.form && marks.get(open.form.id)) ?? null} onClose={close} />
      )}
      {open && 'remove' in open && <DeleteAnalyst analyst={open.remove} onClose={close} />}
    </Screen>
  )
}

/** Searches and filters in the browser, because the server sends all analysts at once. */
function useAnalysts(words: string, panel: PanelType | 'all', state: 'active' | 'inactive' | 'all'): Rows<Analyst> {
  const { data, error, refetch } = useQuery(analystsRead)
  useRecheckRole(error)
  return useMemo(() => {
    const wanted = words.toLowerCase()
    const found = data?.filter(
      analyst =>
        (panel === 'all' || analyst.panelType === panel) &&
        (state === 'all' || analyst.isActive === (state === 'active')) &&
        [analyst.name, analyst.specialty, analyst.bio].some(text => text.toLowerCase().includes(wanted)),
    )
    return {
      pages: found && [found],
      total: found?.length ?? 0,
      error,
      stale: false,
      hasMore: false,
      loadingMore: false,
      moreFailed: false,
      loadMore() {},
      retry: () => void refetch(),
    }
  }, [data, error, refetch, words, panel, state])
}
