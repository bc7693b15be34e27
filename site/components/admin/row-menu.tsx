import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'

export type RowMenuItem = { label: string; href: string } | { label: string; run(): void; danger?: boolean }

/** A row's actions. An item runs only after the menu has closed and its button has the focus again. */
export function RowMenu({ label, items }: { label: string; items: RowMenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={button} className="row-menu-button" aria-label={label}>
        <Ellipsis size={18} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="row-menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={event => {
            event.preventDefault()
            // A dialog that the item opens will return the focus to the element that has it now.
            button.current?.focus()
            chosen.current?.()
            chosen.current = null
          }}
        >
          {items.map(item =>
            'href' in item ? (
              <DropdownMenu.Item key={item.label} className="row-menu-item" asChild>
                <a href={item.href}>{item.label}</a>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item
                key={item.label}
                className={item.danger ? 'row-menu-item danger' : 'row-menu-item'}
                onSelect={() => {
                  chosen.current = item.run
                }}
              >
                {item.label}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
