import { atom } from 'nanostores'
import { readStored, writeStored } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The layout's inline script reads the same key. */
const key = 'panel.theme'

export const $theme = atom<Theme>(themes.find(theme => theme === readStored('localStorage', key)) ?? 'system')

export function chooseTheme(theme: Theme): void {
  writeStored('localStorage', key, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  $theme.set(theme)
}
