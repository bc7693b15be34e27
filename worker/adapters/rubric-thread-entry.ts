/** The thread that looks through one long submission and answers what it saw. */
import { parentPort, workerData } from 'node:worker_threads'
import type { LocatedDocument } from '#db/shapes.ts'
import { seenIn } from '#worker/panel/rubric/observed.ts'

parentPort?.postMessage(seenIn(workerData as LocatedDocument))
