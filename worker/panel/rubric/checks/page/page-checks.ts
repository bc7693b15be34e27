/** Checks of a rendered page. */
import type { Check } from '../check.ts'

export const pageChecks: Check[] = []
