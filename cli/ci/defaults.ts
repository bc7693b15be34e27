/** Defaults. Imports nothing, because `panel --help` prints some of them. */

export const defaults = {
  panel: 'marketing',
  out: 'panel-results',
  severity: 2,
  stances: ['concern'],
  runs: { of: 3, atLeast: 2 },
} as const

/** A run's name appears in an HTML comment and in paths. */
export const runNames = {
  pattern: /^[\w.-]{1,40}$/,
  rule: 'must be at most 40 letters, digits, dots, dashes and underscores',
}
