import { useQuery } from '@tanstack/react-query'
import type { UseFormRegister } from 'react-hook-form'
import { panels } from '#db/vocabulary.ts'
import { Field } from '../../../ui/field.tsx'
import { analystsRead } from '../../analysts/reads.ts'
import { type ModelValues, modelKey } from './words.ts'

/** Analysts who share a model are fewer voices than they seem, so each may have another of the same server. */
export function AnalystModels({ register }: { register: UseFormRegister<ModelValues> }) {
  const { data: analysts } = useQuery(analystsRead)
  const active = analysts?.filter(({ isActive }) => isActive) ?? []
  if (active.length === 0) return null
  return (
    <details>
      <summary>Other models for single analysts</summary>
      <p className="quiet small">Models of the same server. Different ones make more independent voices.</p>
      <div className="two-columns">
        {active.map(({ id, name, panelId }) => (
          <Field key={id} label={name} hint={panels.find(panel => panel.id === panelId)?.name ?? ''}>
            {control => (
              <input
                className="input"
                autoComplete="off"
                list="offered-models"
                placeholder="The model above"
                {...control}
                {...register(`models.${modelKey(id)}`)}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
