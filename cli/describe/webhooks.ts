/** panel webhooks …: addresses that receive events. */
import { type Command, Option } from 'commander'
import { webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { examples, json, paged, severalOf, type Tools, yes } from './tools.ts'

const number = 'the number that webhooks list prints'

const event = (choices: readonly string[]) =>
  new Option('--event <event>', 'only this one; may be given again (default: all)')
    .choices(choices)
    .argParser(severalOf(choices, 'An event'))

export function describeWebhooks(program: Command, tools: Tools): void {
  const { context } = tools
  const webhooks = program
    .command('webhooks')
    .description('addresses that are told of events: list, create, test, deliveries, listen …')
  examples(webhooks, tools, [
    'panel webhooks create https://example.com/hooks --event review.completed',
    'panel webhooks listen --forward-to http://127.0.0.1:8080/hooks',
  ])

  const list = webhooks.command('list').description('your webhooks')
  paged(list).action(async options => (await import('../commands/webhooks.ts')).listWebhooks(context(), options))
  examples(list, tools, ['panel webhooks list'])

  const create = webhooks
    .command('create')
    .description('have an address told of events; the secret that signs them is printed once')
    .argument('<address>', 'an http(s) address')
    .addOption(event(webhookEvents))
    .option('--description <text>', 'what it is for')
    .addOption(json())
    .action(async (url, options) => (await import('../commands/webhooks.ts')).createWebhook(context(), url, options))
  examples(create, tools, [
    'panel webhooks create https://example.com/hooks',
    'panel webhooks create https://example.com/hooks --event review.completed --event review.failed',
  ])

  const remove = webhooks
    .command('delete')
    .description('remove a webhook and its log')
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/webhooks.ts')).deleteWebhook(context(), id, options))
  examples(remove, tools, ['panel webhooks delete 3'])

  const rotate = webhooks
    .command('rotate')
    .description('make a new secret; the one before signs beside it for a day')
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/webhooks.ts')).rotateSecret(context(), id, options))
  examples(rotate, tools, ['panel webhooks rotate 3'])

  for (const [verb, what, disabled] of [
    ['enable', 'send to it again, what waits and what is to come', false],
    ['disable', 'send nothing to it until it is enabled', true],
  ] as const) {
    const command = webhooks
      .command(verb)
      .description(what)
      .argument('<id>', number)
      .addOption(json())
      .action(async (id, options) =>
        (await import('../commands/webhooks.ts')).enableWebhook(context(), id, { ...options, disabled }),
      )
    examples(command, tools, [`panel webhooks ${verb} 3`])
  }

  const test = webhooks
    .command('test')
    .description('send a test event')
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/webhooks.ts')).testWebhook(context(), id, options))
  examples(test, tools, ['panel webhooks test 3'])

  describeDeliveries(webhooks, tools)
}

function describeDeliveries(webhooks: Command, tools: Tools): void {
  const { context } = tools
  const deliveries = webhooks
    .command('deliveries')
    .description('what was sent and is to be sent, newest first; or one of them, with every attempt')
    .argument('<id>', number)
    .argument('[delivery]', 'one delivery')
  paged(deliveries).action(async (id, delivery, options) =>
    (await import('../commands/deliveries.ts')).deliveries(context(), id, delivery, options),
  )
  examples(deliveries, tools, ['panel webhooks deliveries 3', 'panel webhooks deliveries 3 41'])

  const redeliver = webhooks
    .command('redeliver')
    .description('send a delivery again, with the same id and body')
    .argument('<id>', number)
    .argument('<delivery>', 'the number that webhooks deliveries prints')
    .addOption(json())
    .action(async (id, delivery, options) =>
      (await import('../commands/deliveries.ts')).redeliver(context(), id, delivery, options),
    )
  examples(redeliver, tools, ['panel webhooks redeliver 3 41'])

  const listen = webhooks
    .command('listen')
    .description('bring your events to a local address, signed as a webhook would be')
    .requiredOption('--forward-to <address>', 'where your program listens')
    .addOption(event([...webhookEvents, webhookTestEvent]))
    .addOption(new Option('--json', 'one JSON object a line: first the secret, then each event'))
    .action(async options => (await import('../commands/listen.ts')).listen(context(), options))
  examples(
    listen,
    tools,
    ['panel webhooks listen --forward-to http://127.0.0.1:8080/hooks --event review.completed'],
    'Goes on until Ctrl-C, over dropped connections. What happens while it is not connected is not brought later.',
  )
}
