import { unreadableKey } from '#api/contracts/unreadable-key.ts'
import type { Model } from '../reads.ts'

export function activeEngineText({ inForce, from, keyReadable, model, servers }: Model): string {
  if (inForce.engine === 'rubric')
    return `New reviews are made by checks only: ${model ? `“${model}” is saved and switched off` : 'no model is connected'}.`
  const source = from.connection === 'environment' ? ', as the environment says. It wins over what is saved here' : ''
  const isReadable = keyReadable && Object.values(servers).every(server => server.keyReadable)
  return `New reviews ask “${inForce.model}” at ${inForce.endpoint}${source}.${isReadable ? '' : ` ${unreadableKey}`}`
}
