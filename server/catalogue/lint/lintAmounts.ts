import { compileCatalogue } from '../compileCatalogue'
import { nutritionOf } from '../nutrition'
import type { CatalogueProblem } from '../readCatalogue'
import { AREAS, type Ingredient, type Meal, type MealIngredient, type Unit } from '../types'
import { convert, toMass } from '../units'
import type { Located, LocatedCatalogue } from './located'

/** What one hungry adult may plausibly get of anything, by unit. */
const LIMITS: Readonly<Record<Unit, readonly [number, number]>> = {
  g: [0.2, 450],
  kg: [0, 0.45],
  ml: [1, 500],
  l: [0, 0.5],
  tsp: [0.125, 4],
  tbsp: [0.125, 4],
  cup: [0.1, 2.5],
  pinch: [0.5, 4],
  piece: [0.125, 12],
}

/** Narrower limits in grams for what is easily too much. */
const BY_KIND: readonly { kind: RegExp; grams: number }[] = [
  { kind: /^salt$/, grams: 6 },
  { kind: /^spices?$/, grams: 12 },
  { kind: /^herbs?$/, grams: 60 },
  { kind: /^oil$/, grams: 60 },
  { kind: /^(pasta|rice|noodles|couscous|quinoa|oats)$/, grams: 260 },
  { kind: /cheese$/, grams: 200 },
]

const MAX_MEAT = 350
const ENERGY: readonly [number, number] = [700, 5000]
/** The same of a side or a dessert. */
const SERVED_ENERGY: readonly [number, number] = [100, 2500]

/** Checks one line's amount. */
function lintLine(ingredient: Ingredient, line: MealIngredient): string | null {
  const { amount, unit } = line
  if (convert(ingredient, amount, unit, ingredient.unit) === null || toMass(ingredient, amount, unit) === null) {
    const missing = unit === 'piece' || (ingredient.unit === 'piece' && ingredient.piece === null) ? 'piece' : 'density'
    return `${line.ingredient} cannot be converted from ${unit}: it needs a ${missing}`
  }
  const [least, most] = LIMITS[unit]
  if (amount < least || amount > most) return `${amount} ${unit} of ${line.ingredient} per serve is not plausible`
  const grams = toMass(ingredient, amount, unit) ?? 0
  const limit = BY_KIND.find((rule) => rule.kind.test(ingredient.kind))?.grams
  const isMeat = ingredient.area === AREAS[1]
  if (grams > (limit ?? (isMeat ? MAX_MEAT : 520))) {
    return `${Math.round(grams)} g of ${line.ingredient} per serve is not plausible`
  }
  return null
}

/** Checks that the amounts of a meal are known, convertible and plausible for one serve. */
export function lintAmounts(entry: Located<Meal>, bySlug: ReadonlyMap<string, Ingredient>): CatalogueProblem[] {
  return entry.value.ingredients.flatMap((line, index) => {
    const ingredient = bySlug.get(line.ingredient)
    const message = ingredient === undefined ? `there is no ingredient ${line.ingredient}` : lintLine(ingredient, line)
    return message === null ? [] : [entry.problem(['ingredients', index], message)]
  })
}

/** Checks the energy of a serve, where every figure is known. */
export function lintEnergy(catalogue: LocatedCatalogue): CatalogueProblem[] {
  const compiled = compileCatalogue({
    ingredients: catalogue.ingredients.map(({ value }) => value),
    swaps: [],
    meals: catalogue.meals.map(({ value }) => value),
  })
  return catalogue.meals.flatMap(({ value, problem }) => {
    const meal = compiled.mealById.get(value.id)
    const energy = meal === undefined ? undefined : nutritionOf(meal, []).perServe?.energy
    const [least, most] = value.role ? SERVED_ENERGY : ENERGY
    if (energy === undefined || (energy >= least && energy <= most)) return []
    return [problem([], `${Math.round(energy)} kJ per serve is not between ${least} and ${most}`)]
  })
}
