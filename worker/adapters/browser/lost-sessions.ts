/** The internals of Playwright that this depends on; the package's version is pinned. */
interface Connection {
  dispatch(message: Message): void
  _objects: ReadonlyMap<string, unknown>
}

/** A response, with the id of its request, or an event, with the guid of its object. */
interface Message {
  id?: number
  result?: { session?: { guid: string } }
  error?: unknown
  guid?: string
}

const isSession = /^cdp-session@/

/**
 * A session may end with its page while the response that names it is still on its way. Playwright then throws inside its
 * own dispatch, where nothing can catch it, and the process would end. This turns such a response into the error that comes
 * if the page ends a little earlier, and drops events of such sessions.
 */
export function refuseLostSessions(chromium: object): void {
  const { _connection: connection } = chromium as { _connection: Connection }
  if (Object.hasOwn(connection, 'dispatch')) return
  const dispatch = connection.dispatch.bind(connection)
  const isLost = (guid: string | undefined) =>
    guid !== undefined && isSession.test(guid) && !connection._objects.has(guid)
  connection.dispatch = message => {
    const { id, guid, result } = message
    if (id !== undefined && isLost(result?.session?.guid))
      return dispatch({ id, error: { error: { name: 'Error', message: 'The page has ended' } } })
    if (!isLost(guid)) dispatch(message)
  }
}
