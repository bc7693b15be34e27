/**
 * A page that stays open while a newer build takes the place of its own asks for parts that are no longer there. Loading
 * the page again gets the newer one; forms that are long to fill in keep what was typed.
 */
import { readStored, writeStored } from './storage.ts'

const key = 'panel.reloaded'
/** Twice within this is no newer build but a fault, which loading again does not mend. */
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
