/** On paper the report is whole: the overview, then every page with its notes. */
import { atom } from 'nanostores'
import { queryClient } from '../../stores/api.ts'

export const $printing = atom(false)

/** Called once, where a report is shown, for prints from the browser's menu. */
export function followPrinting(): () => void {
  const stop = new AbortController()
  window.addEventListener('beforeprint', () => $printing.set(true), stop)
  window.addEventListener('afterprint', () => $printing.set(false), stop)
  return () => stop.abort()
}

/** Waits for the pictures, which the browser's menu cannot. */
export async function printReport(): Promise<void> {
  $printing.set(true)
  do await new Promise(resolve => setTimeout(resolve, 50))
  while (queryClient.isFetching() > 0)
  await Promise.allSettled([...document.images].map(image => image.decode()))
  print()
}
