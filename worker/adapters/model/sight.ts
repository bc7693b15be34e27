/** Which models accept pictures, by server and name, as far as this process knows; others are tried. */
const known = new Map<string, boolean>()

const key = (address: string, model: string) => `${address.replace(/\/+$/, '')} ${model}`

export const takesPictures = (address: string, model: string): boolean => known.get(key(address, model)) ?? true

export function learnOfPictures(address: string, model: string, taken: boolean): void {
  known.set(key(address, model), taken)
}
