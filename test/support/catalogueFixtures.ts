import type { CatalogueData, Ingredient, Meal, MealIngredient, Swap } from '../../server/catalogue/types'

/** An ingredient of which everything is known and that contains nothing, unless said otherwise. */
export function makeIngredient(slug: string, over: Partial<Ingredient> = {}): Ingredient {
  return {
    slug,
    name: slug.replace(/-/g, ' '),
    area: 'pantry',
    unit: 'g',
    kind: slug,
    picture: 'egg',
    density: 1,
    piece: { weight: 50, one: slug, many: `${slug}s` },
    perishable: false,
    contains: [],
    composition: { names: [], mayHold: [] },
    nutrition: null,
    source: null,
    ...over,
  }
}

/** A line of a recipe. */
export function makeLine(ingredient: string, amount = 100, over: Partial<MealIngredient> = {}): MealIngredient {
  return { ingredient, amount, unit: 'g', preparation: null, optional: false, ...over }
}

/** A dinner of those ingredients, the first of which is the main one. */
export function makeMeal(slug: string, ingredients: MealIngredient[], over: Partial<Meal> = {}): Meal {
  const mainIngredient = ingredients[0]?.ingredient ?? ''
  return {
    id: slug,
    slug,
    name: slug,
    categories: ['dinner'],
    mainIngredient,
    minutes: 20,
    tags: [],
    essential: [mainIngredient],
    ingredients,
    steps: [],
    urlDetails: null,
    ...over,
  }
}

/** A swap, gram for gram unless said otherwise. */
export function makeSwap(from: string, to: string | null, ratio = 1): Swap {
  return { from, to, ratio, note: `${to ?? 'nothing'} for ${from}` }
}

/** A catalogue of `count` dinners that differ in nothing but their names and main ingredients. */
export function makeEqualMeals(count: number, over: (index: number) => Partial<Meal> = () => ({})): CatalogueData {
  const slugs = Array.from({ length: count }, (_, index) => `main-${String(index).padStart(6, '0')}`)
  return {
    ingredients: slugs.map((slug) => makeIngredient(slug)),
    swaps: [],
    meals: slugs.map((slug, index) => makeMeal(`meal-${slug}`, [makeLine(slug)], over(index))),
  }
}

/** Two meals of four ingredients, one of which a swap replaces. */
export const smallCatalogue = (): CatalogueData => ({
  ingredients: [
    makeIngredient('egg'),
    makeIngredient('milk', { contains: ['milk'] }),
    makeIngredient('soy-milk'),
    makeIngredient('salt'),
  ],
  swaps: [makeSwap('milk', 'soy-milk')],
  meals: [
    makeMeal('omelette', [makeLine('egg'), makeLine('milk')]),
    makeMeal('boiled-egg', [makeLine('egg'), makeLine('salt')]),
  ],
})

/** A catalogue as large as one likes: shared ingredients, all categories, some allergens and swaps. */
export function makeLargeCatalogue(count: number): CatalogueData {
  const ingredients = Array.from({ length: 400 }, (_, i) =>
    makeIngredient(`ingredient-${i}`, {
      kind: `kind ${i % 40}`,
      perishable: i % 3 === 0,
      contains: i % 7 === 0 ? ['milk'] : i % 11 === 0 ? ['wheat', 'gluten'] : i % 13 === 0 ? ['meat', 'beef'] : [],
    }),
  )
  const swaps = ingredients.flatMap((_, i) =>
    i % 7 === 0 ? [makeSwap(`ingredient-${i}`, `ingredient-${(i + 1) % 400}`)] : [],
  )
  const meals = Array.from({ length: count }, (_, i) => {
    const used = Array.from({ length: 11 }, (_none, k) => (i * 31 + k * 37 + ((i * k) % 101)) % 400)
    const lines = [...new Set(used)].map((n) => makeLine(`ingredient-${n}`))
    return makeMeal(`meal-${i}`, lines, {
      name: `Meal number ${i}`,
      categories: i % 3 === 0 ? ['breakfast'] : i % 3 === 1 ? ['lunch', 'dinner'] : ['dinner'],
      tags: i % 5 === 0 ? ['spicy'] : i % 4 === 0 ? ['budget', 'quick'] : [],
    })
  })
  return { ingredients, swaps, meals }
}
