import type { ProposePlanInput } from '../../../../server/generated/schemaTypes'

const PLAN = `id status name rows { id category position serves isLocked title eatenBy { id } problem { reasons }
  content { ... on PlannedMeal { dishes { version { id swaps { from { name } to { name } note } } } } } reason { kind text } }
  problems { reasons } shoppingList { leftCount }
  summary { minutes lineCount targets { member { name } nutrient perDay atLeast atMost isMet }
    missed { kind text figure blockedText relaxations { label } } }`
/** Asks for a plan with all that is said of it. */
export const PROPOSE = `query ($input: ProposePlanInput!) { proposePlan(input: $input) { ok seed errors { code field message }
  categories { category count differentMeals excludedBy { kind label count members } } plan { ${PLAN} } } }`

export interface Version {
  id: string
  swaps: { from: { name: string }; to: { name: string } | null; note: string }[]
}
interface Row {
  id: string
  category: string
  position: number
  serves: number
  isLocked: boolean
  title: string | null
  eatenBy: object[]
  content: { dishes: { version: Version }[] } | null
  reason: { kind: string; text: string } | null
}
/** What is answered. */
export interface Answer {
  ok: boolean
  seed: string | null
  errors: { code: string; field: string; message: string }[]
  categories: { category: string; count: number; differentMeals: number; excludedBy: { count: number }[] }[]
  plan: {
    id: string
    status: string
    rows: Row[]
    problems: object[]
    shoppingList: { leftCount: number } | null
    summary: {
      targets: { member: object | null; nutrient: string; perDay: number; atLeast: number | null; isMet: boolean }[]
      missed: { kind: string; text: string; relaxations: object[] }[]
    } | null
  } | null
}
/** An input, right or wrong. */
export type Input = Omit<ProposePlanInput, 'counts' | 'keep'> & { counts: object[]; keep?: object[] }

/** How many breakfasts, lunches and dinners. */
export const counts = (breakfast: number, lunch: number, dinner: number) =>
  Object.entries({ BREAKFAST: breakfast, LUNCH: lunch, DINNER: dinner }).map(([category, count]) => ({
    category,
    count,
  }))
