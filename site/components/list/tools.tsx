import { listLimits } from '#db/list-limits.ts'
import type { Filter, Search } from './filters.ts'

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

interface FilterProps<T extends string> {
  label: string
  /** The label for no filter: "All Statuses". Without it one option is always chosen. */
  all?: string
  filter: Filter<T>
  options: { value: T; label: string }[]
}

export function FilterBox<T extends string>({ label, all, filter, options }: FilterProps<T>) {
  return (
    <div className="list-filter">
      <select
        className="input"
        aria-label={label}
        value={filter.value}
        onChange={event => filter.set(event.target.value)}
      >
        {all && <option value="all">{all}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
