import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { $notice, showCarried } from '../../stores/notices.ts'

// Most visits to a page never show a notice, so what draws it is fetched with the first one.
const Toasts = lazy(() => import('../../ui/toaster.tsx').then(module => ({ default: module.Toasts })))

export function Notices() {
  const notice = useStore($notice)
  useEffect(showCarried, [])
  return <Suspense fallback={null}>{notice && <Toasts current={notice} />}</Suspense>
}
