import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'

/**
 * The row of tabs. A tab pressed by pointer is focused by script, which browsers show like keyboard focus:
 * `data-pressed` lets the style hide it.
 */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tabs.List
      className="tabs"
      aria-label={label}
      onPointerDownCapture={event => {
        event.currentTarget.dataset.pressed = ''
      }}
      onKeyDownCapture={event => {
        delete event.currentTarget.dataset.pressed
      }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) delete event.currentTarget.dataset.pressed
      }}
    >
      {children}
    </Tabs.List>
  )
}
