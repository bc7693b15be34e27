import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../stores/notices.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRecheckRole } from '../../list/use-rows.ts'
import { modelRead } from '../reads.ts'
import { ModelForm } from './model-form.tsx'
import { activeEngineText } from './words.ts'

export function ModelScreen() {
  const { data: model, error, refetch } = useQuery(modelRead)
  useRecheckRole(error)
  return (
    <div className="screen">
      <div className="page-head">
        <div>
          <h1>Model</h1>
          <p className="quiet">Who thinks: a model in the analysts’ place, or checks and look-ups alone</p>
        </div>
      </div>
      <div className="model-form">
        {error && (
          <div className="callout error" role="alert">
            <p>Failed to load the model’s settings</p>
            <p className="small">{errorMessage(error)}</p>
            <button className="button compact" type="button" onClick={() => refetch()}>
              Try again
            </button>
          </div>
        )}
        {!model && !error && <Skeleton rows={8} label="Loading the model’s settings" />}
        {model && (
          <>
            <p className="callout" role="status">
              {activeEngineText(model)}
            </p>
            <ModelForm model={model} />
          </>
        )}
      </div>
    </div>
  )
}
