/** The project's id in the page's address, read as an integer; 0, which no project has, where there is none. */
export function idInAddress(): number {
  const id = Number.parseInt(location.pathname.split('/')[2] ?? '', 10)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
