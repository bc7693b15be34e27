/** A worker's process that takes a job and never finishes it; the test kills it. Arguments: the queue's options as JSON. */
import { createConsumer, type QueueOptions } from '../queue.ts'

const options: QueueOptions = JSON.parse(process.argv[2] ?? '{}')
createConsumer({
  ...options,
  concurrency: 1,
  run: reviewId => {
    process.send?.(reviewId)
    return new Promise<never>(() => {})
  },
})
