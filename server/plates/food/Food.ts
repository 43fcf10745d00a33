import type { Form } from '../forms/Form'
import type { Colour } from '../scene/colour'
import { lookOf } from './lookOf'
import { isGarnish, piecesOf, type Piece } from './piecesOf'
import type { PlateMeal } from './PlateMeal'
import { sauceOf } from './sauceOf'
import { grainOf, mashOf, type Staple } from './staples'

/** A meal as its picture sees it. */
export interface Food {
  readonly name: string
  /** The main ingredient's piece; missing when it is not seen as one. */
  readonly main: Piece | null
  /** The colour of the main ingredient, or the nearest that is known. */
  readonly mainColour: Colour
  readonly mainSlug: string
  /** Everything that is seen as pieces, the most first; `body` without the garnish. */
  readonly pieces: readonly Piece[]
  readonly body: readonly Piece[]
  readonly garnish: readonly Piece[]
  readonly grain: Staple | null
  readonly mash: Staple | null
  readonly sauce: Colour
  /** The first of its ingredients whose slug has a word; null for none. */
  find(words: RegExp): string | null
}

const BLENDED_FORMS = new Set(['glass', 'coupe', 'jar', 'porridge'])

/** Reads what a picture of a form needs of a meal. */
export function readFood(meal: PlateMeal, form: Form): Food {
  const pieces = piecesOf(meal, form)
  const look = lookOf(meal.mainIngredient)
  const main = pieces.find(({ slug }) => slug === meal.mainIngredient) ?? null
  return {
    name: meal.name.toLowerCase(),
    main,
    mainColour: look?.colour ?? pieces[0]?.colour ?? '#c98a58',
    mainSlug: meal.mainIngredient,
    pieces,
    body: pieces.filter((piece) => !isGarnish(piece)),
    garnish: pieces.filter(isGarnish),
    grain: grainOf(meal.ingredients),
    mash: mashOf(meal.ingredients),
    sauce: sauceOf(meal, BLENDED_FORMS.has(form.name)),
    find: (words) => meal.ingredients.find(({ slug, grams }) => grams > 0 && words.test(slug))?.slug ?? null,
  }
}
