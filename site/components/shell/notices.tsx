import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { $notice, showCarried } from '../../stores/notices.ts'

// Most visits to a page never show a notice, so what draws it is fetched with the first one.
const Toasts = lazy(() => import('../../ui/toaster.tsx').then(module => ({ default: module.Toasts })))

export function Notices() {
  const notice = useStore($notice)
  useEffect(showCarried, [])
  if (!notice) return null
  // On the body: an island draws no box of its own, so that in a page's grid the notices would take a place.
  return createPortal(
    <Suspense fallback={null}>
      <Toasts current={notice} />
    </Suspense>,
    document.body,
  )
}
