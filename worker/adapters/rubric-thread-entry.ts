/** The thread that looks through submissions, one after the other, and answers what it saw. */
import { parentPort } from 'node:worker_threads'
import type { LocatedDocument } from '#db/shapes.ts'
import { lookThrough } from '#worker/panel/rubric/engine.ts'

parentPort?.on('message', (document: LocatedDocument) => parentPort?.postMessage(lookThrough(document)))
