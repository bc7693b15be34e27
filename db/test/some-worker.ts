export const someWorker = '00000000-0000-4000-8000-00000000beef'
