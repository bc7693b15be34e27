import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { memo, type ReactNode } from 'react'
import { useOffscreen } from './use-offscreen.ts'

/** The server searches, filters and orders; the table only knows its columns. `className` is put on every cell of a column. */
export const features = tableFeatures({ columnMeta: metaHelper<{ className: string }>() })
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()
// biome-ignore lint/suspicious/noExplicitAny: each column has a value of its own type
export type Columns<Row extends RowData> = ColumnDef<typeof features, Row, any>[]

interface Props<Row extends RowData> {
  label: string
  columns: Columns<Row>
  pages: Row[][]
  /** All rows on the server, loaded or not. */
  total: number
}

/** One <tbody> per page, so that loading another page renders only its own rows. */
export function DataTable<Row extends RowData>({ label, columns, pages, total }: Props<Row>) {
  let above = 0
  return (
    <table className="table list dense" aria-rowcount={total + 1}>
      <caption className="visually-hidden">{label}</caption>
      <Head columns={columns} />
      {pages.map(rows => {
        const first = above
        above += rows.length
        return <PageRows key={first} rows={rows} columns={columns} first={first} />
      })}
    </table>
  )
}

const none: never[] = []

function Head<Row extends RowData>({ columns }: { columns: Columns<Row> }) {
  const table = useTable<typeof features, Row>({ features, columns, data: none })
  return (
    <thead>
      {table.getHeaderGroups().map(group => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map(header => (
            <th key={header.id} scope="col" className={header.column.columnDef.meta?.className}>
              <table.FlexRender header={header} />
            </th>
          ))}
        </tr>
      ))}
    </thead>
  )
}

interface PageProps<Row extends RowData> {
  rows: Row[]
  columns: Columns<Row>
  /** The number of rows before this page. */
  first: number
}

const PageRows = memo(function PageRows<Row extends RowData>({ rows, columns, first }: PageProps<Row>) {
  const table = useTable({ features, columns, data: rows })
  const { body, height } = useOffscreen()
  return (
    <tbody ref={body}>
      {height === null ? (
        table.getRowModel().rows.map((row, at) => (
          <tr key={row.id} aria-rowindex={first + at + 2}>
            {row.getAllCells().map(cell => (
              <td key={cell.id} className={cell.column.columnDef.meta?.className}>
                <table.FlexRender cell={cell} />
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
}) as <Row extends RowData>(props: PageProps<Row>) => ReactNode
