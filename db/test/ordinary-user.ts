import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const nobody = { uid: 65_534, gid: 65_534 }

/** Root can act as an ordinary user only if that user can reach the runtime and the code. */
export const canBeOrdinary =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', 'require("fs").readFileSync(process.argv[1])', fileURLToPath(import.meta.url)], {
    ...nobody,
    cwd: '/',
  }).status === 0
