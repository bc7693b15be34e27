/** Limits of lists. A separate file because every page of the app loads them, and few load `limits.ts`. */
export const listLimits = {
  recentProjects: 5,
  searchMax: 200,
  /** Default and maximum rows of a page. */
  pageRows: 100,
  pageRowsMax: 500,
} as const
