import { type Command, Option } from 'commander'
import { webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { json, paged, severalOf, type Tools, yes } from './tools.ts'

const number = 'the number that webhooks list prints'

const event = (choices: readonly string[]) =>
  new Option('--event <event>', 'only this one; may be given again (default: all)')
    .choices(choices)
    .argParser(severalOf(choices, 'An event'))

export function describeWebhooks(program: Command, tools: Tools): void {
  const { add, context } = tools
  const webhooks = add(
    program,
    'webhooks',
    'addresses that are told of events: list, create, test, deliveries, listen …',
    [
      'panel webhooks create https://example.com/hooks --event review.completed',
      'panel webhooks listen --forward-to http://127.0.0.1:8080/hooks',
    ],
  )

  paged(add(webhooks, 'list', 'your webhooks', ['panel webhooks list'])).action(async options =>
    (await import('../commands/webhooks.ts')).listWebhooks(context(), options),
  )

  add(webhooks, 'create', 'have an address told of events; the secret that signs them is printed once', [
    'panel webhooks create https://example.com/hooks',
    'panel webhooks create https://example.com/hooks --event review.completed --event review.failed',
  ])
    .argument('<address>', 'an http(s) address')
    .addOption(event(webhookEvents))
    .option('--description <text>', 'what it is for')
    .addOption(json())
    .action(async (url, options) => (await import('../commands/webhooks.ts')).createWebhook(context(), url, options))

  add(webhooks, 'delete', 'remove a webhook and its log', ['panel webhooks delete 3'])
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/webhooks.ts')).deleteWebhook(context(), id, options))

  add(webhooks, 'rotate', 'make a new secret; the one before signs beside it for a day', ['panel webhooks rotate 3'])
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/webhooks.ts')).rotateSecret(context(), id, options))

  for (const [verb, what, disabled] of [
    ['enable', 'send to it again, what waits and what is to come', false],
    ['disable', 'send nothing to it until it is enabled', true],
  ] as const) {
    add(webhooks, verb, what, [`panel webhooks ${verb} 3`])
      .argument('<id>', number)
      .addOption(json())
      .action(async (id, options) =>
        (await import('../commands/webhooks.ts')).enableWebhook(context(), id, { ...options, disabled }),
      )
  }

  add(webhooks, 'test', 'send a test event', ['panel webhooks test 3'])
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/webhooks.ts')).testWebhook(context(), id, options))

  describeDeliveries(webhooks, tools)
}

function describeDeliveries(webhooks: Command, tools: Tools): void {
  const { add, context } = tools
  paged(
    add(webhooks, 'deliveries', 'what was sent and is to be sent, newest first; or one of them, with every attempt', [
      'panel webhooks deliveries 3',
      'panel webhooks deliveries 3 41',
    ])
      .argument('<id>', number)
      .argument('[delivery]', 'one delivery'),
  ).action(async (id, delivery, options) =>
    (await import('../commands/deliveries.ts')).deliveries(context(), id, delivery, options),
  )

  add(webhooks, 'redeliver', 'send a delivery again, with the same id and body', ['panel webhooks redeliver 3 41'])
    .argument('<id>', number)
    .argument('<delivery>', 'the number that webhooks deliveries prints')
    .addOption(json())
    .action(async (id, delivery, options) =>
      (await import('../commands/deliveries.ts')).redeliver(context(), id, delivery, options),
    )

  add(webhooks, 'listen', 'bring your events to a local address, signed as a webhook would be', [
    'panel webhooks listen --forward-to http://127.0.0.1:8080/hooks --event review.completed',
  ])
    .requiredOption('--forward-to <address>', 'where your program listens')
    .addOption(event([...webhookEvents, webhookTestEvent]))
    .addOption(new Option('--json', 'one JSON object a line: first the secret, then each event'))
    .action(async options => (await import('../commands/listen.ts')).listen(context(), options))
    .addHelpText(
      'after',
      '\nGoes on until Ctrl-C, over dropped connections. What happens while it is not connected is not brought later.',
    )
}
