/** About the first server whose key cannot be read; null if there is none. */
export function unreadableKeyOf(servers: { endpoint: string | null; keyReadable: boolean }[]): string | null {
  const sealed = servers.find(({ keyReadable }) => !keyReadable)
  if (!sealed) return null
  return `The key for ${sealed.endpoint} was sealed with another secret (PANEL_SECRET), so it has to be entered again.`
}
