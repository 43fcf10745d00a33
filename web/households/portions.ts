/** The portions that a member may have, in serves. */
export const PORTIONS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

const FRACTIONS: Readonly<Record<number, string>> = { 0: '', 25: '¼', 50: '½', 75: '¾' }

/** A portion as cooks write it, such as '1½'. */
export function portionText(portion: number): string {
  const whole = Math.floor(portion)
  const fraction = FRACTIONS[Math.round((portion - whole) * 100)] ?? ''
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`
}
