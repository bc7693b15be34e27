/** What of Playwright's own wiring this touches; the package's version is exact. */
interface Wiring {
  dispatch(message: Message): void
  _objects: ReadonlyMap<string, unknown>
}

/** The answer to a question, by its id, or what happened to an object, by its guid. */
interface Message {
  id?: number
  result?: { session?: { guid: string } }
  error?: unknown
  guid?: string
  method?: string
}

const isSession = /^cdp-session@/

/**
 * A session may end, with its page, while the answer that names it is on its way. Playwright throws at that in its own
 * dispatch, where nobody can catch it, and the process would end. Such an answer is made the refusal that is given where
 * the page ended a little earlier; what happens to such a session concerns nobody any more.
 */
export function refuseLostSessions(chromium: object): void {
  const { _connection: wiring } = chromium as { _connection: Wiring }
  if (Object.hasOwn(wiring, 'dispatch')) return
  const dispatch = wiring.dispatch.bind(wiring)
  const isLost = (guid: string | undefined) => guid !== undefined && isSession.test(guid) && !wiring._objects.has(guid)
  wiring.dispatch = message => {
    const { id, guid, result } = message
    if (id !== undefined && isLost(result?.session?.guid))
      return dispatch({ id, error: { error: { name: 'Error', message: 'The page has ended' } } })
    if (!isLost(guid)) dispatch(message)
  }
}
