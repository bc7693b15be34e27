export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The grid on which areas are marked has 50 × 50 cells, so a share is accurate to about 2 %. */
const cells = 50

/** The share of the sheet that the areas cover, from 0 to 1. Areas may extend outside the sheet or have negative sizes. */
export function coveredShare(areas: Area[], width: number, height: number): number {
  if (!(width > 0) || !(height > 0)) return 0
  const covered = new Uint8Array(cells * cells)
  const cell = (value: number, size: number) => Math.min(cells, Math.max(0, Math.round((value / size) * cells)))
  for (const area of areas) {
    const left = cell(Math.min(area.x, area.x + area.width), width)
    const right = cell(Math.max(area.x, area.x + area.width), width)
    const top = cell(Math.min(area.y, area.y + area.height), height)
    const bottom = cell(Math.max(area.y, area.y + area.height), height)
    for (let row = top; row < bottom; row += 1) covered.fill(1, row * cells + left, row * cells + right)
  }
  return covered.reduce((sum, value) => sum + value, 0) / covered.length
}
