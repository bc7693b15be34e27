import { unreadableKeyOf } from '#api/contracts/unreadable-key.ts'
import type { Model } from '../reads.ts'

/** Who is asked elsewhere whatever the panel's model is; empty if nobody is. */
export function elsewhereText(servers: Model['servers'], endpoint: string | null): string {
  const count = Object.values(servers).filter(server => server.endpoint !== endpoint).length
  const who = count === 1 ? '1 analyst keeps its own model' : `${count} analysts keep their own models`
  return count === 0 ? '' : ` ${who} elsewhere: see “Other models for single analysts” at /admin/model.`
}

/** @param before the settings before this change. If the model changed, the API has cleared its prices and cap. */
export function activeEngineText(saved: Model, before?: Model): string {
  const { inForce, from, model, prices, servers } = saved
  if (inForce.engine === 'rubric')
    return `New reviews are made by checks only: ${model ? `“${model}” is saved and switched off` : 'no model is connected'}.`
  const source = from.connection === 'environment' ? ', as the environment says. It wins over what is saved here' : ''
  const sealed = unreadableKeyOf([saved, ...Object.values(servers)])
  const gone = before?.prices && !prices ? ' Its prices and cap are to be set at /admin/model.' : ''
  const others = source ? '' : elsewhereText(servers, inForce.endpoint)
  return `New reviews ask “${inForce.model}” at ${inForce.endpoint}${source}.${others}${gone}${sealed ? ` ${sealed}` : ''}`
}
