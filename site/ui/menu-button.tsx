import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'

interface Item {
  label: string
  run(): void
  danger?: boolean
}

/** A button that unfolds a few others. Leaving it or Escape folds them again. */
export function MenuButton({ label, items, disabled = false }: { label: string; items: Item[]; disabled?: boolean }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape and the lost focus of its buttons
    <div
      className="menu-button"
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={event => event.key === 'Escape' && open && close()}
    >
      <button
        ref={button}
        className="button"
        type="button"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <ul>
          {items.map(item => (
            <li key={item.label}>
              <button
                className={item.danger ? 'danger' : undefined}
                type="button"
                onClick={() => {
                  close()
                  item.run()
                }}
              >
                {item.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
