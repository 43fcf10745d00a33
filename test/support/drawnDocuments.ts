import { buildSchema } from 'graphql'
import { typeDefs } from '../../server/generated/typeDefs'
import { createRandom } from '../../server/planning/random'
import { argumentValues } from './argumentValues'
import type { FullHousehold } from './fullHousehold'
import { GeneratedDocuments } from './generatedDocuments'
import type { RunningApp } from './startApp'

/** Documents for the owner of a household, about what that has. The same seed draws the same. */
export async function documentsFor(
  { services: { db, catalogue } }: Pick<RunningApp, 'services'>,
  household: FullHousehold,
  seed: string,
): Promise<GeneratedDocuments> {
  const { userId } = household.owner
  const { householdId } = await db('household_members').where({ userId }).first()
  const dishIds: string[] = await db('dishes').where({ userId }).pluck('id')
  const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug)
  const { meals, ingredients } = catalogue.compiled
  const random = createRandom(seed)
  const values = argumentValues(
    { household: { ...household, dishIds }, householdId, meals: slugs(meals), ingredients: slugs(ingredients) },
    random.next,
  )
  return new GeneratedDocuments(buildSchema(typeDefs), values, random.next)
}
