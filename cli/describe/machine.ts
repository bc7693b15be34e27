/** panel doctor, serve, completion. */
import { Argument, type Command } from 'commander'
import { examples, json, type Tools } from './tools.ts'

const shells = ['bash', 'zsh', 'fish'] as const

export function describeMachine(program: Command, tools: Tools): void {
  const { context } = tools
  const doctor = program
    .command('doctor')
    .description('what works, what does not, and what to do about it')
    .addOption(json())
    .action(async options => (await import('../commands/doctor.ts')).doctor(context(), options))
  examples(doctor, tools, ['panel doctor', 'panel --url https://panel.example.com doctor --json'])

  const serve = program
    .command('serve')
    .description('run the server here, from a clone: what npm start does')
    .option('--port <port>', 'where it listens (default: PORT, else 3000)')
    .option('--host <host>', 'on which address (default: HOST, else 127.0.0.1)')
    .action(async options => (await import('../commands/serve.ts')).serve(context(), options))
  examples(serve, tools, ['panel serve', 'panel serve --port 8080'])

  const completion = program
    .command('completion')
    .description('a script with which a shell completes commands and options')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .action(async shell => (await import('../commands/completion.ts')).completion(context(), program, shell))
  examples(completion, tools, [
    'source <(panel completion bash)',
    `panel completion zsh > "\${fpath[1]}/_panel"`,
    'panel completion fish > ~/.config/fish/completions/panel.fish',
  ])
}
