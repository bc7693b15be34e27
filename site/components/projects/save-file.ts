/** Hands the browser a file that only a request with the token can read: the token must not be in an address. */
export async function saveFile(response: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Some browsers read the blob's address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
