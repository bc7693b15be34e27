/** The published guidelines behind the observations. */
export type CitationCode = string
