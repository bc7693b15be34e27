import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Failure } from './pending.tsx'

const notLoaded = 'This part could not be loaded. Are you online?'

/**
 * A component whose module is loaded when it is first rendered; shows `waiting` until then. Not React’s `lazy`: Suspense
 * holds content back for 300 ms, however soon it arrives, which delayed every first dialog and notice.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waiting: ReactNode = null,
): ComponentType<Props> & { preload(): Promise<void> } {
  let known: ComponentType<Props> | null = null
  const preload = async () => {
    const module = await load()
    // Empty if the chunk of an older build is gone: the page is about to reload (stores/newer-build.ts).
    if (module) known = module[name]
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, beside the imports, as React's lazy is
  function Lazy(props: Props) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      preload().then(
        () => setPart(() => known),
        // Not imported again: Chromium remembers that a module is missing until the page is reloaded.
        () => setPart(() => () => <Failure onRetry={() => navigator.onLine && location.reload()}>{notLoaded}</Failure>),
      )
    }, [Part])
    return Part ? <Part {...props} /> : waiting
  }
  return Object.assign(Lazy, { preload })
}
