/** What holds where nothing else is said. Imports nothing: `panel --help` names some of it. */

export const defaults = {
  panel: 'marketing',
  out: 'panel-results',
  /** The least weight that fails a build. */
  severity: 2,
  stances: ['concern'],
  runs: { of: 3, atLeast: 2 },
} as const

/** What a run may be called: it stands in a comment of HTML and in paths. */
export const runNames = {
  pattern: /^[\w.-]{1,40}$/,
  rule: 'must be at most 40 letters, digits, dots, dashes and underscores',
}
