import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../../stores/notices.ts'
import { Pending } from '../../../ui/pending.tsx'
import { useRecheckRole } from '../../list/use-rows.ts'
import { Screen } from '../../shell/screen.tsx'
import { modelRead } from '../reads.ts'
import { activeEngineText } from './active-engine.ts'
import { ModelForm } from './model-form.tsx'

export function ModelScreen() {
  const { data: model, error, refetch } = useQuery(modelRead)
  useRecheckRole(error)
  return (
    <Screen title="Model" text="What reviews: a model in the analysts’ place, or checks alone">
      <div className="model-form">
        <Pending
          data={model}
          error={error}
          failure="Failed to load the model’s settings"
          reason={errorMessage(error)}
          onRetry={refetch}
          rows={8}
          what="the model’s settings"
        />
        {model && (
          <>
            <p className="callout" role="status">
              {activeEngineText(model)}
            </p>
            <ModelForm model={model} />
          </>
        )}
      </div>
    </Screen>
  )
}
