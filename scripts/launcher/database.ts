/** Opens the configured database, or the embedded one, which is kept running. */
import { startEmbedded } from '#db/embedded.ts'
import { Fatal, messageOf } from './fatal.ts'
import { say } from './log.ts'

export interface Database {
  url: string
  /**
   * Both exist only for the embedded database. `announceStop` is called when a stop begins, before the database's users
   * stop.
   */
  announceStop?: () => void
  stop?: () => Promise<void>
}

const restartPauseMs = 200
const restartsInARow = 5
const steadyMs = 30_000

/** Throws `Fatal`. `onLost` is called if the embedded database ended and cannot be restarted. */
export async function openDatabase(
  named: string | undefined,
  dataDir: string,
  onLost: (reason: string) => void,
): Promise<Database> {
  if (named) return { url: named }
  const embedded = await startEmbedded({ dataDir, log: line => say('database', line) }).catch((error: unknown) => {
    throw new Fatal(messageOf(error))
  })
  let tries = 0
  let last = 0
  embedded.onExit(how => {
    say('database', `ended (${how}); starting it again`)
    if (Date.now() - last > steadyMs) tries = 0
    last = Date.now()
    tries += 1
    if (tries > restartsInARow) return onLost('The database ends again and again; its own words stand above.')
    setTimeout(() => {
      embedded.restart().then(
        () => say('database', 'is back'),
        error => onLost(messageOf(error)),
      )
    }, restartPauseMs * tries)
  })
  return { url: embedded.url, announceStop: () => embedded.announceStop(), stop: () => embedded.stop() }
}
