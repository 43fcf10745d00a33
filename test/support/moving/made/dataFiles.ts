import { paprikaArchive } from '../paprikaArchive'
import { jsonEntry, zipOf } from '../zipOf'
import { headed, MADE, type MadeLine, type MadeRecipe } from './madeRecipes'

const json = (value: unknown): string => JSON.stringify(value)
const all = <Made>(recipes: readonly MadeRecipe[], make: (recipe: MadeRecipe, at: number) => Made): Made[] =>
  recipes.map(make)
const named = (names: readonly string[]) => names.map((name) => ({ name }))

/** Each line of a recipe with the heading where one begins. */
const withTitles = ({ parts }: MadeRecipe): (MadeLine & { title: string })[] =>
  parts.flatMap(({ title, lines }) => lines.map((line, at) => ({ ...line, title: at === 0 ? title : '' })))

const mealieLine = ({ amount, unit, food, note, title }: MadeLine & { title: string }) => ({
  ...{ title, note, quantity: Number(amount), unit: unit === '' ? null : { name: unit }, food: { name: food } },
})

const mealie = (recipe: MadeRecipe) => ({
  ...{ id: recipe.id, slug: recipe.name.toLowerCase().replaceAll(' ', '-'), name: recipe.name, org_url: recipe.url },
  ...{ description: MADE.description, recipe_servings: MADE.serves, tags: named(MADE.tags) },
  ...{ prep_time: `${MADE.prep} minutes`, perform_time: `${MADE.cook} minutes` },
  recipe_ingredient: withTitles(recipe).map(mealieLine),
  recipe_instructions: recipe.steps.map((text) => ({ title: '', text })),
  notes: [{ title: 'Tip', text: MADE.notes }],
})

/** A backup, in which units and foods have their own tables. */
function mealieBackup(recipes: readonly MadeRecipe[]): Buffer {
  const id = (at: number): string => `8d2f0d9c1c2b4a6f9e3c${String(at).padStart(12, '0')}`
  const foods = [...new Set(recipes.slice(0, 20).flatMap((one) => withTitles(one).map(({ food }) => food)))]
  const units = [...new Set(recipes.slice(0, 20).flatMap((one) => withTitles(one).map(({ unit }) => unit)))]
  return zipOf([
    jsonEntry('database.json', {
      recipes: all(recipes, ({ name, url }, at) => ({
        ...{ id: id(at), slug: `r-${at}`, name, org_url: url, description: MADE.description },
        ...{ recipe_servings: MADE.serves, prep_time: `${MADE.prep} minutes`, perform_time: `${MADE.cook} minutes` },
      })),
      ingredient_foods: foods.map((name) => ({ id: `food ${name}`, name })),
      ingredient_units: units.map((name) => ({ id: `unit ${name}`, name })),
      recipes_ingredients: recipes.flatMap((recipe, at) =>
        withTitles(recipe).map(({ amount, unit, food, note, title }, position) => ({
          ...{ recipe_id: id(at), position, title, note, quantity: Number(amount) },
          ...{ food_id: `food ${food}`, unit_id: unit === '' ? null : `unit ${unit}` },
        })),
      ),
      recipe_instructions: recipes.flatMap(({ steps }, at) =>
        steps.map((text, position) => ({ recipe_id: id(at), position, text, title: '' })),
      ),
      notes: all(recipes, (_recipe, at) => ({ recipe_id: id(at), title: 'Tip', text: MADE.notes })),
    }),
  ])
}

const tandoor = (recipe: MadeRecipe) => ({
  ...{ name: recipe.name, description: MADE.description, keywords: named(MADE.tags), source_url: recipe.url },
  ...{ working_time: MADE.prep, waiting_time: MADE.cook, servings: MADE.serves, servings_text: '', internal: true },
  steps: recipe.steps.map((instruction, order) => ({
    ...{ name: recipe.parts[order]?.title ?? '', instruction, order },
    ingredients: (recipe.parts[order]?.lines ?? []).map(({ amount, unit, food, note }, at) => ({
      ...{ food: { name: food }, unit: unit === '' ? null : { name: unit }, amount: Number(amount), note, order: at },
    })),
  })),
})

/** schema.org's data of a recipe, with headings as `mark` writes them. */
const schemaOrg = (recipe: MadeRecipe, mark: (title: string) => string) => ({
  ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: recipe.name, url: recipe.url },
  ...{ description: MADE.description, recipeYield: String(MADE.serves), keywords: MADE.tags.join(',') },
  ...{ prepTime: `PT${MADE.prep}M`, cookTime: `PT${MADE.cook}M` },
  recipeIngredient: headed(recipe, mark),
  recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
})

const recipeSage = (recipe: MadeRecipe) => ({
  ...schemaOrg(recipe, (title) => `[${title}]`),
  ...{ identifier: recipe.id, creditText: '', isBasedOn: recipe.url, recipeCategory: MADE.tags },
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: MADE.notes }],
})

