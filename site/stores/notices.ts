/** Notices, one at a time. If an action ends on another page, its notice is carried there. */
import { atom } from 'nanostores'
import { ApiFailure } from '#api/client/failure.ts'
import type { Notice } from '../ui/toaster.tsx'
import { readStored, writeStored } from './storage.ts'

const key = 'panel.notice'

export const $notice = atom<Notice | null>(null)

export const notify = (notice: Notice): void => $notice.set({ ...notice })

/** Removes a failure's notice when another attempt starts. */
export function dismissFailure(): void {
  if ($notice.get()?.error) $notice.set(null)
}

/** Removes a notice of success when the action turns out to have failed. */
export function dismissSuccess(): void {
  if (!$notice.get()?.error) $notice.set(null)
}

/** Shows a failed change with a title from the specification and the server's message. */
export function notifyFailure(title: string, error: unknown): void {
  notify({ title, text: errorMessage(error), error: true })
}

const offline = 'You seem to be offline, or Panel cannot be reached. Nothing that you typed is lost; try again.'

export function errorMessage(error: unknown): string {
  // The client's message suggests checking the address, which nobody in a browser has typed.
  if (error instanceof ApiFailure) return error.code === 'unreachable' ? offline : error.reason
  return error instanceof Error && error.message ? error.message : 'An unknown error occurred'
}

export function navigateWithNotice(address: string, notice: Notice): void {
  writeStored('sessionStorage', key, JSON.stringify(notice))
  location.assign(address)
}

export function showPendingNotice(): void {
  const text = readStored('sessionStorage', key)
  if (!text) return
  writeStored('sessionStorage', key, null)
  notify(JSON.parse(text))
}
