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
  $ ${name} ci --local http://localhost:4321/

Environment: PANEL_URL, PANEL_TOKEN (instead of signing in), PANEL_SESSION_FILE, NO_COLOR.
Exit codes: 0 done, 1 error, 2 cancelled, 3 gate not met, 4 not signed in, 5 could not review.`,
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

program
  .command('ci')
  .description('review pages and documents in a pipeline, and fail where the gate is not met')
  .argument('[targets...]', 'addresses, files or globs (default: those of panel.config.json or panel.config.ts)')
  .option('--config <file>', 'the configuration (default: panel.config.json or panel.config.ts, where there is one)')
  .option('--local', 'review in this process: no server, no account')
  .option('--panel <panel>', 'who reviews: marketing or vc')
  .option('--engine <engine>', 'rubric or model (default: rubric in this process; on a server, what it has)')
  .addOption(new Option('--severity <level>', 'fail from here on: 1, 2 or 3 (default: 3)').argParser(Number))
  .option('--baseline <file>', 'fail only on claims that this file does not hold')
  .option('--write-baseline <file>', 'keep the claims of this run as known')
  .option('--source <glob>', 'repository files that the pages are built from; may be given again', several)
  .addOption(new Option('--runs <k/n>', 'with a model: fail on claims that came back in k of n runs').argParser(kOfN))
  .option('--out <folder>', 'where the results go (default: panel-results)')
  .addOption(json())
  .addHelpText(
    'after',
    `
Examples:
  $ ${name} ci --local http://localhost:4321/ --source 'site/**/*.html'
  $ ${name} ci --local 'decks/*.pdf' --panel vc --severity 2
  $ ${name} ci --local --write-baseline panel-baseline.json
  $ ${name} ci --local --baseline panel-baseline.json

Addresses on this machine are reviewed here, with --local or without it. Written into the folder, whatever happens:
panel.json, junit.xml, panel.sarif, summary.md, annotations.txt.`,
  )
  .action(async (targets, options) => (await import('./commands/ci.ts')).ci(context(), targets, options))

function several(value: string, before: string[] = []): string[] {
  return [...before, value]
}

function kOfN(value: string): { of: number; atLeast: number } {
  const [, atLeast, of] = /^(\d+)\/(\d+)$/.exec(value) ?? []
  if (atLeast === undefined || of === undefined) throw new InvalidArgumentError('It must be as 2/3: k of n runs.')
  return { of: Number(of), atLeast: Number(atLeast) }
}

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
  if (failure.told) return failure.exitCode
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
