import type { ReactNode } from 'react'
import { Pending } from '../../ui/pending.tsx'

interface Props<Row> {
  /** In the plural: "webhooks". */
  what: string
  id: string
  title: string
  text: string
  /** All rows; undefined until they have loaded. */
  data: Row[] | undefined
  error: Error | null
  /** The rows that the list shows; if left out, all. */
  rows?: Row[]
  placeholders: number
  emptyText: string
  verb: string
  onAdd(): void
  children: ReactNode
}

/** A section with what the user has set up. `children`, the list, is shown only if there are rows. */
export function KeptList<Row>(props: Props<Row>) {
  const { what, id, title, text, data, error, rows = data ?? [], placeholders, emptyText, children } = props
  const create = (
    <button className="button primary" type="button" onClick={props.onAdd}>
      {props.verb}
    </button>
  )
  if (data && rows.length === 0)
    return (
      <div className="none-kept">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="quiet">{text}</p>
          <h3>No {what} yet</h3>
          <p className="quiet">{emptyText}</p>
        </div>
        {create}
      </div>
    )
  return (
    <>
      <div className="page-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="quiet">{text}</p>
        </div>
        {rows.length > 0 && create}
      </div>
      <div className="sheet">
        <Pending what={what} data={data} error={error} rows={placeholders} />
        {rows.length > 0 && children}
      </div>
    </>
  )
}
