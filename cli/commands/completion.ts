/** panel completion: what a shell offers after Tab, made from the commands themselves. */
import type { Command } from 'commander'
import type { Context } from '../context.ts'

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

/** One place on the command line, as in "keys create": what may stand there. */
interface Place {
  path: string
  commands: { name: string; description: string }[]
  options: { flags: string[]; description: string; takesValue: boolean; choices: string[] }[]
  /** Words that its arguments are chosen from. */
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
      takesValue: option.required || option.optional,
      choices: option.argChoices ?? [],
    })),
    choices: command.registeredArguments.flatMap(argument => argument.argChoices ?? []),
    takesFiles: command.registeredArguments.some(argument => /target/.test(argument.name())),
  }
  return [place, ...commands.flatMap(sub => placesOf(sub, [...path, sub.name()]))]
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const flagsOf = (place: Place): string[] => place.options.flatMap(({ flags }) => flags)

/** Every word that may follow, and what follows an option that is chosen from a list. */
function cases(places: Place[], line: (place: Place) => string): string {
  return places.map(place => `    ${quoted(place.path)}) ${line(place)} ;;`).join('\n')
}

const valueCases = (places: Place[]): string =>
  places
    .flatMap(({ options, path }) =>
      options
        .filter(({ takesValue }) => takesValue)
        .flatMap(({ choices, flags }) =>
          flags.map(flag => `    ${quoted(`${path} ${flag}`)}) values=${quoted(choices.join(' '))} ;;`),
        ),
    )
    .join('\n')

/** The place is found by walking over the words that are commands; options and their values are passed over. */
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
_panel() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words='' values=- files=''
${walk(places, `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`)}
  case "$place $previous" in
${valueCases(places)}
  esac
  if [ "$values" != - ]; then
    if [ -n "$values" ]; then COMPREPLY=($(compgen -W "$values" -- "$current")); else COMPREPLY=($(compgen -f -- "$current")); fi
    return
  fi
  case "$place" in
${cases(places, place => `words=${quoted([...place.commands.map(({ name }) => name), ...place.choices, ...flagsOf(place)].join(' '))}${place.takesFiles ? ' files=1' : ''}`)}
  esac
  if [[ "$current" != -* && " $words" != *" "[a-z]* ]] || [ -n "$files" ] && [[ "$current" != -* ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
  else
    COMPREPLY=($(compgen -W "$words" -- "$current"))
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
  local values=- previous="\${words[CURRENT-1]}" files=''
  local -a offered
${walk(places, `"\${(@)words[2,CURRENT-1]}"`)}
  case "$place $previous" in
${valueCases(places)}
  esac
  if [[ "$values" != - ]]; then
    if [[ -n "$values" ]]; then compadd -- \${=values}; else _files; fi
    return
  fi
  case "$place" in
${cases(places, place => {
  const options = place.options.flatMap(({ description, flags }) => flags.map(flag => described(flag, description)))
  const commands = place.commands.map(({ description, name }) => described(name, description))
  const all = [...commands, ...place.choices, ...options]
  return `offered=(${all.map(quoted).join(' ')})${place.takesFiles ? ' files=1' : ''}`
})}
  esac
  _describe 'panel' offered
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
      ...place.commands.map(({ description, name }) => `${here} -f -a ${escaped(name)} -d ${escaped(description)}`),
      ...place.choices.map(choice => `${here} -f -a ${escaped(choice)}`),
      ...place.options.map(({ choices, description, flags, takesValue }) => {
        const names = flags.map(flag => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`))
        const value = takesValue ? (choices.length > 0 ? ` -x -a ${escaped(choices.join(' '))}` : ' -r') : ''
        return `${here} ${names.join(' ')}${value} -d ${escaped(description)}`
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
