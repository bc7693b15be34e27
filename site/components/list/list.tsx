import { type ReactNode, useEffect, useRef } from 'react'
import { errorMessage } from '../../stores/notices.ts'
import { Empty } from '../../ui/empty.tsx'
import { Pending } from '../../ui/pending.tsx'
import { type Column, DataTable } from './data-table.tsx'
import type { Filter, Search } from './filters.ts'
import { FilterBox, SearchBox } from './tools.tsx'
import type { Rows } from './use-rows.ts'

const numbers = new Intl.NumberFormat('en-US')

const formatCount = (number: number, [one, many]: Noun): string =>
  `${numbers.format(number)} ${number === 1 ? one : many}`

type Noun = readonly [one: string, many: string]

interface Props<Row> {
  noun: Noun
  rows: Rows<Row>
  columns: Column<Row>[]
  search: Search
  searchLabel: string
  filters: Filter[]
  /** A choice of order, shown like a filter although it hides no rows. */
  order?: Filter
  emptyText: string
  /** Shown when the list is empty without any filter. */
  emptyNote?: string
  emptyAction?: ReactNode
  failure: string
}

export function List<Row>(props: Props<Row>) {
  const { noun, rows, columns, search, searchLabel, filters, order, emptyText, emptyNote, emptyAction, failure } = props
  const { pages, total, stale } = rows
  const many = noun[1]
  const narrowed = search.words !== '' || filters.some(({ value }) => value !== 'all')
  const showAll = () => {
    search.setText('')
    for (const filter of filters) filter.set('all')
  }
  // With no rows at all there is nothing to search, filter or count: the tools are hidden, but keep their space.
  const nothingToFilter = pages !== undefined && total === 0 && !narrowed
  const label = many.charAt(0).toUpperCase() + many.slice(1)
  return (
    <>
      <h2 className="visually-hidden">{label}</h2>
      <search className={nothingToFilter ? 'list-tools idle' : 'list-tools'}>
        <SearchBox label={searchLabel} search={search} />
        {filters.map(filter => (
          <FilterBox key={filter.label} {...filter} />
        ))}
        {order && <FilterBox {...order} />}
        <p className="list-count num quiet small" role="status">
          {pages && `${formatCount(total, noun)}${narrowed ? ' found' : ''}`}
        </p>
      </search>
      <a className="list-skip" href="#after-list">
        Skip the list
      </a>
      <section className="sheet list-rows" id="list" aria-label={label} aria-busy={stale} tabIndex={-1}>
        <ListRows label={label} rows={rows} columns={columns} failure={failure} placeholders={10}>
          <Empty title={emptyText} text={narrowed ? 'Nothing here matches the search and the filters.' : emptyNote}>
            {narrowed ? (
              <button className="button" type="button" onClick={showAll}>
                Show all {many}
              </button>
            ) : (
              emptyAction
            )}
          </Empty>
        </ListRows>
      </section>
      <div id="after-list" tabIndex={-1} />
    </>
  )
}

interface RowsProps<Row> {
  label: string
  rows: Rows<Row>
  columns: Column<Row>[]
  failure: string
  placeholders: number
  children: ReactNode
}

export function ListRows<Row>({ label, rows, columns, failure, placeholders, children }: RowsProps<Row>) {
  const { pages, total, error } = rows
  return (
    <>
      <Pending
        data={pages}
        error={error}
        failure={failure}
        reason={errorMessage(error)}
        onRetry={rows.retry}
        rows={placeholders}
        what={label.toLowerCase()}
      />
      {pages && total === 0 && children}
      {pages && total > 0 && <DataTable label={label} columns={columns} pages={pages} total={total} />}
      {pages && rows.hasMore && <MoreRows busy={rows.loadingMore} failed={rows.moreFailed} onMore={rows.loadMore} />}
    </>
  )
}

interface MoreProps {
  busy: boolean
  failed: boolean
  onMore(): void
}

/** Scrolling near the end loads more rows. The button is for readers who are faster, or after a failure. */
function MoreRows({ busy, failed, onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (busy || failed || !end.current) return
    // On a busy machine one call has several entries; the last one is current.
    const observer = new IntersectionObserver(changes => changes.at(-1)?.isIntersecting && onMore(), {
      rootMargin: '900px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [busy, failed, onMore])
  return (
    <div className="list-more quiet" ref={end}>
      {failed && <p role="alert">More rows could not be loaded.</p>}
      <button className="button compact" type="button" disabled={busy} onClick={onMore}>
        {busy ? 'Loading more...' : failed ? 'Try again' : 'Load more'}
      </button>
    </div>
  )
}
