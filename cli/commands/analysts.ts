import type { Analyst } from '#api/contracts/analysts.ts'
import type { PanelType } from '#db/vocabulary.ts'
import type { Context, JsonOption } from '../context.ts'
import { writeJson } from '../output/json.ts'
import { tableWidth } from '../output/list.ts'
import { type Column, textTable } from '../output/table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { visitor, withServer } from '../server-calls.ts'

const publicColumns: Column<Analyst>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Panel', cell: ({ panelType }) => panelType },
  { title: 'Title', cell: ({ title }) => title, spared: 1 },
  { title: 'Looks at', cell: ({ specialty }) => specialty, cut: true },
]

export async function analysts(context: Context, options: JsonOption & { panel?: PanelType }): Promise<void> {
  const { panel } = options
  const client = visitor(context)
  const found = await withServer(context, () =>
    panel ? client.call('listPanelAnalysts', { params: { panelType: panel } }) : client.call('listAnalysts', {}),
  )
  printAnalysts(context, found, publicColumns, options)
}

export function printAnalysts(
  context: Context,
  found: Analyst[],
  columns: readonly Column<Analyst>[],
  { json }: JsonOption,
): void {
  const table = () => textTable(withoutControls(found), columns, tableWidth(context))
  if (json) writeJson(context, { analysts: found })
  else context.stdout.write(found.length === 0 ? 'No analysts found.\n' : `${table()}\n`)
}
