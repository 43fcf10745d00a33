/** Whose cups, spoons and pints a recipe means. */
export const MEASURES = ['AU', 'US', 'UK'] as const

/** A tablespoon is 20 ml in Australia, elsewhere 15; a cup 250 ml, 237 or 284; a pint 568 ml, 473 or 568. */
export type Measures = (typeof MEASURES)[number]
