/** The link that somebody is sent to register with: where its token stands. */
const parameter = 'invitation'

/** `origin` is the server's own address, without a slash at its end. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}/auth?${new URLSearchParams({ [parameter]: token })}`

/** The token in an address of /auth; null where it has none. */
export const invitationIn = (search: URLSearchParams): string | null => search.get(parameter)?.trim() || null

/** The same parameters without it. */
export function withoutInvitation(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(parameter)
  return rest
}
