import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { $notice, showPendingNotice } from '../../stores/notices.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

// Most visits to a page never show a notice, so what draws it is fetched with the first one.
const Toasts = lazyComponent(
  () => import('../../ui/toaster.tsx'),
  module => module.Toasts,
)

export function Notices() {
  const notice = useStore($notice)
  useEffect(showPendingNotice, [])
  if (!notice) return null
  // On the body: an island draws no box of its own, so that in a page's grid the notices would take a place.
  return createPortal(<Toasts current={notice} />, document.body)
}
