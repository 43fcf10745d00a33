import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import type { KeyScope } from '../generated/schemaTypes'

/** Fields by the names of their types, separated by spaces. */
type Fields = Readonly<Record<string, string>>

const RECIPE = 'id slug name categories minutes keywords picture mainGroup pageUrl plate sourceUrl nutrition changedAt'
const SOURCE = 'description notes labels prepMinutes cookMinutes source stepSections'
const DETAILS = `${SOURCE} cookedOn`
const SOURCE_PARTS: Fields = { DishSource: 'application name url nutrition', StepSection: 'before title' }
const COOKING: Fields = {
  Cooking: 'serves ingredients steps stepSections parts stepServes unfollowedSwaps nutrition',
  CookingLine: 'ingredient name quantity listQuantity text preparation optional swap section',
  CookingStep: 'number text',
  StepSection: 'before title',
  CookingPart: 'name slug minutes serves ingredientCount stepCount stepServes',
  MealNutrition: 'perServe unknown isHighInSodium',
}
const SUITABILITY: Fields = {
  Suitability: 'kind swaps blockedBy',
  SuitabilityBlock: 'ingredient requirement reason',
}
const DISH_LINES: Fields = {
  DishLine: 'text quantity ingredient alternatives isKnown name preparation optional section suggestions',
  UnlistedIngredient: 'ingredient step text',
}
const OPERATIONS: Fields = {
  Mutation: 'applyOperations',
  ApplyOperationsResult: 'ok outcomes errors',
  OperationOutcome: 'id status itemIds errors',
}

/** What any key reads: whose it is, without the address, and the words of the catalogue, wherever they stand. */
const ANY: Fields = {
  Query: 'viewer node nodes product tags units storeAreas requirements',
  Mutation: 'ping',
  Viewer: 'id member household households',
  Household: 'id name members',
  HouseholdMember: 'id name isViewer',
  Node: 'id',
  MutationResult: 'ok errors',
  InputError: 'code field message help',
  PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
  Product: 'name catalogueVersion',
  Unit: 'code symbol label labelPlural dimension inBase',
  Quantity: 'amount unit text',
  StoreArea: 'id code label position',
  Tag: 'id slug label',
  IngredientGroup: 'id slug label',
  Requirement: 'id code label forbids',
  Ingredient:
    'id slug name shortName storeArea listUnit group picture density pieceWeight contains nutrition source swaps',
  FigureSource: 'estimated publisher number food edible',
  Nutrition: 'energy protein fat saturatedFat carbohydrate sugars fibre sodium potassium phosphorus',
  Swap: 'from to ratio note preparation before',
}

/**
 * What each scope of a person's key opens, field by field. What is in none of these lists is closed to all keys, and so is
 * every field that is added to the schema until it is added here (docs/product.md API-53).
 */
