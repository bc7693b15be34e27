import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'

/** The row of tabs. A tab that was pressed with a pointer gets its focus by script, which browsers show as if by key. */
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
