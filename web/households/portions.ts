import { LIMITS } from '../../schema/limits'

const { least, most, step } = LIMITS.portion

/** The portions that a member may have, in serves. */
export const PORTIONS: readonly number[] = Array.from(
  { length: Math.round((most - least) / step) + 1 },
  (_, index) => least + index * step,
)

const FRACTIONS: Readonly<Record<number, string>> = { 0: '', 25: '¼', 50: '½', 75: '¾' }

/** A portion as cooks write it, such as '1½'. */
export function portionText(portion: number): string {
  const whole = Math.floor(portion)
  const fraction = FRACTIONS[Math.round((portion - whole) * 100)] ?? ''
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`
}
