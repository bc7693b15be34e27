import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'

export interface Notice {
  title: string
  text?: string
  error?: boolean
  /** A button. It closes the notice unless the event's default is prevented. */
  action?: { label: string; onClick(event: { preventDefault(): void }): void }
}

/** On narrow screens a notice covers the page's title, but not the bar and its links. */
const belowTopBar = { top: '3.75rem' }

/** One notice at a time, for five seconds. A newer one replaces an older one. */
export function Toasts({ current }: { current: Notice | null }) {
  useEffect(() => {
    if (!current) return
    const show = current.error ? toast.error : toast.success
    const id = show(current.title, {
      description: current.text || undefined,
      duration: 5000,
      action: current.action,
    })
    // A new id for each notice: a late dismissal of an older notice would remove a new one of the same id.
    return () => void toast.dismiss(id)
  }, [current])
  return (
    <Toaster
      visibleToasts={1}
      duration={5000}
      // At the top of narrow screens: at the bottom it would cover the button pressed again after a failure.
      position={matchMedia('(width < 43.75rem)').matches ? 'top-center' : 'bottom-right'}
      offset={belowTopBar}
      mobileOffset={belowTopBar}
      closeButton
      containerAriaLabel="Notices"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          error: 'error',
          title: 'toast-title',
          description: 'toast-text',
          closeButton: 'toast-close',
          actionButton: 'button compact',
        },
      }}
    />
  )
}
