import { keepingLimits } from '#db/limits.ts'

const days = keepingLimits.hookLogMs / 86_400_000

/** Completes "The log keeps …". */
export const logKept = `${days} days, and of those the newest ${keepingLimits.hookLogMax.toLocaleString('en')}`
