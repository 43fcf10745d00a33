/** The planner's modes in the order of their tab values, 0 to 3 (docs/product.md MODE-1). */
export const MODES = ['plan', 'shop', 'cook', 'settings'] as const

/** A mode of the planner. */
export type Mode = (typeof MODES)[number]

/** The mode that an address names, as `?mode=shop` or as a tab value, `?tab=1`; Plan when it names none. */
export function modeOf(search: URLSearchParams): Mode {
  const named = search.get('mode') ?? search.get('tab') ?? ''
  return MODES.find((mode, value) => mode === named || String(value) === named) ?? 'plan'
}
