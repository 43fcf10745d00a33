import { MapperKind, mapSchema } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLArgument,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
} from 'graphql'
import { globalId, readGlobalId } from '../pure/globalId'
import type { Context } from '../request/context'

/** Types that had an `id` before `Node`: to callers who do not ask for global ids it is the key alone. */
const BARE_UNLESS_ASKED: ReadonlySet<string> = new Set([
  'Meal',
  'Dish',
  'Household',
  'HouseholdMember',
  'HouseholdInvitation',
  'Viewer',
  'PlanRow',
  'OwnItem',
])

/** What arguments and input fields of type ID name, by their coordinates or else by their names. Others take no global id. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  memberId: ['HouseholdMember'],
  eaters: ['HouseholdMember'],
  rowId: ['PlanRow'],
  itemId: ['OwnItem'],
  listId: ['NamedList'],
  after: ['PlanRow'],
  variantOf: ['PlanRow'],
  householdId: ['Household'],
  invitationId: ['HouseholdInvitation'],
  meal: ['Meal', 'Dish', 'RecipeVersion'],
  uniqueId: ['RecipeVersion'],
  entry: ['RecipeVersion'],
  keep: ['RecipeVersion'],
  ingredient: ['Ingredient'],
  notAdded: ['Ingredient'],
  'Query.meal.id': ['Meal'],
  'Query.dish.id': ['Dish'],
  'Mutation.deleteDish.id': ['Dish'],
  'SaveDishInput.id': ['Dish'],
  'ImportInput.id': ['DishImport'],
  'SetDishPhotoInput.id': ['Dish'],
  'SetDishPhotosInput.id': ['Dish'],
  'DishLineInput.dish': ['Dish'],
  'Viewer.household.id': ['Household'],
  'Household.plan.id': ['Plan'],
  planId: ['Plan'],
  rowsOf: ['Plan'],
  leftoversOf: ['PlanRow'],
  'DraftRowInput.id': ['PlanRow'],
  'DraftRowInput.versionOf': ['PlanRow'],
  'PlannedDishInput.recipe': ['Meal', 'Dish', 'RecipeVersion'],
  'KeptMealInput.recipe': ['Meal', 'Dish', 'RecipeVersion'],
  'ProposePlanInput.neverEaten': ['Ingredient'],
  'TagSettingInput.tag': ['Tag'],
  'SetServedInput.recipe': ['Meal', 'Dish', 'RecipeVersion'],
  'FreezeActInput.recipe': ['Meal', 'Dish', 'RecipeVersion'],
  batch: ['FrozenMeal'],
  'RowContentInput.frozen': ['Meal', 'Dish', 'RecipeVersion'],
  'SetOpinionInput.recipe': ['Meal', 'Dish', 'RecipeVersion'],
}

/**
 * Global ids (docs/product.md API-41): the ids of types that were there before them are global in calls with
 * `Graph-Ids: 1`, and inputs take global ids beside keys. An id with NUL is one that names nothing.
 */
export function withGlobalIds(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const resolve = field.resolve ?? defaultFieldResolver
      if (name === 'id' && BARE_UNLESS_ASKED.has(typeName))
        return {
          ...field,
          extensions: { ...field.extensions, isGlobalId: true },
          resolve: (source, args, context: Context, info) => {
            const key: unknown = resolve(source, args, context, info)
            return context.graphIds ? globalId(typeName, String(key)) : key
          },
        }
      const args = Object.entries(field.args ?? {})
      const readers = args.map(
        ([key, { type }]) => [key, readerOf({ name: key, type }, `${typeName}.${name}.${key}`)] as const,
      )
      if (readers.every(([, read]) => read === null)) return field
      return {
        ...field,
        resolve: (source, given, context: Context, info): unknown =>
          resolve(source, readAll(readers, given), context, info),
      }
    },
  })
}

type Read = (value: unknown) => unknown
type Readers = readonly (readonly [name: string, read: Read | null])[]

const inputs = new WeakMap<object, Readers>()

/** Reads keys off the global ids in the values of an argument or input field; null where it has none. */
function readerOf({ name, type }: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>, at: string): Read | null {
  const named = getNamedType(type)
  if (named === GraphQLID) {
    const types = NAMED[at] ?? NAMED[name] ?? []
    return eachOf((id) => keyOf(id, types))
  }
  if (!isInputObjectType(named)) return null
  const readers =
    inputs.get(named) ??
    Object.values(named.getFields()).map(
      (field) => [field.name, readerOf(field, `${named.name}.${field.name}`)] as const,
    )
  inputs.set(named, readers)
  return readers.every(([, read]) => read === null) ? null : eachOf((value) => readAll(readers, value as object))
}

const eachOf =
  (read: Read): Read =>
  (value) =>
    value === null || value === undefined ? value : Array.isArray(value) ? value.map(eachOf(read)) : read(value)

function readAll(readers: Readers, values: object): Record<string, unknown> {
  const given: Record<string, unknown> = { ...values }
  for (const [name, read] of readers) if (read && name in given) given[name] = read(given[name])
  return given
}

function keyOf(id: unknown, types: readonly string[]): unknown {
  if (typeof id !== 'string') return id
  // The databases take no NUL, so such an id names nothing.
  if (id.includes('\u0000')) return id.replaceAll('\u0000', '\uFFFD')
  const named = readGlobalId(id)
  return named && types.includes(named.type) ? named.key : id
}
