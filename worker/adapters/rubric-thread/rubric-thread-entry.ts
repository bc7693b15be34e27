import { parentPort } from 'node:worker_threads'
import { runRubric, type Task } from '../../panel/rubric/run-rubric.ts'

parentPort?.on('message', (task: Task) => parentPort?.postMessage(runRubric(task)))
