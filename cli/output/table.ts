import stringWidth from 'string-width'

export interface Column<Row> {
  title: string
  cell: (row: Row) => string
  /** On narrow terminals, columns with the highest number are dropped first. Left out: never dropped. */
  spared?: number
  cut?: true
}

const gap = '  '
/** Columns are dropped before the cut column gets narrower than this. */
const shortestCut = 16
const narrowestCut = 4

/** `width` is the terminal's: drops columns and cuts cells to fit it. Undefined: everything in full. */
export function textTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[], width?: number): string {
  const cells = new Map(columns.map(column => [column, rows.map(row => oneLine(column.cell(row)))]))
  const widest = (column: Column<Row>) =>
    Math.max(stringWidth(column.title), ...(cells.get(column) ?? []).map(cell => stringWidth(cell)))
  let shown = [...columns]
  const cut = columns.find(column => column.cut)
  const room = () =>
    width === undefined
      ? Number.POSITIVE_INFINITY
      : width - shown.filter(column => column !== cut).reduce((sum, column) => sum + widest(column) + gap.length, 0)
  const wanted = cut ? Math.min(shortestCut, widest(cut)) : -gap.length
  const order = columns.filter(column => column.spared !== undefined)
  for (const column of order.toSorted((a, b) => (b.spared ?? 0) - (a.spared ?? 0))) {
    if (room() >= wanted) break
    shown = shown.filter(other => other !== column)
  }
  const widthOf = (column: Column<Row>) =>
    column === cut ? Math.max(narrowestCut, Math.min(widest(column), room())) : widest(column)
  const line = (cellOf: (column: Column<Row>) => string) =>
    shown
      .map(column => padded(shortened(cellOf(column), widthOf(column)), widthOf(column)))
      .join(gap)
      .trimEnd()
  return [line(({ title }) => title), ...rows.map((_row, at) => line(column => cells.get(column)?.[at] ?? ''))].join(
    '\n',
  )
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)))

const letters = new Intl.Segmenter()

/** Cuts between graphemes, never within one. */
export function shortened(text: string, max: number): string {
  if (stringWidth(text) <= max) return text
  let kept = ''
  for (const { segment } of letters.segment(text)) {
    if (stringWidth(kept + segment) > max - 1) break
    kept += segment
  }
  return `${kept}…`
}
