import { type Command, Option } from 'commander'
import { registrationModes } from '#db/vocabulary.ts'
import { json, paged, type Tools, yes } from './tools.ts'

export function describeSettings(admin: Command, tools: Tools): void {
  const { add, context } = tools
  add(admin, 'settings', 'who may register, and what each person may use; with an option, changes it for everybody', [
    'panel admin settings',
    'panel admin settings --registration invitation --reviews-per-day 40',
  ])
    .addOption(new Option('--registration <who>', 'who may make an account').choices(registrationModes))
    .option('--reviews-at-once <number>', 'reviews of one person that run at the same time')
    .option('--reviews-per-day <number>', 'reviews that one person may start in a day (UTC)')
    .option('--stored-mib <number>', 'MiB that the submissions of one person may take up')
    .option('--cost-per-day <usd>', 'US dollars that the model may cost for one person in a day (UTC)')
    .addOption(json())
    .action(async options => (await import('../commands/admin/settings.ts')).settings(context(), options))

  add(admin, 'invite', 'make a link with which one person can register', [
    'panel admin invite --note "Ada, from the accelerator"',
    'panel admin invite > link.txt',
  ])
    .option('--note <text>', 'for whom it is')
    .addOption(json())
    .action(async options => (await import('../commands/admin/invitations.ts')).invite(context(), options))

  paged(add(admin, 'invitations', 'invitations to register, newest first', ['panel admin invitations'])).action(
    async options => (await import('../commands/admin/invitations.ts')).listInvitations(context(), options),
  )

  add(admin, 'uninvite', 'take an invitation back, or off the list', ['panel admin uninvite 3'])
    .argument('<id>', 'the number that invitations prints')
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/admin/invitations.ts')).uninvite(context(), id, options))
}
