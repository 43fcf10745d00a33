import type { Colour } from '../scene/colour'
import type { PlateIngredient } from './PlateMeal'

/** How a staple lies on a plate. */
export type Texture = 'rice' | 'tiny' | 'mash' | 'strand' | 'short'

/** What a meal is served on or with. */
export interface Staple {
  readonly slug: string
  readonly texture: Texture
  readonly colour: Colour
}

const STAPLES: readonly (readonly [RegExp, Texture, Colour])[] = [
  [/(rice|amaranth)-(flour|flake|paper|cracker|bubble|vinegar|malt|bran|milk)/, 'short', ''],
  [/(brown|wild)-rice/, 'rice', '#c6a272'],
  [/rice$/, 'rice', '#f8f2e2'],
  [/couscous/, 'tiny', '#eccf92'],
  [/quinoa$/, 'tiny', '#e0cb98'],
  [/bulgur|millet|buckwheat-groats|pearl-barley|freekeh/, 'tiny', '#cda566'],
  [/polenta/, 'mash', '#f4cb5a'],
  [/vermicelli/, 'strand', '#f6efdc'],
  [/glass-noodle/, 'strand', '#cdb893'],
  [/soba/, 'strand', '#a98763'],
  [/noodle/, 'strand', '#f0d392'],
  [/spaghetti$|fettuccine|linguine|pappardelle/, 'strand', '#f3cf77'],
  [
    /penne|macaroni|risoni|orecchiette|lasagne|any-pasta|gluten-free-pasta|rigatoni|fusilli|shell$|gnocchi/,
    'short',
    '#f3cf77',
  ],
]
const MASHED: readonly (readonly [RegExp, Colour])[] = [
  [/sweet-potato/, '#e98b3f'],
  [/\bpotato$|parsnip|celeriac/, '#f5e3ad'],
  [/butter-bean|cannellini|white-bean/, '#efe2bd'],
]

/** The staple that an ingredient is; null when it is none. */
export function stapleOf(slug: string): Staple | null {
  const row = STAPLES.find(([words]) => words.test(slug))
  return row && row[2] !== '' ? { slug, texture: row[1], colour: row[2] } : null
}

const heaviestFirst = (items: readonly PlateIngredient[]): readonly PlateIngredient[] =>
  [...items].sort((a, b) => b.grams - a.grams)

/** The heaviest grain, pasta or noodles of a meal. */
export function grainOf(ingredients: readonly PlateIngredient[]): Staple | null {
  for (const { slug } of heaviestFirst(ingredients)) {
    const staple = stapleOf(slug)
    if (staple) return staple
  }
  return null
}

/** What a meal's mash is made of: polenta, else its heaviest root or white bean. */
export function mashOf(ingredients: readonly PlateIngredient[]): Staple | null {
  const grain = grainOf(ingredients)
  if (grain?.texture === 'mash') return grain
  for (const { slug } of heaviestFirst(ingredients)) {
    const row = MASHED.find(([words]) => words.test(slug))
    if (row) return { slug, texture: 'mash', colour: row[1] }
  }
  return null
}
