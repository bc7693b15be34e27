/** panel admin …: administrators' commands. */
import { Argument, type Command, Option } from 'commander'
import { contentTypes, earlyAccessStatuses, panelTypes, projectStatuses, roles } from '#db/vocabulary.ts'
import { describeSettings } from './admin-settings.ts'
import { examples, json, paged, search, type Tools, yes } from './tools.ts'

const number = 'the number that its list prints'
const panel = () => new Option('--panel <panel>', 'only of one panel').choices(panelTypes)

export function describeAdmin(program: Command, tools: Tools): void {
  const admin = program
    .command('admin')
    .description('for administrators: users, projects, analysts, early-access, settings, invitations')
  examples(admin, tools, ['panel admin users list --search ada', 'panel admin early-access list --status new'])
  describeUsers(admin, tools)
  describeAllProjects(admin, tools)
  describeAnalysts(admin, tools)
  describeEarlyAccess(admin, tools)
  describeSettings(admin, tools)
}

function describeUsers(admin: Command, tools: Tools): void {
  const { context } = tools
  const users = admin.command('users').description('accounts: list, role, delete')
  examples(users, tools, ['panel admin users list --role admin', 'panel admin users role 4 admin'])

  const list = users
    .command('list')
    .description('accounts, newest first')
    .addOption(search('the username, the address or the name'))
    .addOption(new Option('--role <role>', 'only with this role').choices(roles))
  paged(list).action(async options => (await import('../commands/admin-users.ts')).listUsers(context(), options))
  examples(list, tools, ['panel admin users list --search ada --json'])

  const role = users
    .command('role')
    .description('make someone an administrator or a standard user')
    .argument('<id>', number)
    .addArgument(new Argument('<role>', 'what they become').choices(roles))
    .addOption(yes())
    .addOption(json())
    .action(async (id, to, options) => (await import('../commands/admin-users.ts')).setRole(context(), id, to, options))
  examples(role, tools, ['panel admin users role 4 admin'])

  const remove = users
    .command('delete')
    .description('delete an account with its projects, reviews and files')
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/admin-users.ts')).deleteUser(context(), id, options))
  examples(remove, tools, ['panel admin users delete 4'])
}

function describeAllProjects(admin: Command, tools: Tools): void {
  const { context } = tools
  const projects = admin.command('projects').description("everyone's projects: list, status, delete")
  examples(projects, tools, ['panel admin projects list --status in_progress'])

  const list = projects
    .command('list')
    .description("everyone's projects, newest first")
    .addOption(search('the name or the owner'))
    .addOption(new Option('--status <status>', 'only with this status').choices(projectStatuses))
    .addOption(new Option('--type <type>', 'only of this type').choices(contentTypes))
    .addOption(panel())
  paged(list).action(async options =>
    (await import('../commands/admin-projects.ts')).listAllProjects(context(), options),
  )
  examples(list, tools, ['panel admin projects list --panel vc --status completed'])

  const status = projects
    .command('status')
    .description("set a project's status")
    .argument('<id>', number)
    .addArgument(new Argument('<status>', 'its new status').choices(projectStatuses))
    .addOption(json())
    .action(async (id, to, options) =>
      (await import('../commands/admin-projects.ts')).setProjectStatus(context(), id, to, options),
    )
  examples(status, tools, ['panel admin projects status 12 completed'])

  const remove = projects
    .command('delete')
    .description('delete a project with its reviews and files')
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) =>
      (await import('../commands/admin-projects.ts')).deleteAnyProject(context(), id, options),
    )
  examples(remove, tools, ['panel admin projects delete 12'])
}

