import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { errorMessage } from '../../stores/notices.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Columns, DataTable } from './data-table.tsx'
import { MoreRows } from './more-rows.tsx'
import type { Rows } from './use-rows.ts'
import { formatCount, type Noun } from './words.ts'

interface Props<Row extends RowData> {
  noun: Noun
  rows: Rows<Row>
  columns: Columns<Row>
  /** The search box and filters. */
  tools: ReactNode
  /** Whether a search or filter is active. */
  narrowed: boolean
  onShowAll(): void
  emptyText: string
  /** Shown when the list is empty without any filter. */
  emptyNote?: string
  emptyAction?: ReactNode
  failure: string
}

/** A list paged by the server: tools and count above, then the rows, or why there are none. */
export function List<Row extends RowData>(props: Props<Row>) {
  const { noun, rows, columns, tools, narrowed, onShowAll, emptyText, emptyNote, emptyAction, failure } = props
  const { pages, total, error, stale } = rows
  const many = noun[1]
  // There is nothing to search, filter or count. The space is kept, so that nothing moves once that is known.
  const nothingToFilter = pages !== undefined && total === 0 && !narrowed
  const label = many.charAt(0).toUpperCase() + many.slice(1)
  return (
    <>
      <h2 className="visually-hidden">{label}</h2>
      <search className={nothingToFilter ? 'list-tools idle' : 'list-tools'}>
        {tools}
        <p className="list-count num" role="status">
          {pages && `${formatCount(total, noun)}${narrowed ? ' found' : ''}`}
        </p>
      </search>
      <a className="list-skip" href="#after-list">
        Skip the list
      </a>
      {/* Rows scroll inside it, so it must be focusable for the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus */}
      <section className="sheet list-rows" id="list" aria-label={label} aria-busy={stale} tabIndex={0}>
        {error && (
          <div className="callout error" role="alert">
            <p>{failure}</p>
            <p className="small">{errorMessage(error)}</p>
            <button className="button compact" type="button" onClick={rows.retry}>
              Try again
            </button>
          </div>
        )}
        {!pages && !error && <Skeleton rows={10} label={`Loading ${many}`} />}
        {pages && total === 0 && (
          <Empty title={emptyText} text={narrowed ? 'Nothing here matches the search and the filters.' : emptyNote}>
            {narrowed ? (
              <button className="button" type="button" onClick={onShowAll}>
                Show all {many}
              </button>
            ) : (
              emptyAction
            )}
          </Empty>
        )}
        {pages && total > 0 && <DataTable label={label} columns={columns} pages={pages} total={total} />}
        {pages && rows.hasMore && <MoreRows busy={rows.loadingMore} failed={rows.moreFailed} onMore={rows.loadMore} />}
      </section>
      <div id="after-list" tabIndex={-1} />
    </>
  )
}
