import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'

export interface Toast {
  title: string
  text?: string
  error?: boolean
}

/** Where the screen is narrow: under the bar, whose links stay in reach, over the title that everybody has read. */
const belowTopBar = { top: '3.75rem' }

/** One notice at a time, for five seconds. A newer one takes the place of an older one. */
export function Toasts({ current }: { current: Toast | null }) {
  useEffect(() => {
    if (!current) return
    const show = current.error ? toast.error : toast.success
    // One id: the new notice replaces the old one instead of standing behind it.
    show(current.title, { id: 'notice', description: current.text || undefined, duration: 5000 })
  }, [current])
  return (
    <Toaster
      visibleToasts={1}
      duration={5000}
      // Where the screen is narrow, at the top: at the bottom it would cover the button that is pressed again after a failure.
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
        },
      }}
    />
  )
}
