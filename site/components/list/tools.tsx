import { listLimits } from '#db/list-limits.ts'
import type { Option, Search } from './filters.ts'

export function SearchBox({ label, search }: { label: string; search: Search }) {
  return (
    <div className="list-search">
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={listLimits.searchMax}
        autoComplete="off"
        spellCheck={false}
        value={search.text}
        onChange={event => search.setText(event.target.value)}
      />
    </div>
  )
}

interface FilterProps {
  label: string
  /** The label for no filter. If left out, one option is always chosen. */
  all?: string
  value: string
  options: Option[]
  set(value: string): void
}

export function FilterBox({ label, all, value, options, set }: FilterProps) {
  return (
    <div className="list-filter">
      <select className="input" aria-label={label} value={value} onChange={event => set(event.target.value)}>
        {all && <option value="all">{all}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
