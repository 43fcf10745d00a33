import type { KeyScope } from '../../../server/generated/schemaTypes'
import { KEY_SCOPES } from '../../../server/graphql/keyScopes'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { operationOf, PERMISSION_ROWS } from '../graphql/permissionCalls'
import { answerTo, keyOf } from './operations'

jest.setTimeout(120_000)
const app = givenApp()

/** The scope that each root field's call of the matrix needs; `any` for every key. All other calls are closed to keys. */
const NEEDS: Record<string, KeyScope[] | 'any'> = {
  ...{ product: 'any', node: 'any', nodes: 'any', tags: 'any', units: 'any', storeAreas: 'any', requirements: 'any' },
  ping: 'any',
  ...{ meals: ['MEALS_READ'], meal: ['MEALS_READ'], ingredients: ['MEALS_READ'], recipe: ['MEALS_READ'] },
  mealPlan: ['PLAN_READ'],
  shoppingList: ['LIST_READ'],
  dishes: ['DISHES_READ'],
  dishImports: ['DISHES_READ'],
  unmatchedLines: ['DISHES_READ'],
  ...{ matchLines: ['DISHES_WRITE'], undoMatch: ['DISHES_WRITE'] },
  ...{
    readDish: ['DISHES_WRITE'],
    readPage: ['DISHES_WRITE'],
    saveDish: ['DISHES_WRITE'],
    setDishPhoto: ['DISHES_WRITE'],
  },
  ...{ setDishPhotos: ['DISHES_WRITE'] },
  ...{ stopImport: ['DISHES_WRITE'], undoImport: ['DISHES_WRITE'] },
  applyOperations: ['PLAN_WRITE', 'LIST_WRITE', 'CUPBOARD_WRITE'],
}
/** Calls whose selections need two scopes: what is written, and what is read of it. */
const BOTH: Record<string, [KeyScope, KeyScope]> = {
  savePlan: ['PLAN_WRITE', 'PLAN_READ'],
  loadPlan: ['PLAN_WRITE', 'PLAN_READ'],
  renamePlan: ['PLAN_WRITE', 'PLAN_READ'],
  beginWeek: ['PLAN_WRITE', 'PLAN_READ'],
  saveMealPlan: ['PLAN_WRITE', 'PLAN_READ'],
}

let person: Person
const keys = new Map<string, string>()

beforeAll(async () => {
  person = await signUpAndIn(app)
  for (const scope of KEY_SCOPES) keys.set(scope, await keyOf(app, person, scope))
  const whole = await signUpAndIn(app)
  keys.set('all', await keyOf(app, whole, ...KEY_SCOPES))
})

const isOpen = (name: string, held: string): boolean => {
  if (held === 'all') return name in NEEDS || name in BOTH
  const needs = NEEDS[name]
  return needs === 'any' || needs?.some((scope) => scope === held) === true
}

describe.each(PERMISSION_ROWS)('$kind $name', ({ kind, name, row }) => {
  it.each([...KEY_SCOPES, 'all'])('answers a key of %s as promised', async (held) => {
    const { query, values } = operationOf(kind, row)
    const answer = await answerTo(app, keys.get(held) ?? '', query, values)
    if (isOpen(name, held)) {
      expect(answer).toMatchObject({ status: 200, code: 'ok' })
      expect(JSON.stringify(answer.data)).not.toContain(person.email)
      return
    }
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN', reason: 'ACCESS_KEY_SCOPE' })
    expect(Object.values(answer.data ?? {}).filter((value) => value !== null)).toEqual([])
    const lacks = BOTH[name]?.filter((scope) => scope !== held) ?? (NEEDS[name] as KeyScope[] | undefined)?.slice(0, 1)
    expect(answer.challenge).toBe(`Bearer error="insufficient_scope"${lacks ? `, scope="${lacks.join(' ')}"` : ''}`)
  })
})

it('of a subscription it is the same', async () => {
  for (const field of ['householdChanges { cursor }', 'householdChanged { plan { version } }'])
    expect(await answerTo(app, keys.get('all') ?? '', `subscription { ${field} }`)).not.toMatchObject({ code: 'ok' })
})
