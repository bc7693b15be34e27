/** panel analysts: who reviews, and the analysts as files. */
import { type Command, Option } from 'commander'
import { panelTypes } from '#db/vocabulary.ts'
import { examples, json, type Tools } from './tools.ts'

export function describeAnalysts(program: Command, tools: Tools): void {
  const { context } = tools
  const analysts = program.command('analysts').description('who reviews; and the analysts as YAML files')
  examples(analysts, tools, ['panel analysts --panel vc', 'panel analysts export --out analysts'])

  const list = analysts
    .command('list', { isDefault: true })
    .description('who reviews')
    .addOption(new Option('--panel <panel>', 'only those of one panel').choices(panelTypes))
    .addOption(json())
    .action(async options => (await import('../commands/analysts.ts')).analysts(context(), options))
  examples(list, tools, ['panel analysts list --panel vc'])

  const exported = analysts
    .command('export')
    .description('write each analyst, with its prompt, to a YAML file of its own')
    .argument('[ids...]', 'the numbers of the analysts (default: all)')
    .option('--out <folder>', 'where to write; files of the same name are replaced', 'analysts')
    .addOption(json())
    .action(async (ids, options) =>
      (await import('../commands/analyst-files.ts')).exportAnalysts(context(), ids, options),
    )
  examples(exported, tools, ['panel analysts export', 'panel analysts export 7 --out prompts'])

  const imported = analysts
    .command('import')
    .description('create the analysts in YAML files, or update those with the same name and panel')
    .argument('<targets...>', 'the files, or - for standard input')
    .option('--dry-run', 'only say what would change')
    .addOption(json())
    .action(async (files, options) =>
      (await import('../commands/analyst-files.ts')).importAnalysts(context(), files, options),
    )
  examples(imported, tools, ['panel analysts import analysts/*.yaml --dry-run'])

  const schema = analysts
    .command('schema')
    .description('the JSON Schema of these files, for editors')
    .addOption(json())
    .action(async options => (await import('../commands/analyst-files.ts')).analystSchemaText(context(), options))
  examples(schema, tools, ['panel analysts schema > analyst.schema.json'])
}
