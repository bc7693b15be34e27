/**
 * A page left open during a deployment asks for chunks that no longer exist. Reloading gets the newer build; long forms
 * keep what was typed.
 */
import { readStored, writeStored } from './storage.ts'

const key = 'panel.reloaded'
/** A second failure within this time is a real fault, which reloading does not fix. */
const reloadWindowMs = 60_000

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', event => {
    const last = Number(readStored('sessionStorage', key) ?? 0)
    if (!navigator.onLine || Date.now() - last < reloadWindowMs) return
    writeStored('sessionStorage', key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
