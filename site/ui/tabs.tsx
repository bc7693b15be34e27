import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface Tab {
  value: string
  label: string
  body: ReactNode
}

interface Props {
  /** What the tabs belong to, for screen readers. */
  label: string
  tabs: Tab[]
  value: string
  onChange: (value: string) => void
  bodyClass?: string
  /** False if the body begins with a focusable element anyway. */
  focusableBody?: boolean
}

/** Tabs that follow the ARIA pattern: arrow keys open them. A library's would add 8 kB of script to every project. */
export function Tabs({ label, tabs, value, onChange, bodyClass, focusableBody = true }: Props) {
  const id = useId()
  const open = tabs.find(tab => tab.value === value)
  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const next = tabs.at((places[event.key] ?? Number.NaN) % tabs.length)
    if (!(event.key in places) || !next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}${next.value}`)?.focus()
  }
  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            id={`${id}${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}body` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={event => move(event, at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          id={`${id}body`}
          className={bodyClass}
          role="tabpanel"
          aria-labelledby={`${id}${open.value}`}
          tabIndex={focusableBody ? 0 : -1}
        >
          {open.body}
        </div>
      )}
    </div>
  )
}
