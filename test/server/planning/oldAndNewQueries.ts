/** The questions to the fields of the last release and to the graph, and the shapes of their answers. */
export interface Named {
  name: string
}
export interface OldSwap {
  from: string
  to: string | null
  note: string
}
export const SWAPS = 'swaps { from { name } to { name } note }'
export const COOKING = `serves ingredients { name text preparation optional quantity { amount unit { symbol } } swap { from { name } note } }
  steps { number text } stepServes unfollowedSwaps { from { name } to { name } note } nutrition { perServe { energy sodium } unknown isHighInSodium }`
export const PROBLEM = 'reasons replacement { id } blockedBy { reason }'
const PLAN = `firstDay lastDay categories { category label rowCount eaters { id } rows { id } }
    problems { row { id } ${PROBLEM} }
    rows { id category position date isLocked title serves hasSetServes hasSetEaters
      eatenBy { id name portion eats role isViewer answersEditedBy mayEditAnswers } versionOf { id }
      recipe { __typename slug minutes mainGroup { label } sourceUrl }
      problem { ${PROBLEM} }
      content { ... on PlannedText { text isOut } ... on PlannedMeal { dishes { role serves version { id isAdapted name ${SWAPS} cooking { ${COOKING} }
        suits { kind servings { serves version { id } eaters { id } meets } } } } } } }`
const LINES = `lines { key name storeArea { label } need { amount unit { symbol } } atHome { amount }
    toBuy { amount } left { amount } isToBuy isAtHome isCupboard productLink purchase { text cents } tick { at }
    parts { name serves quantity { amount } rows { id } } }`
const SHARED_LIST = 'version clearedAt ticks { key amount at by } ownItems { id text area isTicked at by }'
export const NEW = `{ viewer { household { id members { id name portion eats role isViewer answersEditedBy mayEditAnswers }
  plan { id version status ${PLAN} }
  shoppingList { version leftCount ownItems { id } ${LINES} }
  sharedList { ${SHARED_LIST} } cupboard { version items { amount } } } } }`
export const DRAFT = `query ($input: DraftPlanInput!) { draftPlan(input: $input) { ok errors { code field } plan { status version ${PLAN}
  shoppingList { version leftCount ownItems { id } ${LINES} } } } }`
export const SAVED_ROWS = `rows { id category position date isLocked title serves hasSetServes hasSetEaters versionOf { id }
  content { ... on PlannedText { text isOut } ... on PlannedMeal { dishes { version { id } } } } }`
export const SCRUB = `mutation ($plan: MealPlanInput!) { scrubMealPlan(input: { plan: $plan }) { changes { category row mealName change reasons } } }`
export const ENTRY =
  'name title uniqueId isCustomised urlDetails numServes mainIngredient slug minutes swaps { from to note } eaters followsPortions isVersion'
export const OLD = `{ household { members { id name portion eats role isViewer answersEditedBy mayEditAnswers } }
  currentPlan { version rows { id category hasSetServes eaters variantOf entry { ${ENTRY} } } unsuitable { category row mealName change reasons } }
  sharedList { ${SHARED_LIST} } cupboard { version items { amount } } }`
export const LIST = `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { ok errors { code } items { key ingredient { name } amount atHome toBuy isAtHome
  measurementUnit typicalLocation productLink isCupboard buy { text cents } parts { mealName serves amount } } } }`
export const COOK = `query ($entry: MealEntryInput!, $category: MealCategory!, $meal: ID!, $eaters: [ID!]) {
  cookingMeal(entry: $entry, category: $category, eaters: $eaters) { ingredients { ingredient { name } recipeText preparation optional insteadOf note } steps stepServes
    unfollowedSwaps { from to note } nutrition { perServe { energy sodium } unknown isHighInSodium } }
  mealVersions(meal: $meal, category: $category, eaters: $eaters) { entry { uniqueId numServes } eaters meets } }`

export interface OldRow {
  id: string
  category: string
  hasSetServes: boolean
  eaters: string[] | null
  variantOf: string | null
  entry: {
    name: string
    title: string
    uniqueId: string
    isCustomised: boolean
    urlDetails: string
    numServes: number
    mainIngredient: string
    slug: string
    minutes: number
    swaps: OldSwap[]
    eaters: string[] | null
    followsPortions: boolean
    isVersion: boolean
  }
}
export interface Old {
  household: { members: { id: string; eats: string[] }[] }
  currentPlan: {
    version: number
    rows: OldRow[]
    unsuitable: { category: string; row: number; change: string; reasons: string[] }[]
  }
  sharedList: { version: number; ticks: object[]; ownItems: { id: string }[] }
  cupboard: object
}
export interface NewSwap {
  from: Named
  to: Named | null
  note: string
}
export interface Problem {
  reasons: string[]
  replacement: { id: string } | null
  blockedBy: { reason: string }[]
}
export interface NewRow {
  id: string
  category: string
  position: number
  date: string | null
  isLocked: boolean
  title: string | null
  serves: number
  hasSetServes: boolean
  hasSetEaters: boolean
  eatenBy: { id: string }[]
  versionOf: { id: string } | null
  recipe: { slug: string; minutes: number; mainGroup: { label: string } | null; sourceUrl: string | null } | null
  problem: Problem | null
  content: {
    text?: string
    isOut?: boolean
    dishes?: {
      serves: number
      version: {
        id: string
        isAdapted: boolean
        name: string
        swaps: NewSwap[]
        cooking: {
          serves: number
          ingredients: {
            name: string
            text: string
            preparation: string | null
            optional: boolean
            swap: NewSwap | null
          }[]
          steps: { number: number; text: string }[]
          stepServes: number | null
          unfollowedSwaps: NewSwap[]
          nutrition: object
        }
        suits: {
          kind: string
          servings: { serves: number; version: { id: string }; eaters: { id: string }[]; meets: string[] }[]
        }
      }
    }[]
  } | null
}
export interface NewPlan {
  version: number
  firstDay: string | null
  lastDay: string | null
  rows: NewRow[]
  problems: ({ row: { id: string } } & Problem)[]
  categories: { category: string; rowCount: number; eaters: { id: string }[]; rows: { id: string }[] }[]
}
export interface NewList {
  version: number
  leftCount: number
  ownItems: { id: string }[]
  lines: {
    key: string
    name: string
    storeArea: { label: string }
    need: { amount: number; unit: { symbol: string } } | null
    atHome: { amount: number } | null
    toBuy: { amount: number } | null
    isToBuy: boolean
    isAtHome: boolean
    isCupboard: boolean
    productLink: string | null
    purchase: object | null
    parts: { name: string; serves: number; quantity: { amount: number } | null; rows: { id: string }[] }[]
  }[]
}
