import { useQuery } from '@tanstack/react-query'
import type { Model } from '../reads.ts'
import { foundModelsRead } from '../reads.ts'

export interface Chosen {
  endpoint: string
  dialect: Model['dialect']
  models: string[]
}

/** Model servers found on the worker's machine. None is used until the administrator picks it. */
export function FoundModels({ onUse }: { onUse(chosen: Chosen): void }) {
  const { data: found, isPending, error } = useQuery(foundModelsRead)
  return (
    <fieldset className="field">
      <legend>Found on this machine</legend>
      {isPending && <p className="quiet">Looking for Ollama, LM Studio, llama.cpp and vLLM …</p>}
      {error && <p className="quiet">No worker answered, so nothing could be looked for.</p>}
      {found?.length === 0 && (
        <p className="quiet">Nothing answers at the usual addresses. Enter an endpoint below, with its key.</p>
      )}
      {found?.map(server => (
        <div className="found-server" key={server.endpoint}>
          <p>
            <b>{server.name}</b>{' '}
            <span className="quiet">
              {server.endpoint}: {server.models.slice(0, 3).join(', ')}
              {server.models.length > 3 ? ` and ${server.models.length - 3} more` : ''}
            </span>
          </p>
          <button className="button compact" type="button" onClick={() => onUse(server)}>
            Use {server.name}
          </button>
        </div>
      ))}
    </fieldset>
  )
}