const mela = (recipe: MadeRecipe) => ({
  ...{ id: recipe.id, title: recipe.name, text: MADE.description, link: recipe.url, yield: String(MADE.serves) },
  ...{ prepTime: `${MADE.prep} min`, cookTime: `${MADE.cook} min`, totalTime: '', images: [], nutrition: '' },
  ...{ categories: MADE.tags, favorite: false, wantToCook: false, notes: MADE.notes, date: 700_000_000 },
  ingredients: headed(recipe, (title) => `# ${title}`).join('\n'),
  instructions: recipe.steps.join('\n'),
})

const CROUTON_UNITS: ReadonlyMap<string, string> = new Map<string, string>([
  ...([
    ['g', 'GRAMS'],
    ['kg', 'KGS'],
    ['ml', 'MILLS'],
    ['tsp', 'TEASPOON'],
  ] as const),
  ...([
    ['tbsp', 'TABLESPOON'],
    ['cup', 'CUP'],
    ['', 'ITEM'],
  ] as const),
])

const crouton = (recipe: MadeRecipe) => ({
  ...{ uuid: recipe.id, name: recipe.name, serves: MADE.serves, duration: MADE.prep, cookingDuration: MADE.cook },
  ...{ webLink: recipe.url, notes: MADE.notes, neutritionalInfo: '', tags: named(MADE.tags), images: [] },
  ingredients: recipe.parts
    .flatMap(({ title, lines }) => [
      { ingredient: { name: title }, quantity: { quantityType: 'SECTION' } },
      ...lines.map(({ amount, unit, food, note }) => ({
        ingredient: { name: note === '' ? food : `${food}, ${note}` },
        quantity: { amount: Number(amount), quantityType: CROUTON_UNITS.get(unit) },
      })),
    ])
    .map((line, order) => ({ ...line, order })),
  steps: recipe.steps.map((step, order) => ({ order, step, isSection: false })),
})

const kitchenOwl = (recipe: MadeRecipe) => ({
  ...{ name: recipe.name, description: recipe.steps.join('\n'), yields: MADE.serves, source: recipe.url, photo: null },
  ...{ time: MADE.prep + MADE.cook, prep_time: MADE.prep, cook_time: MADE.cook, tags: MADE.tags },
  items: withTitles(recipe).map(({ amount, unit, food, note }) => ({
    ...{ name: food, description: `${amount}${unit} ${note}`.trim(), optional: false },
  })),
})

const paprika = (recipe: MadeRecipe) => ({
  ...{ name: recipe.name, uid: recipe.id, source_url: recipe.url, servings: String(MADE.serves), rating: 4 },
  ...{ description: MADE.description, notes: MADE.notes, categories: MADE.tags },
  ...{ prep_time: `${MADE.prep} min`, cook_time: `${MADE.cook} min` },
  ...{ ingredients: headed(recipe, (title) => `${title}:`).join('\n'), directions: recipe.steps.join('\n\n') },
})

/** A file of an application, by the application's name. */
export type MakeFile = (recipes: readonly MadeRecipe[]) => string | Buffer

/** What applications write as data. */
export const DATA_FILES: Readonly<Record<string, MakeFile>> = {
  Paprika: (recipes) => paprikaArchive(all(recipes, paprika)),
  'Mealie, backup': mealieBackup,
  'Mealie, recipes': (recipes) =>
    zipOf(all(recipes, (recipe, at) => jsonEntry(`recipes/r-${at}/r-${at}.json`, mealie(recipe)))),
  Tandoor: (recipes) =>
    zipOf(
      all(recipes, (recipe, at) => ({
        ...{ name: `${at}.zip`, content: zipOf([jsonEntry('recipe.json', tandoor(recipe))]) },
      })),
    ),
  RecipeSage: (recipes) => json({ recipes: all(recipes, recipeSage) }),
  'Nextcloud Cookbook': (recipes) =>
    zipOf(
      all(recipes, (recipe, at) =>
        jsonEntry(`Recipes/r-${at}/recipe.json`, { ...schemaOrg(recipe, (title) => `## ${title}`), printImage: true }),
      ),
    ),
  Mela: (recipes) => zipOf(all(recipes, (recipe, at) => jsonEntry(`${at}.melarecipe`, mela(recipe)))),
  Crouton: (recipes) => zipOf(all(recipes, (recipe, at) => jsonEntry(`${at}.crumb`, crouton(recipe)))),
  KitchenOwl: (recipes) => json({ planner_feature: true, items: [], recipes: all(recipes, kitchenOwl) }),
  'schema.org data': (recipes) => json(all(recipes, (recipe) => schemaOrg(recipe, (title) => `${title}:`))),
}
