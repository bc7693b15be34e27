import { useStore } from '@nanostores/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { $theme, chooseTheme, type Theme } from '../../stores/theme.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const choices = [
  { theme: 'system', label: 'Like the system', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const satisfies { theme: Theme; label: string; Icon: typeof Sun }[]

/** Radio buttons, so that the arrow keys move between the three themes. */
export function ThemeSwitch({ name }: { name: string }) {
  const chosen = useStore($theme)
  // The static HTML marks no theme as chosen, so the choice shows only after hydration.
  const hydrated = useHydrated()
  return (
    <fieldset className="themes">
      <legend className="visually-hidden">Theme</legend>
      {choices.map(({ theme, label, Icon }) => (
        <label key={theme} title={label}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={theme}
            checked={(hydrated ? chosen : 'system') === theme}
            onChange={() => chooseTheme(theme)}
          />
          <Icon size={16} aria-hidden="true" />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
