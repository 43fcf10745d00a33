import { photoName } from '../../schema/photoPath'
import { DishModel } from '../dishes/DishModel'
import type { DishFact } from '../generated/schemaTypes'
import type { LeavingRecipe } from '../moving/out/LeavingRecipe'
import type { SectionedText } from '../moving/MovedRecipe'
import { asJpeg } from '../photos/asJpeg'
import { photosOf } from '../photos/photoFiles'
import { messages as planMessages } from '../planning/messages'
import { OpinionModel } from '../planning/OpinionModel'
import type { Services } from '../platform/services'
import { writtenLines } from './writtenLines'

type Exporting = Pick<Services, 'db' | 'reader' | 'catalogue' | 'photos' | 'log'>
type Opinion = Pick<OpinionModel, 'rating' | 'isFavourite'>

/** Dishes that are read at once. */
const AT_ONCE = 25

/**
 * A person's own dishes by name, as they leave (docs/product.md MOVE-15). A few are read at a time, and the photos of one:
 * memory does not grow with how many there are.
 */
export async function* ownRecipes(services: Exporting, userId: string): AsyncGenerator<LeavingRecipe, undefined> {
  const { db } = services
  const all = await DishModel.query(db).where({ userId }).orderBy(['nameKey', 'id']).select('id')
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const ids = all.slice(from, from + AT_ONCE).map(({ id }) => id)
    const [rows, opinions] = await Promise.all([
      DishModel.query(db).where({ userId }).whereIn('id', ids),
      OpinionModel.query(db).where({ userId }).whereIn('dishId', ids),
    ])
    const names = await namesWithin(services, userId, rows)
    for (const id of ids) {
      const dish = rows.find((row) => row.id === id)
      if (dish) yield await leaving(services, dish, { names, opinion: opinions.find(({ dishId }) => dishId === id) })
    }
  }
}

interface Around {
  readonly names: ReadonlyMap<string, string>
  readonly opinion: Opinion | undefined
}

async function leaving(services: Exporting, dish: DishModel, { names, opinion }: Around): Promise<LeavingRecipe> {
  const { lines, serves, measures } = dish
  const reader = services.reader.of(services.catalogue.compiled)
  const texts = lines.map(({ text }) => text)
  // What is assumed of a dish is no word of its recipe (docs/product.md MOVE-5).
  const says = (fact: DishFact): boolean => !dish.assumed?.includes(fact)
  const categories = says('CATEGORIES') ? dish.categories.map((category) => planMessages.categoryLabel[category]) : []
  const read = await reader.run('amounts', `user:${dish.userId}`, { texts, serves, measures })
  return {
    id: dish.id,
    name: dish.name,
    description: dish.description ?? '',
    serves: says('SERVES') ? serves : null,
    prepMinutes: dish.prepMinutes,
    cookMinutes: dish.cookMinutes,
    totalMinutes: says('MINUTES') ? dish.minutes : null,
    categories,
    // Other applications have but one kind of both.
    labels: dish.labels?.filter((label) => !categories.includes(label)) ?? [],
    rating: opinion?.rating ?? null,
    favourite: opinion?.isFavourite ?? false,
    notes: dish.notes ?? '',
    nutrition: dish.sourceNutrition ?? '',
    sourceName: dish.sourceName ?? '',
    url: dish.urlDetails ?? '',
    changedAt: dish.changedAt,
    lines: says('INGREDIENTS') ? writtenLines(dish, read, names) : [],
    steps: says('STEPS') ? sectionedSteps(dish) : [],
    photos: await jpegsOf(services, dish),
  }
}

function sectionedSteps({ steps, stepSections }: DishModel): SectionedText[] {
  const titles = new Map(stepSections?.map(({ before, title }) => [before, title]))
  let section: string | null = null
  return steps.map((text, index) => {
    section = titles.get(index) ?? section
    return { text, section }
  })
}

/** One whose file is gone or damaged is left out: the rest of the recipe leaves. */
async function jpegsOf({ photos, log }: Exporting, dish: DishModel): Promise<Buffer[]> {
  const made: Buffer[] = []
  for (const { id } of photosOf(dish)) {
    try {
      const stored = await photos.get(photoName(id, 'whole'))
      if (stored) made.push(await asJpeg(stored))
    } catch (error) {
      log.error({ error, dishId: dish.id }, 'A photo could not be exported')
    }
  }
  return made
}

async function namesWithin(
  { db }: Exporting,
  userId: string,
  dishes: readonly DishModel[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(dishes.flatMap(({ lines }) => lines.flatMap(({ dish }) => dish ?? [])))]
  const rows =
    ids.length === 0 ? [] : await DishModel.query(db).where({ userId }).whereIn('id', ids).select('id', 'name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}
