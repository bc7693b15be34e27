/** In points. Smaller letters cannot be read on paper, nor on a screen unless they are enlarged several times. */
const smallestPoints = 2

/** Why text of this size cannot be seen, or null. */
export const tooSmall = (size: number | null): string | null =>
  size !== null && size < smallestPoints ? `Its letters are ${Math.round(size * 10) / 10} points high.` : null
