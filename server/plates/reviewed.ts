import reviewed from './reviewed.json'

/** What was reviewed of a meal's picture: its form, and the seed by which it is unlike the others of that form. */
type Reviewed = readonly [form: string, seed: number]

const MEALS = reviewed.meals as unknown as Readonly<Record<string, Reviewed>>

/** Names this state of all drawings: it differs whenever any picture of the catalogue does. */
export const EDITION: string = reviewed.edition

/** The seed of a meal's picture; 0 for one that was not reviewed, such as a person's own dish. */
export const seedOf = (slug: string): number => (Object.hasOwn(MEALS, slug) ? (MEALS[slug]?.[1] ?? 0) : 0)
