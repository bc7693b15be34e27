import { type Command, Option } from 'commander'
import { json, type Tools } from './tools.ts'

const passwordStdin = () => new Option('--password-stdin', 'read the password from standard input')

export function describeAccount(program: Command, tools: Tools): void {
  const { add, context } = tools
  add(program, 'register', 'create an account and sign in', [
    'panel register --username ada --email ada@example.com',
    'panel register --username ada --email ada@example.com --invitation <link>',
  ])
    .requiredOption('--username <name>', 'at least 3 characters')
    .requiredOption('--email <address>', 'your address')
    .option('--first-name <name>', 'how you are greeted')
    .option('--last-name <name>', 'your family name')
    .option('--invitation <link>', 'the link that you were sent, or the token in it')
    .addOption(passwordStdin())
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).register(context(), options))

  add(program, 'login', 'sign in', [
    'panel login --username ada',
    'echo "$PASSWORD" | panel login --username ada --password-stdin',
  ])
    .requiredOption('--username <name>', 'as registered')
    .addOption(passwordStdin())
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).login(context(), options))

  add(program, 'logout', 'end this session', ['panel logout'])
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).logout(context(), options))

  add(program, 'whoami', 'who is signed in, where, and what is used of their share', [
    'panel whoami',
    'PANEL_TOKEN=<key> panel whoami --json',
  ])
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).whoami(context(), options))

  add(program, 'password', 'change your password, and end your other sessions', [
    'panel password',
    'panel password --revoke-keys',
  ])
    .option(
      '--revoke-keys',
      'revoke all of your API keys too, and disable webhooks and hooks: somebody else may know the password',
    )
    .option('--password-stdin', 'read both passwords from standard input, the present one first, each on a line')
    .addOption(json())
    .action(async options => (await import('../commands/account.ts')).changePassword(context(), options))
}
