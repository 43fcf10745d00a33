import { LIMITS } from '../../../schema/limits'

/** Cents of a price as people write it: '2.50', '2,5', '$ 3'. null for nothing written, undefined for what is no price. */
export function readCents(text: string): number | null | undefined {
  const written = text.replace(/[$\s]/g, '')
  if (written === '') return null
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents >= 1 && cents <= LIMITS.priceCents ? cents : undefined
}
