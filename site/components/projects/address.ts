/** The project's id from the page's address; 0, which no project has, if there is none. */
export function idInAddress(): number {
  const id = Number.parseInt(location.pathname.split('/')[2] ?? '', 10)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** The earlier review whose report is requested; null for the newest one. */
export const reviewInAddress = (): string | null => new URLSearchParams(location.search).get('review')

/** The address of a place in the report shown. Keeps the open view unless `view` is given, and drops the filters. */
export function reportAddress(anchor: string, view = new URLSearchParams(location.search).get('view')): string {
  const review = reviewInAddress()
  const query = new URLSearchParams({ ...(review && { review }), ...(view && { view }) })
  return `${location.pathname}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}

export const versionAddress = (id: number, review: string | null, anchor = 'report'): string =>
  `/projects/${id}${review ? `?review=${encodeURIComponent(review)}` : ''}#${anchor}`

/** A host with a dot, optionally with port and path; no scheme and no user name. */
const bareAddress = /^[^\s/@:?#]+\.[^\s/@:?#.]+(?::\d+)?(?:[/?#]\S*)?$/

/** Adds https:// to a bare host like "example.com"; anything else stays as typed. */
export function addScheme(typed: string): string {
  const address = typed.trim()
  return bareAddress.test(address) ? `https://${address}` : typed
}
