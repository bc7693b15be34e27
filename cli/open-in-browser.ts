import { spawn } from 'node:child_process'
import { platform } from 'node:os'

/** How long the opener may take to report a failure. */
const answerMs = 1_500

/** False if nothing here can show addresses. The address is a separate argument, so no shell parses it. */
export async function openInBrowser(url: string, env: Record<string, string | undefined>): Promise<boolean> {
  // Over SSH, a window would open where nobody sees it.
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
