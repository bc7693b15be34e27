/** The program as a whole, and how every command ends. Each is described in `describe/` and loaded when it runs. */
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { addressRule, type Context, createContext, programName, serverAddress } from './context.ts'
import { describeAccount } from './describe/account.ts'
import { describeAdmin } from './describe/admin.ts'
import { describeCi } from './describe/ci.ts'
import { describeKeys } from './describe/keys.ts'
import { describeMachine } from './describe/machine.ts'
import { describeProjects } from './describe/projects.ts'
import type { Tools } from './describe/tools.ts'
import { describeWebhooks } from './describe/webhooks.ts'
import { CommandError, exitCodes } from './errors.ts'
import { toJson } from './output/json.ts'
import { withoutControls } from './output/terminal-text.ts'

const name = programName(process.env)
let stop: AbortSignal = new AbortController().signal

const program = new Command(name)
  .description('Have a document or a website reviewed by a panel of analysts, and read where they agree and conflict.')
  .version(packageJson.version)
  .option('--url <address>', 'the Panel server (default: PANEL_URL, else http://127.0.0.1:3000)', address)
  .option('--no-color', 'no colours, as with NO_COLOR')
  // Longer lines are no easier to read, and `index.ts` prints what was folded to 80 columns when it was built.
  .configureHelp({ showGlobalOptions: true, helpWidth: Math.min(process.stdout.columns || 80, 80) })
  // What went wrong is said in one place, below. Help that a noun without a verb gets is no failure.
  .configureOutput({ outputError: () => {}, writeErr: text => process.stdout.write(text) })
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

const tools: Tools = { name, context }
describeProjects(program, tools)
describeAccount(program, tools)
describeKeys(program, tools)
describeWebhooks(program, tools)
describeAdmin(program, tools)
describeCi(program, tools)
describeMachine(program, tools)

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
  if (error.exitCode === 0 || error.code === 'commander.help') return null
  const [sentence = '', suggestion = ''] = error.message.replace(/^error: /, '').split('\n')
  const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}.`
  return new CommandError(suggestion ? `${text} ${suggestion.replace(/^\((.*)\)$/, '$1')}` : text, {
    next: helpOfCommand(),
    code: 'usage',
  })
}

/** The help of what was called, as deep as the words on the command line are commands. */
function helpOfCommand(): string {
  let called: Command = program
  const path = [name]
  for (const word of process.argv.slice(2)) {
    const found = called.commands.find(command => command.name() === word)
    if (!found) continue
    called = found
    path.push(word)
  }
  return `${path.join(' ')} --help`
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
  // Before anything is written: everything that draws asks for NO_COLOR.
  if (process.argv.includes('--no-color')) process.env.NO_COLOR = '1'
  try {
    if (process.argv.length > 2) await program.parseAsync()
    else program.outputHelp()
    return exitCodes.ok
  } catch (error) {
    return tell(error)
  }
}
