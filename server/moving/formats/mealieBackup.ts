import type { ReadRecipe } from '../fields/readRecipe'
import { isNode, lineOf, nodesOf, type DataNode } from '../fields/texts'
import { mealie } from './mealie'

/** Whether data is the database of a Mealie backup. */
export function isMealieBackup(data: unknown): data is DataNode {
  return isNode(data) && Array.isArray(data.recipes_ingredients) && Array.isArray(data.recipe_instructions)
}

/** The recipes of a backup, whose rows are put together as its API would. Lists in it are not read. */
export function* recipesOfBackup(data: DataNode): Generator<ReadRecipe> {
  const byRecipe = (table: string): Map<string, DataNode[]> => groupByRecipe(nodesOf(data[table]))
  const byId = (table: string): Map<string, DataNode> =>
    new Map(nodesOf(data[table]).map((row) => [plainId(row.id), row]))
  const [foods, units, tags, categories] = ['ingredient_foods', 'ingredient_units', 'tags', 'categories'].map(byId)
  const [ingredients, steps, notes, nutrition, settings, tagRows, categoryRows, assets] = [
    ...['recipes_ingredients', 'recipe_instructions', 'notes', 'recipe_nutrition', 'recipe_settings'],
    ...['recipes_to_tags', 'recipes_to_categories', 'recipe_assets'],
  ].map(byRecipe)
  const favourites = new Set(nodesOf(data.users_to_favorites).map(({ recipe_id: id }) => plainId(id)))
  const opinions = byRecipe('users_to_recipes')
  for (const row of nodesOf(data.recipes)) {
    const id = plainId(row.id)
    const own = opinions.get(id) ?? []
    const recipe = mealie.read({
      ...row,
      recipe_ingredient: inOrder(ingredients?.get(id)).map((line) => ({
        ...line,
        food: foods?.get(plainId(line.food_id)) ?? null,
        unit: units?.get(plainId(line.unit_id)) ?? null,
      })),
      recipe_instructions: inOrder(steps?.get(id)),
      notes: notes?.get(id) ?? [],
      nutrition: withoutIds(nutrition?.get(id)?.[0]),
      settings: settings?.get(id)?.[0] ?? null,
      tags: (tagRows?.get(id) ?? []).flatMap(({ tag_id: tag }) => tags?.get(plainId(tag)) ?? []),
      recipe_category: (categoryRows?.get(id) ?? []).flatMap(
        ({ category_id: one }) => categories?.get(plainId(one)) ?? [],
      ),
      rating: row.rating ?? own.find(({ rating }) => Number(rating) > 0)?.rating,
      is_favourite: favourites.has(id) || own.some(({ is_favorite: is }) => is === true || is === 1),
    })
    if (recipe)
      yield { ...recipe, photo: `${folderOf(id)}/images/original.webp`, furtherPhotos: assetsOf(assets?.get(id), id) }
  }
}

function groupByRecipe(rows: readonly DataNode[]): Map<string, DataNode[]> {
  const groups = new Map<string, DataNode[]>()
  for (const row of rows) {
    const id = plainId(row.recipe_id)
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return groups
}

/** Ids with and without dashes are the same. */
export function plainId(value: unknown): string {
  return lineOf(value).replaceAll('-', '').toLowerCase()
}

/** The folder of a recipe is named by its id with dashes. */
function folderOf(id: string): string {
  return `data/recipes/${id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
}

/** Pictures that its person put into steps, or beside the recipe. */
function assetsOf(rows: readonly DataNode[] | undefined, id: string): string[] {
  return (rows ?? []).flatMap(({ file_name: file }) =>
    lineOf(file) === '' ? [] : [`${folderOf(id)}/assets/${lineOf(file)}`],
  )
}

function inOrder(rows: DataNode[] | undefined): DataNode[] {
  return (rows ?? []).toSorted((one, other) => Number(one.position ?? 0) - Number(other.position ?? 0))
}

function withoutIds(row: DataNode | undefined): DataNode {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => !/(?:^|_)(?:id|at)$/.test(name)))
}
