import type { Look } from '../shapes/Look'
import type { Form } from '../forms/Form'
import { lookOf } from './lookOf'
import type { PlateIngredient, PlateMeal } from './PlateMeal'
import { stapleOf } from './staples'

/** An ingredient as pieces on the plate. */
export interface Piece extends Look {
  readonly slug: string
  /** How much of the plate is its. */
  readonly weight: number
}

const PREPARED = /grated|shred|ribbon|julienne|matchstick/
/** Forms in which an egg is bound and not seen. */
const BOUND = new Set([
  'muffins',
  'fritters',
  'pancakes',
  'loaf',
  'bake',
  'pie',
  'glass',
  'coupe',
  'jar',
  'fold',
  'traybake',
  'frittata',
])
/** What binds with egg to a batter, a dough or a crumb. */
const BINDING = /flour|semolina|breadcrumb|almond-meal|starch|pastry/
/** Names of what is made of eggs, and what steps do with one that is seen. */
const SHOWS_EGG = /\beggs?\b|omelette|shakshuka|frittata|carbonara/
const COOKS_EGG = /(boil|poach|fry|crack|break|scramble|peel)\b[^.]*\{egg/
const SWEET = new Set(['muffins', 'loaf', 'jar', 'glass', 'coupe'])

const isNamed = (name: string, slug: string): boolean =>
  name.includes(slug.replace(/-.*/, '')) || name.includes(slug.split('-').pop() ?? slug)

function weightOf({ slug, grams, preparation }: PlateIngredient, meal: PlateMeal, name: string): number {
  let weight = Math.sqrt(grams)
  if (slug === meal.mainIngredient) weight *= 2.2
  if (isNamed(name, slug)) weight *= 1.5
  if (/brown-onion|^onion|celery|shallot/.test(slug) && !name.includes('onion')) weight *= 0.35
  if (/(diced|crushed)-tomato|passata/.test(slug)) weight *= 0.3
  if (/juice|blend|pur/.test(preparation) && !/wedge|zest/.test(preparation)) weight *= 0.25
  return weight
}

/** An egg as its steps cook it. */
function eggLook(look: Look, meal: PlateMeal, form: Form): Look {
  const steps = meal.steps.join(' ').toLowerCase()
  if (
    /scrambl|ribbon|omelette|bhurji|tamago|egg fried rice|oyako|tomato and egg/.test(`${meal.name.toLowerCase()} `) ||
    /scrambl/.test(steps)
  )
    return { shape: 'curd', colour: '#f7d054', size: 9 }
  const isFried =
    /fry the \{egg|fried egg|crack|break the/.test(steps) || ['eggpan', 'toast', 'burger'].includes(form.name)
  return isFried && !['salad', 'noodlesoup'].includes(form.name) ? look : { ...look, shape: 'boiledEgg' }
}

/** Whether a meal's egg is in a batter, a dough or a crumb, where it is not seen. */
function isBinding({ name, ingredients, steps }: PlateMeal): boolean {
  const isSeen = SHOWS_EGG.test(name.toLowerCase()) || COOKS_EGG.test(steps.join(' ').toLowerCase())
  return !isSeen && ingredients.some(({ slug }) => BINDING.test(slug))
}

function lookIn(ingredient: PlateIngredient, meal: PlateMeal, form: Form): Look | null {
  const { slug, preparation } = ingredient
  const look = lookOf(slug)
  if (!look) return null
  if (look.shape === 'friedEgg') return eggLook(look, meal, form)
  const isMeat = /chick|beef|pork|lamb|turkey|duck|fish|salmon/.test(slug)
  if (/grated/.test(preparation) && !/cheese|parm|chedd/.test(slug) && !isMeat && look.shape !== 'citrus')
    return { ...look, shape: 'shreds', size: 10 }
  if (PREPARED.test(preparation) && ['slice', 'chunk', 'leaf'].includes(look.shape) && !isMeat)
    return { ...look, shape: 'shreds', size: 10 }
  if (
    /fill|breast|steak|thigh|strips/.test(slug) &&
    /strip|slic/.test(preparation + slug) &&
    look.shape === 'chunk' &&
    !/fish/.test(slug)
  )
    return { ...look, shape: 'strip', size: 9 }
  return look
}

/** What of a meal is seen as pieces, the most of it first, each look once. */
export function piecesOf(meal: PlateMeal, form: Form): Piece[] {
  const name = meal.name.toLowerCase()
  const seen = new Set<string>()
  return meal.ingredients
    .flatMap((ingredient): Piece[] => {
      const { slug } = ingredient
      const look = stapleOf(slug) ? null : lookIn(ingredient, meal, form)
      if (!look || !(ingredient.grams > 0)) return []
      if (/egg$/.test(slug) && (BOUND.has(form.name) || isBinding(meal))) return []
      if (SWEET.has(form.name) && /yogh|spinach|potato|zucch|milk/.test(slug) && !name.includes(slug)) return []
      return [{ ...look, slug, weight: weightOf(ingredient, meal, name) }]
    })
    .sort((a, b) => b.weight - a.weight)
    .filter(({ shape, colour }) => !seen.has(shape + colour) && seen.add(shape + colour))
}

const SPRINKLED = new Set(['sprig', 'leaf', 'dot', 'seed', 'nut', 'flake', 'citrus'])

/** Whether a piece is scattered over the food, and no part of its body. */
export const isGarnish = ({ shape, size }: Look): boolean =>
  (SPRINKLED.has(shape) && size < 9) || shape === 'citrus' || (shape === 'ring' && size < 5)
