import type { Colour } from '../scene/colour'

/** The largest thing on a plate. */
export type HeroName =
  | ('steak' | 'chop' | 'slices' | 'fish' | 'wholeFish' | 'salmon' | 'sausage' | 'drum' | 'crumbed' | 'patty' | 'slab')
  | ('shank' | 'whole' | 'chicken' | 'vegetable')

/** What tells meals of one form apart before their ingredients do. All of it follows from the meal. */
export interface FormOptions {
  /** The largest piece, and how many there are. */
  readonly hero?: HeroName
  readonly count?: number
  readonly heroColour?: Colour
  /** The body: batter, pastry, bread, dip, shell, skin. */
  readonly colour?: Colour
  readonly flesh?: Colour
  readonly spread?: Colour
  /** A side of mash; a pool of sauce under the hero. */
  readonly isMashed?: boolean
  readonly isSaucy?: boolean
  /** The ground and vessel stand out from the sauce, and not from the main ingredient. */
  readonly isSauce?: boolean
  readonly isCold?: boolean
  readonly kind?: string
  readonly pale?: number
}

/** The kind of picture of a meal. */
export interface Form extends FormOptions {
  readonly name: string
}
