/** Wraps every hydrated root, so that all share one query cache. */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../stores/api.ts'
import '../../stores/newer-build.ts'

export function Island({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
