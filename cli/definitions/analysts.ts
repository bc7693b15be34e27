import { type Command, Option } from 'commander'
import { panelTypes } from '#db/vocabulary.ts'
import { json, type Tools } from './tools.ts'

export function describeAnalysts(program: Command, tools: Tools): void {
  const { add, context } = tools
  const analysts = add(program, 'analysts', 'who reviews; and the analysts as YAML files', [
    'panel analysts --panel vc',
    'panel analysts export --out analysts',
  ])

  add(analysts, 'list', 'who reviews', ['panel analysts list --panel vc'], { isDefault: true })
    .addOption(new Option('--panel <panel>', 'only those of one panel').choices(panelTypes))
    .addOption(json())
    .action(async options => (await import('../commands/analysts.ts')).analysts(context(), options))

  add(analysts, 'export', 'write each analyst, with its prompt, to a YAML file of its own', [
    'panel analysts export',
    'panel analysts export 7 --out prompts',
  ])
    .argument('[ids...]', 'the numbers of the analysts (default: all)')
    .option('--out <folder>', 'where to write; files of the same name are replaced', 'analysts')
    .addOption(json())
    .action(async (ids, options) =>
      (await import('../commands/analyst-files.ts')).exportAnalysts(context(), ids, options),
    )

  add(analysts, 'import', 'create the analysts in YAML files, or update those with the same name and panel', [
    'panel analysts import analysts/*.yaml --dry-run',
  ])
    .argument('<targets...>', 'the files, folders of them, or - for standard input')
    .option('--dry-run', 'only say what would change')
    .addOption(json())
    .action(async (files, options) =>
      (await import('../commands/analyst-files.ts')).importAnalysts(context(), files, options),
    )

  add(analysts, 'schema', 'the JSON Schema of these files, for editors', [
    'panel analysts schema > analyst.schema.json',
  ])
    .addOption(json())
    .action(async options => (await import('../commands/analyst-files.ts')).analystSchemaText(context(), options))
}
