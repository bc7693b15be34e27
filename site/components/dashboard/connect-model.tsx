import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { panels } from '#db/vocabulary.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { errorMessage, notify, notifyFailure } from '../../stores/notices.ts'
import { readStored, writeStored } from '../../stores/storage.ts'
import { activeEngineText, elsewhereText } from '../admin/model/active-engine.ts'
import { foundModelsRead, type Model, modelRead } from '../admin/reads.ts'
import { estimateAddress, estimateRead } from '../projects/reads.ts'
import { withPassword } from '../shell/with-password.tsx'

const laterKey = 'panel.connect-model-later'

/** Offers administrators the servers found on this machine, or a key, until they connect a model or postpone it. */
export function ConnectModel() {
  const [later, setLater] = useState(readStored('localStorage', laterKey) !== null)
  // The engine is the same for every panel.
  const { data: estimate } = useQuery(estimateRead({ panelId: panels[0].id }))
  if (later || estimate?.engine !== 'rubric') return null
  const putOff = () => {
    writeStored('localStorage', laterKey, 'yes')
    setLater(true)
  }
  return (
    <section className="sheet connect-model" aria-labelledby="connect-model-title">
      <h2 id="connect-model-title">Connect a model</h2>
      <p className="quiet small">
        With a model the analysts write in their own words. Without one, reports hold checks, and questions for you to
        answer.
      </p>
      <FoundModels />
      <div className="option">
        <p>
          <b>Paste a key</b> <span className="quiet small">Any service with an OpenAI-style address.</span>
        </p>
        <a className="button compact" href="/admin/model#connect">
          Enter it
        </a>
      </div>
      <div className="option">
        <p>
          <b>Go on with checks only</b>{' '}
          <span className="quiet small">No prose, no cost. You can connect one later.</span>
        </p>
        <button className="button compact" type="button" onClick={putOff}>
          Not now
        </button>
      </div>
    </section>
  )
}

/** Model servers found on the worker's machine. None is used until the administrator picks it. */
export function FoundModels({ onSaved }: { onSaved?(saved: Model): void }) {
  const { data: found, isPending, error } = useQuery(foundModelsRead)
  const { data: before } = useQuery(modelRead)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const use = useAction({
    mutationFn: ({ endpoint, dialect, model }: { endpoint: string; dialect: Model['dialect']; model: string }) =>
      withPassword(() => client.call('updateModel', { body: { engine: 'model', endpoint, dialect, model } })),
    onSuccess: saved => {
      queryClient.setQueryData(modelRead.queryKey, saved)
      onSaved?.(saved)
      notify({ title: 'Model saved', text: activeEngineText(saved, before) })
      void queryClient.invalidateQueries({ queryKey: [estimateAddress] })
    },
    onError: cause => notifyFailure('Failed to save the model', cause),
  })
  if (isPending) return <p className="quiet small option">Looking for models here …</p>
  if (!found?.length)
    return <p className="quiet small option">{error ? errorMessage(error) : 'No model is offered on this machine.'}</p>
  return found.map(({ name, endpoint, dialect, models }) => {
    const model = models.find(one => one === chosen[endpoint]) ?? models[0] ?? ''
    const where = before ? elsewhereText(before.servers, endpoint) || ' Nothing leaves this machine; no cost.' : ''
    return (
      <div className="option" key={endpoint}>
        <p>
          <b>{name}, on this machine</b> <span className="quiet small">{`At ${endpoint}.${where}`}</span>
        </p>
        {models.length > 1 && (
          <select
            className="input"
            aria-label={`Model of ${name}`}
            value={model}
            onChange={event => setChosen({ ...chosen, [endpoint]: event.target.value })}
          >
            {models.map(one => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        <button
          className="button primary compact"
          type="button"
          disabled={use.isPending}
          onClick={() => use.mutate({ endpoint, dialect, model })}
        >
          {use.isPending ? 'Saving...' : `Use ${model}`}
        </button>
      </div>
    )
  })
}
