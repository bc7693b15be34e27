import { memo, type ReactNode } from 'react'
import { openRow } from './open-row.ts'
import { useOffscreen } from './use-offscreen.ts'

/** The table only shows rows: searching, filtering and ordering happen before. */
export interface Column<Row> {
  header: string
  /** Only for screen readers, because sighted readers recognise the cells. */
  headerHidden?: boolean
  className: string
  cell(row: Row): ReactNode
}

interface Props<Row> {
  label: string
  columns: Column<Row>[]
  pages: Row[][]
  total: number
}

/** One <tbody> per page, so that loading another page renders only its own rows. */
export function DataTable<Row>({ label, columns, pages, total }: Props<Row>) {
  let above = 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the row's link
    <table className="table list dense" onClick={openRow} aria-rowcount={total + 1}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ header, headerHidden, className }) => (
            <th key={header} scope="col" className={className}>
              {headerHidden ? <span className="visually-hidden">{header}</span> : header}
            </th>
          ))}
        </tr>
      </thead>
      {pages.map(rows => {
        const first = above
        above += rows.length
        return <PageRows key={first} rows={rows} columns={columns} first={first} />
      })}
    </table>
  )
}

interface PageProps<Row> {
  rows: Row[]
  columns: Column<Row>[]
  first: number
}

const PageRows = memo(function PageRows<Row>({ rows, columns, first }: PageProps<Row>) {
  const { body, height } = useOffscreen()
  return (
    <tbody ref={body}>
      {height === null ? (
        rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row's place stays when the rows around it change
          <tr key={at} aria-rowindex={first + at + 2}>
            {columns.map(({ header, className, cell }) => (
              <td key={header} className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))
      ) : (
        <tr className="offscreen" style={{ height }}>
          <td colSpan={columns.length} />
        </tr>
      )}
    </tbody>
  )
}) as <Row>(props: PageProps<Row>) => ReactNode
