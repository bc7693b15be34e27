/** panel register, login, logout, whoami, password. */
import { type Command, Option } from 'commander'
import { examples, json, type Tools } from './tools.ts'

const passwordStdin = () => new Option('--password-stdin', 'read the password from standard input')

export function describeAccount(program: Command, tools: Tools): void {
  const { context } = tools
  const register = program
    .command('register')
    .description('create an account and sign in')
    .requiredOption('--username <name>', 'at least 3 characters')
    .requiredOption('--email <address>', 'your address')
    .option('--first-name <name>', 'how you are greeted')
    .option('--last-name <name>', 'your family name')
    .option('--invitation <link>', 'the link that you were sent, or the token in it')
    .addOption(passwordStdin())
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).register(context(), options))
  examples(register, tools, [
    'panel register --username ada --email ada@example.com',
    'panel register --username ada --email ada@example.com --invitation <link>',
  ])

  const login = program
    .command('login')
    .description('sign in')
    .requiredOption('--username <name>', 'as registered')
    .addOption(passwordStdin())
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).login(context(), options))
  examples(login, tools, [
    'panel login --username ada',
    'echo "$PASSWORD" | panel login --username ada --password-stdin',
  ])

  const logout = program
    .command('logout')
    .description('end this session')
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).logout(context(), options))
  examples(logout, tools, ['panel logout'])

  const whoami = program
    .command('whoami')
    .description('who is signed in, where, and what is used of their share')
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).whoami(context(), options))
  examples(whoami, tools, ['panel whoami', 'PANEL_TOKEN=<key> panel whoami --json'])

  const password = program
    .command('password')
    .description('change your password, and end your other sessions')
    .option(
      '--revoke-keys',
      'revoke all of your API keys too, and disable webhooks and hooks: somebody else may know the password',
    )
    .option('--password-stdin', 'read both passwords from standard input, the present one first, each on a line')
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).changePassword(context(), options))
  examples(password, tools, ['panel password', 'panel password --revoke-keys'])
}
