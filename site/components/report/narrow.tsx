import { useId, useState } from 'react'
import type { Sign } from '#api/contracts/report/words.ts'
import type { Weight } from '#db/vocabulary.ts'
import { FilterBox } from '../list/tools.tsx'
import { type FilterName, orders, valuesOf } from './points.ts'
import { useReport } from './report-context.ts'
import { SignOf, WeightSign } from './signs.tsx'
import { VoiceName } from './voice-name.tsx'

const titles: Record<FilterName, string> = {
  stance: 'Stance',
  weight: 'Weight',
  analyst: 'Raised by',
  place: 'Place',
  state: 'What became of it',
}

const orderWords = { weight: 'Sorted by weight', votes: 'Sorted by votes', place: 'Sorted by place' } as const
const stateWords: Record<string, string> = { open: 'Open', done: 'Done', dismissed: 'Dismissed' }

/** Filters the claims and choices below: a point needs one of the pressed chips of every group. */
export function Narrow() {
  const { report, narrowing } = useReport()
  const { known, isNarrowed, order, shows } = narrowing
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!known) return null
  const points = [...report.claims, ...report.choices]
  const nouns = report.choices.length > 0 ? 'claims and choices' : 'claims'
  const found = points.filter(shows).length
  return (
    <search className="narrow sheet quiet small" aria-label="Claims and choices">
      <p className="num" role="status">
        {isNarrowed ? `${found} of ${points.length} ${nouns}` : `${points.length} ${nouns}`}
      </p>
      <button
        className="button compact narrow-open"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filter
      </button>
      {isNarrowed && (
        <button className="button ghost compact" type="button" onClick={narrowing.clear}>
          Show all
        </button>
      )}
      <FilterBox
        label="Order"
        value={order}
        options={orders.map(value => ({ value, label: orderWords[value] }))}
        set={value => narrowing.setOrder(orders.find(one => one === value) ?? 'weight')}
      />
      <div className="chip-groups" id={id} data-open={open}>
        {(['stance', 'weight', 'analyst', 'state'] as const).map(name => (
          <Chips key={name} name={name} />
        ))}
        {known.place.length > 1 && (
          <details className="disclosure" open={narrowing.chosen.place.length > 0 || undefined}>
            <summary>{titles.place}</summary>
            <Chips name="place" />
          </details>
        )}
      </div>
    </search>
  )
}

function Chips({ name }: { name: FilterName }) {
  const { marks, narrowing, report } = useReport()
  const values = narrowing.known?.[name] ?? []
  if (values.length < 2) return null
  const all = [...report.claims, ...report.choices].map(point => valuesOf(point, marks)[name])
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{titles[name]}</legend>
      {values.map(value => (
        <button
          key={value}
          className="chip"
          type="button"
          aria-pressed={narrowing.chosen[name].includes(value)}
          onClick={() => narrowing.toggle(name, value)}
        >
          <Chip name={name} value={value} />
          <span className="num">{all.filter(found => found.includes(value)).length}</span>
        </button>
      ))}
    </fieldset>
  )
}

function Chip({ name, value }: { name: FilterName; value: string }) {
  if (name === 'stance') return <SignOf sign={value as Sign} />
  if (name === 'weight') return <WeightSign weight={Number(value) as Weight} />
  if (name === 'analyst') return <VoiceName id={Number(value)} />
  return name === 'state' ? stateWords[value] : <span className="place">{value}</span>
}
