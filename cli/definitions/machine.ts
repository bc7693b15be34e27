import { Argument, type Command } from 'commander'
import { json, type Tools } from './tools.ts'

const shells = ['bash', 'zsh', 'fish'] as const

export function describeMachine(program: Command, tools: Tools): void {
  const { add, context } = tools
  add(program, 'doctor', 'what works, what does not, and what to do about it', [
    'panel doctor',
    'panel --url https://panel.example.com doctor --json',
  ])
    .addOption(json())
    .action(async options => (await import('../commands/doctor.ts')).doctor(context(), options))

  add(program, 'serve', 'run the server here, from a clone: what npm start does', [
    'panel serve',
    'panel serve --port 8080',
  ])
    .option('--port <port>', 'where it listens (default: PORT, else 3000)')
    .option('--host <host>', 'on which address (default: HOST, else 127.0.0.1)')
    .action(async options => (await import('../commands/serve.ts')).serve(context(), options))

  add(program, 'completion', 'a script with which a shell completes commands and options', [
    'source <(panel completion bash)',
    `panel completion zsh > "\${fpath[1]}/_panel"`,
    'panel completion fish > ~/.config/fish/completions/panel.fish',
  ])
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .action(async shell => (await import('../commands/completion.ts')).completion(context(), program, shell))
}
