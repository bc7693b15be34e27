import { type Command, Option } from 'commander'
import { keyScopes } from '#db/vocabulary.ts'
import { json, paged, severalOf, type Tools, yes } from './tools.ts'

export function describeKeys(program: Command, tools: Tools): void {
  const { add, context } = tools
  const keys = add(program, 'keys', 'keys for programs: list, create, revoke', [
    'panel keys create "Build server" --scope read --scope submit --expires 90d',
    'panel keys list',
  ])

  paged(add(keys, 'list', 'your keys, newest first', ['panel keys list', 'panel keys list --json'])).action(
    async options => (await import('../commands/keys.ts')).listKeys(context(), options),
  )

  add(keys, 'create', 'make a key; it is printed once and cannot be shown again', [
    'panel keys create "Build server" --scope read --scope submit --expires 90d',
    'panel keys create Backup > key.txt',
  ])
    .argument('<name>', 'what it is for')
    .addOption(
      new Option('--scope <scope>', 'what it may do; may be given again (default: read)')
        .choices(keyScopes)
        .argParser(severalOf(keyScopes, 'A scope')),
    )
    .option('--expires <when>', 'a day, as 2030-01-31, or a number of days, as 90d (default: never)')
    .addOption(json())
    .action(async (name, options) => (await import('../commands/keys.ts')).createKey(context(), name, options))

  add(keys, 'revoke', 'revoke a key: it stops working at once', ['panel keys revoke 3', 'panel keys revoke 3 --yes'])
    .argument('<id>', 'the number that keys list prints')
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/keys.ts')).revokeKey(context(), id, options))
}
