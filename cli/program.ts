/** The commands and how they end. Each is loaded when it runs. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { addressRule, type Context, createContext, programName, serverAddress } from './context.ts'
import { CommandError, exitCodes } from './errors.ts'
import { toJson } from './output/json.ts'
import { withoutControls } from './output/terminal-text.ts'

const name = programName(process.env)
let stop: AbortSignal = new AbortController().signal

const program = new Command(name)
  .description('Have a document or a website reviewed by a panel of analysts, and read where they agree and conflict.')
  .version(packageJson.version)
  .option('--url <address>', 'the Panel server (default: PANEL_URL, else http://127.0.0.1:3000)', address)
  .configureHelp({ showGlobalOptions: true })
  // What went wrong is said in one place, below.
  .configureOutput({ outputError: () => {} })
  .exitOverride()
  .addHelpText(
    'after',
    `
Examples:
  $ ${name} register --username ada --email ada@example.com
  $ ${name} submit deck.pdf --panel vc
  $ ${name} submit https://example.com --panel marketing --json
  $ cat memo.txt | ${name} submit - --name "Memo" --no-wait
  $ ${name} report 12 --markdown > report.md

Environment: PANEL_URL, PANEL_TOKEN (instead of signing in), PANEL_SESSION_FILE, NO_COLOR.
Exit codes: 0 done, 1 error, 2 cancelled, 4 not signed in.`,
  )

const passwordStdin = () => new Option('--password-stdin', 'read the password from standard input')
const json = () => new Option('--json', 'print one JSON object and nothing else')

program
  .command('register')
  .description('create an account and sign in')
  .requiredOption('--username <name>', 'at least 3 characters')
  .requiredOption('--email <address>', 'your address')
  .option('--first-name <name>', 'how you are greeted')
  .option('--last-name <name>')
  .addOption(passwordStdin())
  .addOption(json())
  .action(async options => (await import('./commands/account.ts')).register(context(), options))

program
  .command('login')
  .description('sign in')
  .requiredOption('--username <name>', 'as registered')
  .addOption(passwordStdin())
  .addOption(json())
  .action(async options => (await import('./commands/account.ts')).login(context(), options))

program
  .command('logout')
  .description('end this session')
  .action(async () => (await import('./commands/account.ts')).logout(context()))

program
  .command('whoami')
  .description('who is signed in, and where')
  .addOption(json())
  .action(async options => (await import('./commands/account.ts')).whoami(context(), options))

program
  .command('submit')
  .description('submit a document or a website, and follow its review')
  .argument('<target>', 'a file (PDF, DOC, DOCX, PPTX, TXT), an http(s) address, or - for standard input')
  .addOption(new Option('--panel <panel>', 'who reviews').choices(['marketing', 'vc']).default('marketing'))
  .option('--name <name>', 'what the project is called (default: the name of the file or site)')
  .option('--notes <text>', 'what the panel should know')
  .option('--no-wait', 'return at once; the review goes on')
  .addOption(json())
  .action(async (target, options) => (await import('./commands/submit.ts')).submit(context(), target, options))

program
  .command('list')
  .description('your projects, newest first')
  .addOption(json())
  .action(async options => (await import('./commands/projects.ts')).list(context(), options))

program
  .command('report')
  .description("a project's report")
  .argument('<id>', 'the number that submit and list print')
  .addOption(json().conflicts('markdown'))
  .option('--markdown', 'as Markdown')
  .action(async (id, options) => (await import('./commands/projects.ts')).report(context(), id, options))

function context(): Context {
  return createContext({ url: program.opts<{ url?: string }>().url, stopped: stop })
}

function address(value: string): string {
  const found = serverAddress(value)
  if (found === null) throw new InvalidArgumentError(addressRule)
  return found
}

/** A wrong call, in the words that every other failure has. Help and --version are no failures: null. */
function misuse(error: CommanderError): CommandError | null {
  if (error.exitCode === 0) return null
  const [sentence = '', suggestion = ''] = error.message.replace(/^error: /, '').split('\n')
  const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}.`
  return new CommandError(suggestion ? `${text} ${suggestion.replace(/^\((.*)\)$/, '$1')}` : text, {
    next: helpOfCommand(),
    code: 'usage',
  })
}

function helpOfCommand(): string {
  const called = program.commands.find(command => process.argv.includes(command.name(), 2))
  return `${called ? `${name} ${called.name()}` : name} --help`
}

/** One sentence and the next command to try, on standard error; with --json the same as an object on standard output. */
function tell(error: unknown): number {
  const failure = error instanceof CommanderError ? misuse(error) : known(error)
  if (failure === null) return exitCodes.ok
  const message = withoutControls(failure.message)
  const next = withoutControls(failure.next ?? helpOfCommand())
  process.stderr.write(`${message}\nTry: ${next}\n`)
  if (process.argv.includes('--json')) {
    const { code, projectId } = failure
    process.stdout.write(`${toJson({ error: { code, message, next, projectId } })}\n`)
  }
  return failure.exitCode
}

function known(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new CommandError(`Something unexpected went wrong: ${reason}`, { code: 'internal' })
}

/** Runs what was asked for and answers the exit code; `stopped` is aborted by Ctrl-C. */
export async function main(stopped: AbortSignal): Promise<number> {
  stop = stopped
  try {
    if (process.argv.length > 2) await program.parseAsync()
    else program.outputHelp()
    return exitCodes.ok
  } catch (error) {
    return tell(error)
  }
}
