/** Which models take pictures, by server and name, as this process has found out. Of others it is not known: try. */
export interface Sight {
  takesPictures(address: string, model: string): boolean
  learn(address: string, model: string, takes: boolean): void
}

export function createSight(): Sight {
  const known = new Map<string, boolean>()
  const key = (address: string, model: string) => `${address.replace(/\/+$/, '')} ${model}`
  return {
    takesPictures: (address, model) => known.get(key(address, model)) ?? true,
    learn: (address, model, takes) => void known.set(key(address, model), takes),
  }
}
