/** The platform's own way to show an address. */
import { spawn } from 'node:child_process'
import { platform } from 'node:os'

/** How long a program that opens something may take to say that it could not. */
const answerMs = 1_500

/** False where nothing here shows addresses. The address is an argument of its own: no shell reads it. */
export async function openInBrowser(url: string, env: Record<string, string | undefined>): Promise<boolean> {
  // A machine that is reached over the network shows its windows to nobody.
  if (env.SSH_CONNECTION && !env.DISPLAY && !env.WAYLAND_DISPLAY) return false
  const [program, ...args] = openerFor(platform())
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  child.unref()
  return new Promise(resolve => {
    const late = setTimeout(() => resolve(true), answerMs)
    late.unref()
    child.once('error', () => resolve(false))
    child.once('exit', code => resolve(code === 0))
  })
}

function openerFor(system: NodeJS.Platform): [string, ...string[]] {
  if (system === 'darwin') return ['open']
  if (system === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return ['xdg-open']
}
