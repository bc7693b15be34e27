/**
 * The containers' health check: `node scripts/health.ts api` asks the API, `… worker` checks the worker's process, its database
 * and its queue. Prints one line and exits with 0 or 1.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { programs } from './building/server.ts'
import { checkDatabase, checkRedis } from './launcher/checks.ts'
import { messageOf } from './launcher/fatal.ts'

async function api(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`, {
    signal: AbortSignal.timeout(5_000),
  })
  if (!answer.ok) throw new Error(`The API answers ${answer.status}: ${await answer.text()}`)
}

function isRunning(program: string): boolean {
  return readdirSync('/proc').some(name => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return false
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').includes(program)
    } catch {
      return false // ended meanwhile
    }
  })
}

async function worker(): Promise<void> {
  if (!isRunning(programs.worker)) throw new Error('No worker runs here.')
  const { DATABASE_URL, REDIS_URL } = process.env
  if (DATABASE_URL) await checkDatabase(DATABASE_URL)
  if (REDIS_URL) await checkRedis(REDIS_URL)
}

try {
  const [, , what] = process.argv
  if (what === 'api') await api()
  else if (what === 'worker') await worker()
  else throw new Error('Say what to check: api or worker.')
  console.log('ok')
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
