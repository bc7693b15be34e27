/** The program and how every command ends. Commands are defined in `definitions/` and loaded when they run. */
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import packageJson from '../package.json' with { type: 'json' }
import { addressRule, createContext, type ProcessStreams, programName, serverAddress } from './context.ts'
import { describeAccount } from './definitions/account.ts'
import { describeAdmin } from './definitions/admin.ts'
import { describeAnalysts } from './definitions/analysts.ts'
import { describeCi } from './definitions/ci.ts'
import { describeKeys } from './definitions/keys.ts'
import { describeMachine } from './definitions/machine.ts'
import { describeModel } from './definitions/model.ts'
import { describeProjects } from './definitions/projects.ts'
import { createTools } from './definitions/tools.ts'
import { describeWebhooks } from './definitions/webhooks.ts'
import { CommandError, type ExitCode, exitCodes, stopped } from './errors.ts'
import { describeHelp, foldHelp, helpSettings, helpWidth } from './help.ts'
import { toJson } from './output/json.ts'
import { withoutControls } from './output/terminal-text.ts'

export function createProgram(streams: ProcessStreams, args: readonly string[] = []): Command {
  const name = programName(streams.env)
  const { stdout } = streams
  const width = helpWidth(stdout.columns)
  const writeHelp = (text: string) => stdout.write(foldHelp(text, width))
  const program = new Command(name)
    .description(
      'Have a document or a website reviewed by a panel of analysts, and read where they agree and conflict.',
    )
    .version(packageJson.version)
    .option('--url <address>', 'the Panel server (default: PANEL_URL, else http://127.0.0.1:3000)', address)
    .option('--no-color', 'no colours, as with NO_COLOR')
    .configureHelp(helpSettings(width))
    // Errors are printed in one place, below. Help shown for a noun without a verb is no failure.
    .configureOutput({ outputError: () => {}, writeOut: writeHelp, writeErr: writeHelp })
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

Environment: PANEL_URL, PANEL_TOKEN (instead of signing in), PANEL_SESSION_FILE, NO_COLOR, PAGER, COLUMNS (a report's width in a pipe).
Exit codes: 0 done, 1 error, 2 cancelled, 3 gate not met, 4 not signed in, 5 could not review.${
        name === 'panel'
          ? ''
          : '\nWith --json: npm run --silent panel -- <command>, since npm writes lines of its own first.'
      }`,
    )
  const tools = createTools(name, () => createContext(streams, args, program.opts<{ url?: string }>().url))
  describeProjects(program, tools)
  describeAnalysts(program, tools)
  describeAccount(program, tools)
  describeKeys(program, tools)
  describeWebhooks(program, tools)
  describeAdmin(program, tools)
  describeModel(program, tools)
  describeCi(program, tools)
  describeMachine(program, tools)
  describeHelp(program)
  return program
}

function address(value: string): string {
  const found = serverAddress(value)
  if (found === null) throw new InvalidArgumentError(addressRule)
  return found
}

/** A usage error as a `CommandError`; null for help and --version, which are no failures. */
function usageError(program: Command, args: readonly string[], error: CommanderError): CommandError | null {
  if (error.exitCode === 0 || error.code === 'commander.help') return null
  const [sentence = '', suggestion = ''] = error.message.replace(/^error: /, '').split('\n')
  const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}.`
  return new CommandError(suggestion ? `${text} ${suggestion.replace(/^\((.*)\)$/, '$1')}` : text, {
    next: helpOfCommand(program, args),
    code: 'usage',
  })
}

function helpOfCommand(program: Command, args: readonly string[]): string {
  let called = program
  const path = [program.name()]
  for (const word of args) {
    const found = called.commands.find(command => command.name() === word)
    if (!found || word === 'help') continue
    called = found
    path.push(word)
  }
  return `${path.join(' ')} --help`
}

/** Prints the message and the next command to standard error; with --json also an object to standard output. */
function tell(program: Command, { stderr, stdout }: ProcessStreams, args: readonly string[], error: unknown): ExitCode {
  const failure = error instanceof CommanderError ? usageError(program, args, error) : toCommandError(error)
  if (failure === null) return exitCodes.ok
  if (failure.told) return failure.exitCode
  const message = withoutControls(failure.message)
  const next = failure.next === null ? null : withoutControls(failure.next ?? helpOfCommand(program, args))
  stderr.write(`${message}\n${next === null ? '' : `Try: ${next}\n`}`)
  if (args.includes('--json')) {
    const { code, projectId } = failure
    stdout.write(`${toJson({ error: { code, message, next, projectId } })}\n`)
  }
  return failure.exitCode
}

function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new CommandError(`Something unexpected went wrong: ${reason}`, { code: 'internal' })
}

/** Runs a command line and resolves with the exit code. Abandons it when `atOnce` is aborted. */
export async function runProgram(
  args: readonly string[],
  streams: ProcessStreams,
  atOnce?: AbortSignal,
): Promise<ExitCode> {
  const program = createProgram(streams, args)
  const left = new Promise<never>((_, reject) => atOnce?.addEventListener('abort', () => reject(stopped())))
  try {
    if (args.length > 0) await Promise.race([program.parseAsync(args, { from: 'user' }), left])
    else program.outputHelp()
    return exitCodes.ok
  } catch (error) {
    return tell(program, streams, args, error)
  }
}

/** Runs this process's command line; the first Ctrl-C aborts `asked`, a later one `atOnce`. */
export function main(asked: AbortSignal, atOnce: AbortSignal): Promise<ExitCode> {
  const { argv, env, stderr, stdin, stdout } = process
  return runProgram(argv.slice(2), { stdin, stdout, stderr, env, stopped: asked }, atOnce)
}
