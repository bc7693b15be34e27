import { unreadableKey } from '#api/contracts/unreadable-key.ts'
import type { Model } from '../reads.ts'

/** @param before the settings before this change. If the model changed, the API has cleared its prices and cap. */
export function activeEngineText(
  { inForce, from, keyReadable, model, prices, servers }: Model,
  before?: Model,
): string {
  if (inForce.engine === 'rubric')
    return `New reviews are made by checks only: ${model ? `“${model}” is saved and switched off` : 'no model is connected'}.`
  const source = from.connection === 'environment' ? ', as the environment says. It wins over what is saved here' : ''
  const isReadable = keyReadable && Object.values(servers).every(server => server.keyReadable)
  const gone = before?.prices && !prices ? ' Its prices and cap are to be set at /admin/model.' : ''
  return `New reviews ask “${inForce.model}” at ${inForce.endpoint}${source}.${gone}${isReadable ? '' : ` ${unreadableKey}`}`
}
