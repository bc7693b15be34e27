const numbers = new Intl.NumberFormat('en-US')

/** "1 user", "1,284 users". */
export const formatCount = (number: number, [one, many]: Noun): string =>
  `${numbers.format(number)} ${number === 1 ? one : many}`

export type Noun = readonly [one: string, many: string]
