#!/usr/bin/env node
/** The terminal client: the program, its commands, and the only place that exits. Commands are loaded when they run. */
import { readFileSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { Context } from './context.ts'
import { CommandError, exitCodes } from './errors.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const program = new Command('panel')
  .description('Have a document or a website reviewed by a panel of analysts, and read where they agree and conflict.')
  .version(version)
  .option('--url <address>', 'the Panel server (default: PANEL_URL, else http://127.0.0.1:3000)', webAddress)
  .showHelpAfterError('(panel --help lists the commands)')
  .exitOverride()
  .addHelpText(
    'after',
    `
Examples:
  $ panel register --username ada --email ada@example.com
  $ panel submit deck.pdf --panel vc
  $ panel submit https://example.com --panel marketing --json
  $ cat memo.txt | panel submit - --name "Memo" --no-wait
  $ panel report 12 --markdown > report.md

Exit codes: 0 done, 1 error, 2 cancelled, 4 not signed in.`,
  )

const passwordStdin = () => new Option('--password-stdin', 'read the password from standard input')
const json = () => new Option('--json', 'print one JSON object and nothing else')

program
  .command('register')
  .description('create an account and sign in')
  .requiredOption('--username <name>', 'at least 3 characters')
  .requiredOption('--email <address>')
  .option('--first-name <name>')
  .option('--last-name <name>')
  .addOption(passwordStdin())
  .action(async options => (await import('./commands/account.ts')).register(await context(), options))

program
  .command('login')
  .description('sign in')
  .requiredOption('--username <name>')
  .addOption(passwordStdin())
  .action(async options => (await import('./commands/account.ts')).login(await context(), options))

program
  .command('logout')
  .description('end this session')
  .action(async () => (await import('./commands/account.ts')).logout(await context()))

program
  .command('whoami')
  .description('who is signed in, and where')
  .addOption(json())
  .action(async options => (await import('./commands/account.ts')).whoami(await context(), options))

program
  .command('submit')
  .description('submit a document or a website, and follow its review')
  .argument('<target>', 'a file (PDF, DOC, DOCX, PPTX, TXT), an http(s) address, or - for standard input')
  .addOption(new Option('--panel <panel>', 'who reviews').choices(['marketing', 'vc']).default('marketing'))
  .option('--name <name>', 'what the project is called (default: the name of the file or site)')
  .option('--notes <text>', 'what the panel should know')
  .option('--no-wait', 'return at once; the review goes on')
  .addOption(json())
  .action(async (target, options) => (await import('./commands/projects.ts')).submit(await context(), target, options))

program
  .command('list')
  .description('your projects, newest first')
  .addOption(json())
  .action(async options => (await import('./commands/projects.ts')).list(await context(), options))

program
  .command('report')
  .description("a project's report")
  .argument('<id>', 'the number that submit and list print')
  .addOption(json().conflicts('markdown'))
  .option('--markdown', 'as Markdown')
  .action(async (id, options) => (await import('./commands/projects.ts')).report(await context(), id, options))

async function context(): Promise<Context> {
  const { createContext } = await import('./context.ts')
  return createContext(program.opts<{ url?: string }>())
}

function webAddress(value: string): string {
  const { protocol } = URL.parse(value) ?? {}
  if (protocol !== 'http:' && protocol !== 'https:') throw new InvalidArgumentError('It must be an http(s) address.')
  return value
}

/** One sentence and the next command to try, on standard error. */
function tell(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode // commander has said it already
  const sentence = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${sentence}\n`)
  if (!(error instanceof CommandError)) return exitCodes.error
  if (error.next) process.stderr.write(`Try: ${error.next}\n`)
  return error.exitCode
}

// A reader that has seen enough (`panel list | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = tell(error)
}
