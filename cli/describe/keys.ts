/** panel keys …: API keys for programs. */
import { type Command, Option } from 'commander'
import { keyScopes } from '#db/vocabulary.ts'
import { examples, json, paged, severalOf, type Tools, yes } from './tools.ts'

export function describeKeys(program: Command, tools: Tools): void {
  const { context } = tools
  const keys = program.command('keys').description('keys for programs: list, create, revoke')
  examples(keys, tools, [
    'panel keys create "Build server" --scope read --scope submit --expires 90d',
    'panel keys list',
  ])

  const list = keys.command('list').description('your keys, newest first')
  paged(list).action(async options => (await import('../commands/keys.ts')).listKeys(context(), options))
  examples(list, tools, ['panel keys list', 'panel keys list --json'])

  const create = keys
    .command('create')
    .description('make a key; it is printed once and cannot be shown again')
    .argument('<name>', 'what it is for')
    .addOption(
      new Option('--scope <scope>', 'what it may do; may be given again (default: read)')
        .choices(keyScopes)
        .argParser(severalOf(keyScopes, 'A scope')),
    )
    .option('--expires <when>', 'a day, as 2030-01-31, or a number of days, as 90d (default: never)')
    .addOption(json())
    .action(async (name, options) => (await import('../commands/keys.ts')).createKey(context(), name, options))
  examples(create, tools, [
    'panel keys create "Build server" --scope read --scope submit --expires 90d',
    'panel keys create Backup > key.txt',
  ])

  const revoke = keys
    .command('revoke')
    .description('revoke a key: it stops working at once')
    .argument('<id>', 'the number that keys list prints')
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/keys.ts')).revokeKey(context(), id, options))
  examples(revoke, tools, ['panel keys revoke 3', 'panel keys revoke 3 --yes'])
}
