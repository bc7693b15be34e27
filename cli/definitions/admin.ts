import { Argument, type Command, Option } from 'commander'
import { contentTypes, earlyAccessStatuses, panelTypes, projectStatuses, roles } from '#db/vocabulary.ts'
import { describeSettings } from './admin-settings.ts'
import { json, paged, search, type Tools, yes } from './tools.ts'

const number = 'the number that its list prints'
const panel = () => new Option('--panel <panel>', 'only of one panel').choices(panelTypes)

export function describeAdmin(program: Command, tools: Tools): void {
  const admin = tools.add(
    program,
    'admin',
    'for administrators: users, projects, analysts, early-access, settings, invitations',
    ['panel admin users list --search ada', 'panel admin early-access list --status new'],
  )
  describeUsers(admin, tools)
  describeAllProjects(admin, tools)
  describeAnalysts(admin, tools)
  describeEarlyAccess(admin, tools)
  describeSettings(admin, tools)
}

function describeUsers(admin: Command, tools: Tools): void {
  const { add, context } = tools
  const users = add(admin, 'users', 'accounts: list, role, delete', [
    'panel admin users list --role admin',
    'panel admin users role 4 admin',
  ])

  paged(
    add(users, 'list', 'accounts, newest first', ['panel admin users list --search ada --json'])
      .addOption(search('the username, the address or the name'))
      .addOption(new Option('--role <role>', 'only with this role').choices(roles)),
  ).action(async options => (await import('../commands/admin/users.ts')).listUsers(context(), options))

  add(users, 'role', 'make someone an administrator or a standard user', ['panel admin users role 4 admin'])
    .argument('<id>', number)
    .addArgument(new Argument('<role>', 'what they become').choices(roles))
    .addOption(yes())
    .addOption(json())
    .action(async (id, to, options) => (await import('../commands/admin/users.ts')).setRole(context(), id, to, options))

  add(users, 'delete', 'delete an account with its projects, reviews and files', ['panel admin users delete 4'])
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/admin/users.ts')).deleteUser(context(), id, options))
}

function describeAllProjects(admin: Command, tools: Tools): void {
  const { add, context } = tools
  const projects = add(admin, 'projects', "everyone's projects: list, status, delete", [
    'panel admin projects list --status in_progress',
  ])

  paged(
    add(projects, 'list', "everyone's projects, newest first", [
      'panel admin projects list --panel vc --status completed',
    ])
      .addOption(search('the name or the owner'))
      .addOption(new Option('--status <status>', 'only with this status').choices(projectStatuses))
      .addOption(new Option('--type <type>', 'only of this type').choices(contentTypes))
      .addOption(panel()),
  ).action(async options => (await import('../commands/admin/projects.ts')).listAllProjects(context(), options))

  add(projects, 'status', "set a project's status", ['panel admin projects status 12 completed'])
    .argument('<id>', number)
    .addArgument(new Argument('<status>', 'its new status').choices(projectStatuses))
    .addOption(json())
    .action(async (id, to, options) =>
      (await import('../commands/admin/projects.ts')).setProjectStatus(context(), id, to, options),
    )

  add(projects, 'delete', 'delete a project with its reviews and files', ['panel admin projects delete 12'])
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) =>
      (await import('../commands/admin/projects.ts')).deleteAnyProject(context(), id, options),
    )
}

function describeAnalysts(admin: Command, tools: Tools): void {
  const { add, context } = tools
  const analysts = add(admin, 'analysts', 'analysts: list, create, edit, enable, disable, delete', [
    'panel admin analysts list --status inactive',
    'panel admin analysts disable 7',
  ])

  add(analysts, 'list', 'every analyst', ['panel admin analysts list --panel vc'])
    .addOption(search('the name, the specialty or the bio'))
    .addOption(panel())
    .addOption(new Option('--status <status>', 'only with this status').choices(['active', 'inactive']))
    .addOption(json())
    .action(async options => (await import('../commands/admin/analysts.ts')).listAllAnalysts(context(), options))

  analystFields(
    add(analysts, 'create', 'add an analyst to a panel', [
      'panel admin analysts create --panel vc --name "Noor Aziz" --title "Pricing" --specialty "Prices" --bio "Reads prices first." --prompt-file prompt.txt',
    ]),
    true,
  )
    .addOption(json())
    .action(async options => (await import('../commands/admin/analysts.ts')).createAnalyst(context(), options))

  analystFields(
    add(analysts, 'edit', 'change an analyst; what is left out stays', [
      'panel admin analysts edit 7 --title "Prices and terms"',
    ]).argument('<id>', number),
    false,
  )
    .addOption(json())
    .action(async (id, options) => (await import('../commands/admin/analysts.ts')).editAnalyst(context(), id, options))

  for (const [verb, what, isActive] of [
    ['enable', 'let an analyst take part in reviews', true],
    ['disable', 'leave an analyst out of reviews to come', false],
  ] as const) {
    add(analysts, verb, what, [`panel admin analysts ${verb} 7`])
      .argument('<id>', number)
      .addOption(json())
      .action(async (id, options) =>
        (await import('../commands/admin/analysts.ts')).editAnalyst(context(), id, { ...options, isActive }),
      )
  }

  add(analysts, 'delete', 'take an analyst off the panel; old reports still name them', [
    'panel admin analysts delete 7',
  ])
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) =>
      (await import('../commands/admin/analysts.ts')).deleteAnalyst(context(), id, options),
    )
}

function analystFields(command: Command, mandatory: boolean): Command {
  const field = (flags: string, about: string) => new Option(flags, about).makeOptionMandatory(mandatory)
  return command
    .addOption(field('--name <name>', 'what reports call them'))
    .addOption(field('--title <title>', 'what they are'))
    .addOption(field('--specialty <text>', 'what they look at'))
    .addOption(field('--bio <text>', 'who they are, in a sentence or two'))
    .addOption(field('--prompt-file <file>', 'what they are asked, in a file; - for standard input'))
    .option(
      '--questions-file <file>',
      'what they look for an answer to, one in each line of a file; - for standard input',
    )
    .addOption(field('--panel <panel>', 'where they sit').choices(panelTypes))
    .option('--image <file>', 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB')
}

function describeEarlyAccess(admin: Command, tools: Tools): void {
  const { add, context } = tools
  const early = add(admin, 'early-access', 'who asked to be told: list, status', [
    'panel admin early-access list --status new',
  ])

  paged(
    add(early, 'list', 'requests, newest first', ['panel admin early-access list --search example.com'])
      .addOption(search('the address'))
      .addOption(new Option('--status <status>', 'only with this status').choices(earlyAccessStatuses)),
  ).action(async options => (await import('../commands/admin/early-access.ts')).listEarlyAccess(context(), options))

  add(early, 'status', "set a request's status and notes", [
    'panel admin early-access status 3 contacted --notes "Wrote on Monday"',
  ])
    .argument('<id>', number)
    .addArgument(new Argument('<status>', 'its new status').choices(earlyAccessStatuses))
    .option('--notes <text>', 'replaces the notes; empty removes them')
    .addOption(json())
    .action(async (id, to, options) =>
      (await import('../commands/admin/early-access.ts')).setEarlyAccess(context(), id, to, options),
    )
}
