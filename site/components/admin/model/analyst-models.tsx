import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { panels } from '#db/vocabulary.ts'
import { analystsRead } from '../../analysts/reads.ts'
import type { Model } from '../reads.ts'
import { Connection } from './connection.tsx'
import { type ModelValues, voiceKey } from './words.ts'

/** Analysts who share a model are less independent, so each may have its own model, even on another server. */
export function AnalystModels({ form, model }: { form: UseFormReturn<ModelValues>; model: Model }) {
  const { data: analysts } = useQuery(analystsRead)
  const { voices } = form.formState.errors
  const active = analysts?.filter(({ isActive }) => isActive) ?? []
  if (active.length === 0) return null
  return (
    // Opens for a refused field, and stays open while the field is corrected.
    <details ref={details => void details?.toggleAttribute('open', details.open || Boolean(voices))}>
      <summary>Other models for single analysts</summary>
      <p className="quiet small">Different models make more independent voices, and may be at other endpoints.</p>
      {active.map(({ id, name, panelId }) => (
        <div key={id} className="two-columns">
          <Connection
            form={form}
            model={model}
            voice={{
              key: voiceKey(id),
              name,
              hint: panels.find(panel => panel.id === panelId)?.name ?? '',
              kept: model.servers[id],
            }}
          />
        </div>
      ))}
    </details>
  )
}
