import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { panels } from '#db/vocabulary.ts'
import { TextField } from '../../../ui/field.tsx'
import { analystsRead } from '../../analysts/reads.ts'
import { type ModelValues, modelKey } from './words.ts'

/** Analysts who share a model are fewer voices than they seem, so each can have another model of the same server. */
export function AnalystModels({ form }: { form: UseFormReturn<ModelValues> }) {
  const { data: analysts } = useQuery(analystsRead)
  const active = analysts?.filter(({ isActive }) => isActive) ?? []
  if (active.length === 0) return null
  return (
    <details>
      <summary>Other models for single analysts</summary>
      <p className="quiet small">Models of the same server. Different ones make more independent voices.</p>
      <div className="two-columns">
        {active.map(({ id, name, panelId }) => (
          <TextField
            key={id}
            form={form}
            name={`models.${modelKey(id)}`}
            label={name}
            hint={panels.find(panel => panel.id === panelId)?.name ?? ''}
            list="offered-models"
            placeholder="The model above"
          />
        ))}
      </div>
    </details>
  )
}
