import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { everyWordOf } from './nameWords'
import type { ParsedLine } from './parseIngredientLine'

/** Herbs and ginger, which are measured by the teaspoon when they are dried, by what is meant then. */
const BY_TEASPOON: Readonly<Record<string, string>> = {
  basil: 'dried-basil',
  coriander: 'ground-coriander',
  dill: 'dried-dill',
  ginger: 'ground-ginger',
  marjoram: 'dried-marjoram',
  mint: 'dried-mint',
  oregano: 'dried-oregano',
  parsley: 'dried-parsley',
  rosemary: 'dried-rosemary',
  sage: 'dried-sage',
  tarragon: 'dried-tarragon',
  thyme: 'dried-thyme',
}

/**
 * What an ingredient is by how it is measured: `1 tsp thyme`, without a word of leaves or of chopping, is dried, and
 * `1 tsp coriander` or `1 tsp ginger` the spice. Null where the measure leaves it open: `2 peppers` are no spice, and
 * `2 cloves` may be garlic's (docs/product.md DISH-22).
 */
export function byMeasure(
  catalogue: CompiledCatalogue,
  ingredient: CompiledIngredient,
  parsed: ParsedLine,
  said: readonly string[],
): CompiledIngredient | null {
  if (
    isAnotherPepper(ingredient, parsed) ||
    isAnyClove(ingredient, parsed) ||
    isAnyChilli(ingredient, parsed) ||
    isBurger(ingredient, parsed)
  )
    return null
  const herb = everyWordOf(parsed.name)
  const dried =
    herb.length === 1 && parsed.unit === 'tsp' && said.length === 0 ? BY_TEASPOON[ingredient.slug] : undefined
  if (dried === undefined || /^cilantro$/i.test(parsed.name)) return ingredient
  return catalogue.ingredientBySlug.get(dried) ?? ingredient
}

/** Which pepper is not said; hot paprika is not sweet. */
function isAnotherPepper({ slug }: CompiledIngredient, { name, unit, written }: ParsedLine): boolean {
  if (slug === 'sweet-paprika') return /\bhot\b/i.test(name)
  return (
    slug === 'black-pepper' &&
    /\bpeppers?$/i.test(name) &&
    !/ground|black|cracked/i.test(name) &&
    (/peppers$/i.test(name) || (unit === 'piece' && written === null))
  )
}

function isAnyClove({ slug }: CompiledIngredient, { name, unit }: ParsedLine): boolean {
  return slug === 'whole-clove' && unit === 'piece' && everyWordOf(name).join(' ') === 'clove'
}

/** Chillies that are counted or in the plural are fruit; a spoon of chilli is a powder, a paste or fruit. */
function isAnyChilli({ slug }: CompiledIngredient, { name, unit, written }: ParsedLine): boolean {
  return (
    slug === 'red-chilli' &&
    everyWordOf(name).join(' ') === 'chilli' &&
    (written !== null || (unit !== 'piece' && (unit !== null || !/s$/i.test(name.trim()))))
  )
}

/** Hamburger by weight is mince; counted it may be a burger with more in it. */
function isBurger({ slug }: CompiledIngredient, { name, unit }: ParsedLine): boolean {
  return slug === 'beef-mince-regular' && /burgers?$/i.test(name) && unit !== 'g' && unit !== 'kg'
}
