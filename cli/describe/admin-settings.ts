/** panel admin settings, invite, invitations, uninvite. */
import { type Command, Option } from 'commander'
import { registrationModes } from '#db/vocabulary.ts'
import { examples, json, paged, type Tools, yes } from './tools.ts'

export function describeSettings(admin: Command, tools: Tools): void {
  const { context } = tools
  const settings = admin
    .command('settings')
    .description('who may register, and what each person may use; with an option, changes it for everybody')
    .addOption(new Option('--registration <who>', 'who may make an account').choices(registrationModes))
    .option('--reviews-at-once <number>', 'reviews of one person that run at the same time')
    .option('--reviews-per-day <number>', 'reviews that one person may start in a day (UTC)')
    .option('--stored-mib <number>', 'MiB that the submissions of one person may take up')
    .option('--cost-per-day <usd>', 'US dollars that the model may cost for one person in a day (UTC)')
    .addOption(json())
    .action(async options => (await import('../commands/admin-settings.ts')).settings(context(), options))
  examples(settings, tools, [
    'panel admin settings',
    'panel admin settings --registration invitation --reviews-per-day 40',
  ])

  const invite = admin
    .command('invite')
    .description('make a link with which one person can register')
    .option('--note <text>', 'for whom it is')
    .addOption(json())
    .action(async options => (await import('../commands/admin-invitations.ts')).invite(context(), options))
  examples(invite, tools, ['panel admin invite --note "Ada, from the accelerator"', 'panel admin invite > link.txt'])

  const invitations = admin.command('invitations').description('invitations to register, newest first')
  paged(invitations).action(async options =>
    (await import('../commands/admin-invitations.ts')).listInvitations(context(), options),
  )
  examples(invitations, tools, ['panel admin invitations'])

  const uninvite = admin
    .command('uninvite')
    .description('take an invitation back, or off the list')
    .argument('<id>', 'the number that invitations prints')
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/admin-invitations.ts')).uninvite(context(), id, options))
  examples(uninvite, tools, ['panel admin uninvite 3'])
}
