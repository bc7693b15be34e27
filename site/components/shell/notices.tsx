import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { $notice, showPendingNotice } from '../../stores/notices.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

// Loaded with the first notice: most visits never show one.
const Toasts = lazyComponent(() => import('../../ui/toaster.tsx'), 'Toasts')

export function Notices() {
  const notice = useStore($notice)
  useEffect(showPendingNotice, [])
  if (!notice) return null
  // Rendered into the body: islands are `display: contents`, so the notices would take a cell in a page's grid.
  return createPortal(<Toasts current={notice} />, document.body)
}