function describeAnalysts(admin: Command, tools: Tools): void {
  const { context } = tools
  const analysts = admin.command('analysts').description('analysts: list, create, edit, enable, disable, delete')
  examples(analysts, tools, ['panel admin analysts list --status inactive', 'panel admin analysts disable 7'])

  const list = analysts
    .command('list')
    .description('every analyst')
    .addOption(search('the name, the specialty or the bio'))
    .addOption(panel())
    .addOption(new Option('--status <status>', 'only with this status').choices(['active', 'inactive']))
    .addOption(json())
    .action(async options => (await import('../commands/admin-analysts.ts')).listAllAnalysts(context(), options))
  examples(list, tools, ['panel admin analysts list --panel vc'])

  const create = analysts
    .command('create')
    .description('add an analyst to a panel')
    .requiredOption('--name <name>', 'what reports call them')
    .requiredOption('--title <title>', 'what they are')
    .requiredOption('--specialty <text>', 'what they look at')
    .requiredOption('--bio <text>', 'who they are, in a sentence or two')
    .requiredOption('--prompt-file <file>', 'what they are asked, in a file; - for standard input')
    .option(
      '--questions-file <file>',
      'what they look for an answer to, one in each line of a file; - for standard input',
    )
    .addOption(new Option('--panel <panel>', 'where they sit').choices(panelTypes).makeOptionMandatory())
    .option('--image <file>', 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB')
    .addOption(json())
    .action(async options => (await import('../commands/admin-analysts.ts')).createAnalyst(context(), options))
  examples(create, tools, [
    'panel admin analysts create --panel vc --name "Noor Aziz" --title "Pricing" --specialty "Prices" --bio "Reads prices first." --prompt-file prompt.txt',
  ])

  const edit = analysts
    .command('edit')
    .description('change an analyst; what is left out stays')
    .argument('<id>', number)
    .option('--name <name>', 'what reports call them')
    .option('--title <title>', 'what they are')
    .option('--specialty <text>', 'what they look at')
    .option('--bio <text>', 'who they are, in a sentence or two')
    .option('--prompt-file <file>', 'what they are asked, in a file; - for standard input')
    .option(
      '--questions-file <file>',
      'what they look for an answer to, one in each line of a file; - for standard input',
    )
    .addOption(new Option('--panel <panel>', 'where they sit').choices(panelTypes))
    .option('--image <file>', 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB')
    .addOption(json())
    .action(async (id, options) => (await import('../commands/admin-analysts.ts')).editAnalyst(context(), id, options))
  examples(edit, tools, ['panel admin analysts edit 7 --title "Prices and terms"'])

  for (const [verb, what, isActive] of [
    ['enable', 'let an analyst take part in reviews', true],
    ['disable', 'leave an analyst out of reviews to come', false],
  ] as const) {
    const command = analysts
      .command(verb)
      .description(what)
      .argument('<id>', number)
      .addOption(json())
      .action(async (id, options) =>
        (await import('../commands/admin-analysts.ts')).editAnalyst(context(), id, { ...options, isActive }),
      )
    examples(command, tools, [`panel admin analysts ${verb} 7`])
  }

  const remove = analysts
    .command('delete')
    .description('take an analyst off the panel; old reports still name them')
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) =>
      (await import('../commands/admin-analysts.ts')).deleteAnalyst(context(), id, options),
    )
  examples(remove, tools, ['panel admin analysts delete 7'])
}

function describeEarlyAccess(admin: Command, tools: Tools): void {
  const { context } = tools
  const early = admin.command('early-access').description('who asked to be told: list, status')
  examples(early, tools, ['panel admin early-access list --status new'])

  const list = early
    .command('list')
    .description('requests, newest first')
    .addOption(search('the address'))
    .addOption(new Option('--status <status>', 'only with this status').choices(earlyAccessStatuses))
  paged(list).action(async options =>
    (await import('../commands/admin-early-access.ts')).listEarlyAccess(context(), options),
  )
  examples(list, tools, ['panel admin early-access list --search example.com'])

  const status = early
    .command('status')
    .description("set a request's status and notes")
    .argument('<id>', number)
    .addArgument(new Argument('<status>', 'its new status').choices(earlyAccessStatuses))
    .option('--notes <text>', 'replaces the notes; empty removes them')
    .addOption(json())
    .action(async (id, to, options) =>
      (await import('../commands/admin-early-access.ts')).setEarlyAccess(context(), id, to, options),
    )
  examples(status, tools, ['panel admin early-access status 3 contacted --notes "Wrote on Monday"'])
}
