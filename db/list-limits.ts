/** The limits of lists, in a file of their own: every screen of the app loads them, and few load those of forms. */
export const listLimits = {
  recentProjects: 5,
  searchMax: 200,
  /** Rows of a list that is read in pages: where nothing is asked for, and at most. */
  pageRows: 100,
  pageRowsMax: 500,
} as const
