import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose script is fetched when it is first drawn; until then `waiting` stands in its place. Without React's
 * `lazy`: what that brings is held back until 300 ms after its Suspense began to wait, however soon it has come, so that
 * every first dialog and notice of a page was late.
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  select: (module: Module) => ComponentType<Props>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, beside the imports, as React's lazy is
  return function Lazy(props: Props) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      load().then(
        module => {
          // Nothing where a part of an older build is gone: the page is about to load itself again (stores/newer-build.ts).
          if (!module) return
          known = select(module)
          setPart(() => known)
        },
        error =>
          // In the drawing, so that it ends where any fault of a component does.
          setPart(() => {
            throw error
          }),
      )
    }, [Part])
    return Part ? <Part {...props} /> : waiting
  }
}
