/** The process that has a review in hand, where a test stands in for a worker. */
export const someWorker = '00000000-0000-4000-8000-00000000beef'
