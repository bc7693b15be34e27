/** The thread that looks through submissions, one after the other, and answers what it saw. */
import { parentPort } from 'node:worker_threads'
import { lookThrough, type Task } from '../../panel/rubric/look.ts'

parentPort?.on('message', (task: Task) => parentPort?.postMessage(lookThrough(task)))
