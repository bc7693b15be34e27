import { limits } from '#db/vocabulary.ts'
import type { Filter, Search } from './filters.ts'

export function SearchBox({ label, search }: { label: string; search: Search }) {
  return (
    <label className="adm-search">
      <span className="vh">{label}</span>
      <input
        className="in"
        type="search"
        placeholder={label}
        maxLength={limits.searchMax}
        autoComplete="off"
        spellCheck={false}
        value={search.text}
        onChange={event => search.setText(event.target.value)}
      />
    </label>
  )
}

interface FilterProps<T extends string> {
  label: string
  /** What no filter is called: "All Statuses". */
  all: string
  filter: Filter<T>
  options: { value: T; label: string }[]
}

export function FilterBox<T extends string>({ label, all, filter, options }: FilterProps<T>) {
  return (
    <label className="adm-filter">
      <span className="vh">{label}</span>
      <select className="in" value={filter.value} onChange={event => filter.set(event.target.value)}>
        <option value="all">{all}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
