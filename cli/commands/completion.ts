import type { Command, Option } from 'commander'
import type { Context } from '../context.ts'

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

/** Completions of an option's value: one of these words; `files`: a path; `free`: anything. */
type Value = readonly string[] | 'files' | 'free'

/** A command, as in "keys create", and what may follow it. */
interface Place {
  path: string
  commands: { name: string; description: string }[]
  /** `value` is null for an option without a value. */
  options: { flags: string[]; description: string; value: Value | null }[]
  choices: string[]
  takesFiles: boolean
}

export function completion(context: Context, program: Command, shell: Shell): void {
  const places = placesOf(program)
  const script = { bash, zsh, fish }[shell](places)
  context.stdout.write(`${script}\n`)
}

function placesOf(command: Command, path: string[] = []): Place[] {
  const help = command.createHelp()
  const commands = help.visibleCommands(command).filter(sub => sub.name() !== 'help')
  const inherited = [...help.visibleOptions(command), ...(path.length > 0 ? help.visibleGlobalOptions(command) : [])]
  const place: Place = {
    path: path.join(' '),
    commands: commands.map(sub => ({ name: sub.name(), description: sub.description() })),
    options: inherited.map(option => ({
      flags: [option.long, option.short].filter(flag => flag !== undefined && flag !== null),
      description: option.description,
      value: valueCompletion(option),
    })),
    choices: command.registeredArguments.flatMap(argument => argument.argChoices ?? []),
    takesFiles: command.registeredArguments.some(argument => /target/.test(argument.name())),
  }
  return [place, ...commands.flatMap(sub => placesOf(sub, [...path, sub.name()]))]
}

function valueCompletion(option: Option): Value | null {
  if (!option.required && !option.optional) return null
  return option.argChoices ?? (/<(file|folder|glob)>/.test(option.flags) ? 'files' : 'free')
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const flagsOf = (place: Place): string[] => place.options.flatMap(({ flags }) => flags)
const wordsOf = (place: Place): string[] => [...place.commands.map(({ name }) => name), ...place.choices]

/** One branch of a shell's `case` for each command. */
function cases(places: Place[], line: (place: Place) => string): string {
  return places.map(place => `    ${quoted(place.path)}) ${line(place)} ;;`).join('\n')
}

const valueCases = (places: Place[]): string =>
  places
    .flatMap(({ options, path }) =>
      options.flatMap(({ flags, value }) => {
        if (value === null) return []
        const words = typeof value === 'string' ? `@${value}` : value.join(' ')
        return flags.map(flag => `    ${quoted(`${path} ${flag}`)}) values=${quoted(words)} ;;`)
      }),
    )
    .join('\n')

/** Finds the current command by walking over the words that are commands, skipping options and their values. */
const walk = (places: Place[], words: string) => `  local place='' word
  for word in ${words}; do
    case "\${place:+$place }$word" in
${places
  .filter(({ path }) => path !== '')
  .map(({ path }) => `      ${quoted(path)}) place=${quoted(path)} ;;`)
  .join('\n')}
    esac
  done`

function bash(places: Place[]): string {
  return `# panel: completion for bash. Use: source <(panel completion bash)
_panel_among() {
  local IFS=$' \\t\\n'
  compgen -W "$1" -- "$2"
}
_panel() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words='' flags='' values=@none files=''
${walk(places, `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`)}
  case "$place $previous" in
${valueCases(places)}
  esac
  # One candidate a line: a file's name may hold blanks.
  local IFS=$'\\n'
  COMPREPLY=()
  case "$values" in
    @none) ;;
    @files) COMPREPLY=($(compgen -f -- "$current")); return ;;
    @free) return ;;
    *) COMPREPLY=($(_panel_among "$values" "$current")); return ;;
  esac
  case "$place" in
${cases(places, place => `words=${quoted(wordsOf(place).join(' '))} flags=${quoted(flagsOf(place).join(' '))}${place.takesFiles ? ' files=1' : ''}`)}
  esac
  if [[ "$current" = -* ]]; then
    COMPREPLY=($(_panel_among "$flags" "$current"))
  else
    COMPREPLY=($(_panel_among "$words" "$current"; [ -z "$files" ] || compgen -f -- "$current"))
  fi
}
complete -o filenames -F _panel panel`
}

const described = (name: string, description: string): string =>
  `${name.replaceAll(':', '\\:')}:${description.replaceAll(':', '\\:')}`

function zsh(places: Place[]): string {
  return `#compdef panel
# panel: completion for zsh. Use: panel completion zsh > "\${fpath[1]}/_panel"
_panel() {
  local values=@none previous="\${words[CURRENT-1]}" files=''
  local -a offered flags
${walk(places, `"\${(@)words[2,CURRENT-1]}"`)}
  case "$place $previous" in
${valueCases(places)}
  esac
  case "$values" in
    @none) ;;
    @files) _files; return ;;
    @free) return 1 ;;
    *) compadd -- \${=values}; return ;;
  esac
  case "$place" in
${cases(places, place => {
  const flags = place.options.flatMap(option => option.flags.map(flag => described(flag, option.description)))
  const commands = place.commands.map(({ description, name }) => described(name, description))
  const offered = [...commands, ...place.choices].map(quoted).join(' ')
  return `offered=(${offered}) flags=(${flags.map(quoted).join(' ')})${place.takesFiles ? ' files=1' : ''}`
})}
  esac
  if [[ "\${words[CURRENT]}" = -* ]]; then
    _describe -o 'panel' flags
    return
  fi
  [[ \${#offered} -eq 0 ]] || _describe 'panel' offered
  [[ -z "$files" ]] || _files
}
if [[ "$funcstack[1]" == _panel ]]; then _panel "$@"; else compdef _panel panel; fi`
}

function fish(places: Place[]): string {
  const escaped = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const paths = places.map(({ path }) => path).filter(path => path !== '')
  const lines = places.flatMap(place => {
    const here = `complete -c panel -n ${escaped(`__panel_at ${escaped(place.path)}`)}`
    return [
      // Without a rule a shell completes file names.
      ...(place.takesFiles ? [] : [`${here} -f`]),
      ...place.commands.map(({ description, name }) => `${here} -f -a ${escaped(name)} -d ${escaped(description)}`),
      ...place.choices.map(choice => `${here} -f -a ${escaped(choice)}`),
      ...place.options.map(({ description, flags, value }) => {
        const names = flags.map(flag => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`))
        const follows =
          value === null
            ? ''
            : value === 'files'
              ? ' -r -F'
              : value === 'free'
                ? ' -x'
                : ` -x -a ${escaped(value.join(' '))}`
        return `${here} ${names.join(' ')}${follows} -d ${escaped(description)}`
      }),
    ]
  })
  return `# panel: completion for fish. Use: panel completion fish > ~/.config/fish/completions/panel.fish
function __panel_at
  set -l place ''
  for word in (commandline -opc)[2..-1]
    set -l next (string trim -- "$place $word")
    contains -- "$next" ${paths.map(escaped).join(' ')}; and set place "$next"
  end
  test "$place" = "$argv[1]"
end
${lines.join('\n')}`
}
