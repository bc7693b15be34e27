/** The project's id in the page's address, read as an integer; 0, which no project has, where there is none. */
export function idInAddress(): number {
  const id = Number.parseInt(location.pathname.split('/')[2] ?? '', 10)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/** A host with a dot, and perhaps a port and what follows it; no scheme, no name before an "@". */
const bareAddress = /^[^\s/@:?#]+\.[^\s/@:?#.]+(?::\d+)?(?:[/?#]\S*)?$/

/** "example.com" as the address that was meant; anything else as it was typed. */
export function addScheme(typed: string): string {
  const address = typed.trim()
  return bareAddress.test(address) ? `https://${address}` : typed
}