const OPENED: Readonly<Record<KeyScope, Fields>> = {
  PLAN_READ: {
    ...COOKING,
    Query: 'mealPlan',
    Household: 'plan plans offers',
    // Without what is at home, and by no opinion: server/meals/offersForKey.ts.
    OfferConnection: 'nodes pageInfo totalCount',
    Offer: 'recipe places',
    OfferPlace: 'category entry',
    PlanConnection: 'edges nodes pageInfo totalCount',
    PlanEdge: 'cursor node',
    Plan: 'id status name version savedVersion changedAt changedBy firstDay lastDay categories rows plates',
    PlanCategory: 'category label rowCount eaters rows',
    PlanRow:
      'id plan category date position content title recipe serves hasSetServes eatenBy hasSetEaters isLocked isWeekly versionOf leftoversIn',
    PlannedMeal: 'dishes',
    PlannedDish: 'role version serves',
    PlannedLeftovers: 'from version',
    PlannedText: 'text isOut',
    PlannedFrozen: 'version',
    RecipeVersion: 'id recipe swaps isAdapted name title plate cooking',
    Recipe: `${RECIPE} cooking`,
    ScrubbedRow: 'category row role mealName change reasons',
    SavedMealPlan: 'version savedAt plan unsuitable',
    MealPlan: 'breakfast lunch dinner',
    CategoryPlan: 'settings mealList',
    CategorySettings: 'numMeals',
    MealEntry:
      'name title uniqueId isCustomised urlDetails numServes mainIngredient slug picture plate minutes swaps eaters followsPortions isVersion',
    EntrySwap: 'from to note',
    ApplyOperationsResult: 'plan',
    PlanResult: 'plan',
    SaveMealPlanResult: 'saved',
  },
  PLAN_WRITE: {
    ...OPERATIONS,
    Mutation: 'applyOperations savePlan loadPlan renamePlan beginWeek saveMealPlan',
    PlanResult: 'ok errors',
    SaveMealPlanResult: 'ok errors',
  },
  LIST_READ: {
    Query: 'shoppingList',
    Household: 'shoppingList sharedList',
    Plan: 'shoppingList',
    ShoppingList: 'version lines ownItems leftCount',
    ShoppingLine:
      'key ingredient name storeArea need atHome toBuy left isToBuy isAtHome isCupboard purchase tick note parts productLink',
    Tick: 'quantity at by',
    LinePart: 'name serves quantity',
    ListPurchase: 'count pack amount text left leaves packs cents',
    ListPack: 'product count text',
    OwnItem: 'id text area isTicked at by placedAt note',
    NamedList: 'id key name at items',
    ListNote: 'id key text at by',
    // Without reasons, which say what people eat: any meals may be sent to ask for them.
    ScrubbedRow: 'category row role mealName',
    ShoppingListResult: 'ok items unsuitable errors',
    ShoppingListItem:
      'key ingredient slug amount atHome toBuy isAtHome measurementUnit pieceNoun inKitchen typicalLocation storeArea productLink picture parts buy isCupboard',
    ListIngredient: 'name',
    CountNoun: 'one many',
    ItemPart: 'mealName serves eaters amount',
    ApplyOperationsResult: 'list',
    SharedList: 'version clearedAt ticks ownItems notes lists',
    ListTick: 'id key amount at by',
  },
  LIST_WRITE: OPERATIONS,
  CUPBOARD_READ: {
    Household: 'cupboard',
    Cupboard: 'version items freezer',
    CupboardItem: 'id ingredient quantity useBy at by',
    FrozenMeal: 'id version serves frozenOn at',
    RecipeVersion: 'id isAdapted name title plate',
    ApplyOperationsResult: 'cupboard',
  },
  CUPBOARD_WRITE: OPERATIONS,
  DISHES_READ: {
    ...COOKING,
    ...SUITABILITY,
    ...DISH_LINES,
    DishLine: `${DISH_LINES.DishLine} dish dishServes dishSuggestions`,
    ...SOURCE_PARTS,
    Query: 'dishes dishImports unmatchedLines',
    UnmatchedNameConnection: 'edges nodes pageInfo totalCount openCount assumedCount',
    UnmatchedNameEdge: 'cursor node',
    UnmatchedName: 'name dishCount examples suggestions isNotListed',
    UnmatchedExample: 'text dish',
    DishImport: 'id fileName app state problem found stored doubles failed lackingPhotos plans createdAt items',
    ImportedPlan: 'name outcome reason planId',
    ImportItemConnection: 'edges nodes pageInfo totalCount',
    ImportItemEdge: 'cursor node',
    ImportItem: 'name outcome reason dish',
    ImportResult: 'import',
    DishConnection: 'edges nodes pageInfo totalCount assumedCount tagChoices',
    DishEdge: 'cursor node',
    Dish: `${RECIPE} ${DETAILS} serves yield lines mainLine steps measures meets meetsWithSwaps unlisted notAdded suitability cooking mayEdit photo photos assumed`,
    DishPhoto: 'id url',
    SaveDishResult: 'dish',
    SetDishPhotoResult: 'dish',
    SetDishPhotosResult: 'dish',
  },
  DISHES_WRITE: {
    ...DISH_LINES,
    Mutation: 'readDish readPage saveDish setDishPhoto setDishPhotos stopImport undoImport matchLines undoMatch',
    MatchLinesResult: 'ok lineCount dishCount undoId errors',
    ImportResult: 'ok errors',
    ReadDishResult: 'ok draft recipes errors',
    FoundRecipe: 'name ingredients',
    ...SOURCE_PARTS,
    DishDraft: `name serves yields minutes categories measures measuresFrom lines steps unlisted urlDetails ${SOURCE}`,
    SaveDishResult: 'ok errors',
    SetDishPhotoResult: 'ok errors',
    SetDishPhotosResult: 'ok errors',
  },
  MEALS_READ: {
    ...COOKING,
    ...SUITABILITY,
    Query: 'meals meal ingredients recipe',
    MealConnection: 'edges nodes pageInfo totalCount asOf',
    MealEdge: 'cursor node',
    Meal: `${RECIPE} role meets meetsWithSwaps ingredients suitability cooking`,
    MealIngredient: 'ingredient quantity preparation optional',
    Recipe: `${RECIPE} meets meetsWithSwaps suitability cooking`,
    IngredientConnection: 'edges nodes pageInfo totalCount',
    IngredientEdge: 'cursor node',
  },
}

/** Types whose objects a key may read by their ids. */
const BY_ID: Readonly<Record<string, KeyScope | null>> = {
  ...{ Household: null, HouseholdMember: null, Ingredient: null, IngredientGroup: null },
  ...{ Requirement: null, StoreArea: null, Tag: null },
  ...{
    Plan: 'PLAN_READ',
    PlanRow: 'PLAN_READ',
    ListTick: 'LIST_READ',
    OwnItem: 'LIST_READ',
    ListNote: 'LIST_READ',
    NamedList: 'LIST_READ',
  },
  ...{
    CupboardItem: 'CUPBOARD_READ',
    FrozenMeal: 'CUPBOARD_READ',
    Dish: 'DISHES_READ',
    DishImport: 'DISHES_READ',
    Meal: 'MEALS_READ',
  },
}

/** The scopes of people's keys. */
export const KEY_SCOPES = Object.keys(OPENED) as KeyScope[]

const namesOf = (fields: Fields): ReadonlySet<string> =>
  new Set(Object.entries(fields).flatMap(([type, names]) => names.split(' ').map((name) => `${type}.${name}`)))
const opened = new Map(KEY_SCOPES.map((scope) => [scope, namesOf(OPENED[scope])]))
const forAny = namesOf(ANY)

/** Fields that are listed here though the schema does not have them. */
export function absentFields(schema: GraphQLSchema): string[] {
  const listed = new Set([...forAny, ...[...opened.values()].flatMap((names) => [...names])])
  return [...listed].filter((field) => {
    const [type = '', name = ''] = field.split('.')
    const on = schema.getType(type)
    return !((isObjectType(on) || isInterfaceType(on)) && name in on.getFields())
  })
}

/** The scopes that open a field, such as `Plan.rows`, each alone; null for one that every key may use, none if no key may. */
export const scopesFor = (field: string): KeyScope[] | null =>
  forAny.has(field) ? null : KEY_SCOPES.filter((scope) => opened.get(scope)?.has(field))

/** The same of the objects of a type that are asked for by their ids. */
export function scopesForId(type: string): KeyScope[] | null {
  if (!Object.hasOwn(BY_ID, type)) return []
  const scope = BY_ID[type]
  return scope ? [scope] : null
}
