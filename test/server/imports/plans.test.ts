import { addDays } from '../../../schema/days'
import { IMPORT_LIMITS } from '../../../schema/importLimits'
import { LIMITS } from '../../../schema/limits'
import { sydneyDay } from '../../../schema/sydneyDay'
import { givenApp } from '../../support/givenApp'
import { mealieBackup, type PlannedMeal } from '../../support/moving/mealieBackup'
import { zipOf } from '../../support/moving/zipOf'
import { type Person, signUpAndIn } from '../../support/people'
import { answerTo, keyOf } from '../keys/operations'
import { broughtIn, dishesOf, end, importsOf, sendFile, workAll } from './importCalls'

const app = givenApp()
let anna: Person
beforeEach(async () => {
  anna = await signUpAndIn(app)
})

interface ShownPlan {
  id: string
  name: string
  rows: Record<string, unknown>[]
}

/** The named plans of the person's household, by name. */
async function plansOf(person: Person): Promise<ShownPlan[]> {
  const query = `{ household { plans(first: 100, status: [SAVED]) { nodes { id name rows {
    category date serves content { __typename ... on PlannedText { text } ... on PlannedMeal { dishes { version { name } } } } } } } } }`
  const { data, errors } = await app.graphql(query, {}, person.token)
  if (errors) throw new Error(JSON.stringify(errors))
  const { nodes } = (data as unknown as { household: { plans: { nodes: ShownPlan[] } } }).household.plans
  return nodes.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const MEALS: readonly PlannedMeal[] = [
  { date: '2025-03-03', entry: 'dinner', recipe: 'Pie' },
  { date: '2025-03-09', entry: 'breakfast', recipe: 'Soup' },
  { date: '2025-03-05', entry: 'lunch', title: 'Leftovers', text: 'from Gran' },
  { date: '2025-03-31', entry: 'dinner', recipe: 'Soup' },
]
const FIRST = 'Mealie, 3 to 9 March 2025'
const SECOND = 'Mealie, 31 March to 6 April 2025'

it('the weeks of a plan become named plans, with dishes and words on their days (MOVE-30, MOVE-31)', async () => {
  const shown = await broughtIn(app, anna, mealieBackup(['Soup', 'Pie'], MEALS))
  expect(shown.state).toBe('DONE')
  const plans = await plansOf(anna)
  expect(shown.plans).toEqual([
    { name: SECOND, outcome: 'STORED', reason: null, planId: plans[1]?.id },
    { name: FIRST, outcome: 'STORED', reason: null, planId: plans[0]?.id },
  ])
  expect(plans.map(({ name, rows }) => [name, rows.map(plain)])).toEqual([
    [FIRST, ['BREAKFAST 2025-03-09 Soup', 'LUNCH 2025-03-05 Leftovers: from Gran', 'DINNER 2025-03-03 Pie']],
    [SECOND, ['DINNER 2025-03-31 Soup']],
  ])
  // When a dish is eaten was assumed: what was planned for breakfast is eaten then, too, and still waits for a look.
  expect(await dishesOf(app, anna)).toMatchObject([
    { name: 'Pie', categories: ['LUNCH', 'DINNER'] },
    { name: 'Soup', categories: ['BREAKFAST', 'LUNCH', 'DINNER'], assumed: ['CATEGORIES'], meets: [] },
  ])
})

it('the same file makes no second plan, also where one has another name since (MOVE-31)', async () => {
  const file = mealieBackup(['Soup', 'Pie'], MEALS)
  const first = await broughtIn(app, anna, file)
  const planId = first.plans[0]?.planId
  await rename(planId, 'Easter')
  const again = await broughtIn(app, anna, file)
  const there = { outcome: 'DOUBLE', reason: 'Your household has a plan of this name already.' }
  expect(again.plans).toEqual([
    { ...there, name: SECOND, planId },
    { ...there, name: FIRST, planId: first.plans[1]?.planId },
  ])
  expect((await plansOf(anna)).map(({ name }) => name)).toEqual(['Easter', FIRST])
})

it('undoing takes the plans away, but for what was changed since (MOVE-32)', async () => {
  const shown = await broughtIn(app, anna, mealieBackup(['Soup', 'Pie'], MEALS))
  await rename(shown.plans[0]?.planId, 'Easter')
  expect((await end(app, anna, 'undoImport', shown.id)).ok).toBe(true)
  await workAll(app)
  expect((await plansOf(anna)).map(({ name }) => name)).toEqual(['Easter'])
  expect(await importsOf(app, anna)).toMatchObject([
    {
      state: 'UNDONE',
      plans: [
        { name: SECOND, planId: expect.any(String) },
        { name: FIRST, planId: null },
      ],
    },
  ])
  expect(await dishesOf(app, anna)).toEqual([])
})

it('a plan alone names dishes that are there, and others are words (MOVE-31)', async () => {
  await broughtIn(app, anna, mealieBackup(['Soup'], []))
  const menu = `= Monday\n\n@./soup{3%servings}\n@./No such pie{}\n\n= Day 2\n\n@./Soup{}\n`
  const shown = await broughtIn(app, anna, menu, 'Week.menu')
  expect(shown).toMatchObject({
    state: 'DONE',
    app: 'Cooklang',
    found: 0,
    plans: [{ name: 'Week', outcome: 'STORED' }],
  })
  const [plan] = await plansOf(anna)
  const monday = String(plan?.rows[0]?.date)
  const today = sydneyDay(app.services.now())
  expect(new Date(monday).getUTCDay()).toBe(1)
  expect([monday >= today, monday < addDays(today, 8)]).toEqual([true, true])
  expect(plan?.rows.map(plain)).toEqual([`DINNER ${monday} Soup`, `DINNER ${monday} No such pie`, 'DINNER null Soup'])
  expect(plan?.rows[0]?.serves).toBe(3)
})

it('a shopping list of Cooklang is a plan: dishes at their time, as often as it says, and words; undone with its file (MOVE-30)', async () => {
  const recipe = (name: string, serves: number, course: string) => ({
    name: `${name}.cook`,
    content: `---\nservings: ${serves}\ncourse: ${course}\n---\n\nSimmer @lentils{200%g}.\n`,
  })
  const list = './pie{2}\n./porridge{}\n./roast{20}\n./no such dish{3}\nolive oil{4%l}\nbread\n'
  const file = zipOf([
    recipe('pie', 2, 'dinner'),
    recipe('porridge', 3, 'breakfast'),
    recipe('roast', 4, 'lunch'),
    { name: '.shopping-list', content: list },
  ])
  const { id } = await broughtIn(app, anna, file)
  const [plan, ...more] = await plansOf(anna)
  expect([plan?.name, more]).toEqual(['shopping-list', []])
  expect(plan?.rows.map((row) => [plain(row), row.serves])).toEqual([
    ['BREAKFAST null porridge', 3],
    ['LUNCH null roast', 10],
    ['DINNER null pie', 4],
    ['DINNER null no such dish', 1],
    ['DINNER null 4 l olive oil, bread', 1],
  ])
  await end(app, anna, 'undoImport', id)
  await workAll(app)
  expect(await plansOf(anna)).toEqual([])
})

it('weeks with many meals are several plans, and only the last ones come (MOVE-30)', async () => {
  const weeks = Array.from({ length: IMPORT_LIMITS.plans + 2 }, (_, week) => addDays('2025-01-06', 7 * week))
  const last = weeks.at(-1) ?? ''
  const many = Array.from({ length: LIMITS.mealsPerCategory + 1 }, (_, at) => ({
    ...{ date: last, entry: 'dinner', title: `Meal ${at}`.padEnd(200, '.') },
  }))
  const meals = [...weeks.map((date) => ({ date, entry: 'lunch', title: 'Bread' })), ...many]
  const { plans } = await broughtIn(app, anna, mealieBackup(['Soup'], meals))
  expect(plans.length).toBe(IMPORT_LIMITS.plans + 1)
  expect(plans.slice(0, 2).map(({ name }) => name)).toEqual([
    'Mealie, 2 to 8 June 2025',
    'Mealie, 2 to 8 June 2025, part 2',
  ])
  expect(plans.at(-1)).toEqual({
    ...{ name: '3 earlier plans', outcome: 'FAILED', planId: null },
    reason: 'Of a file at most 20 plans are brought in, the last ones.',
  })
  const [part] = (await plansOf(anna)).filter(({ name }) => name.endsWith('part 2'))
  expect(part?.rows.map(plain)).toEqual([`DINNER ${last} ${'Meal 10'.padEnd(LIMITS.rowText - 1, '.')}…`])
})

it('where there is no room for a plan, the recipes come all the same (MOVE-31)', async () => {
  await plansOf(anna)
  const place = (await app.services
    .db('household_members')
    .where({ userId: anna.userId })
    .first('householdId')) as unknown
  const { householdId } = place as { householdId: string }
  const rows = Array.from({ length: LIMITS.savedPlans }, (_, at) => ({
    ...{ id: `full-${householdId.slice(0, 20)}-${at}`, householdId, name: `P${at}`, nameKey: `p${at}`, version: 1 },
    ...{ content: '{"rows":[]}', changedAt: 1 },
  }))
  await app.services.db('plans').insert(rows)
  const shown = await broughtIn(app, anna, mealieBackup(['Soup', 'Pie'], MEALS))
  expect(shown).toMatchObject({ stored: 2, plans: [{ outcome: 'FAILED', planId: null }, { outcome: 'FAILED' }] })
  expect(shown.plans[0]?.reason).toContain('as many plans as it may have')
})

it('a household that is not the sender’s gets no plan (MOVE-30, HH-25)', async () => {
  const answer = await app.fetch('/api/imports?name=r', {
    method: 'POST',
    body: new Uint8Array(mealieBackup(['Soup'], MEALS)),
    headers: { Authorization: `Bearer ${anna.token}`, Household: 'someone-else' },
  })
  expect(answer.status).toBe(400)
  expect(await importsOf(app, anna)).toEqual([])
  expect((await sendFile(app, anna.token, mealieBackup(['Soup'], MEALS))).status).toBe(202)
})

function plain({ category, date, content }: Record<string, unknown>): string {
  const { text, dishes = [] } = content as { text?: string; dishes?: { version: { name: string } }[] }
  return `${String(category)} ${String(date)} ${text ?? dishes.map(({ version }) => version.name).join()}`
}

async function rename(planId: string | null | undefined, name: string): Promise<void> {
  const query = `mutation ($input: RenamePlanInput!) { renamePlan(input: $input) { ok errors { message } } }`
  const { data } = await app.graphql(query, { input: { planId, name } }, anna.token)
  expect((data as unknown as { renamePlan: { ok: boolean } }).renamePlan.ok).toBe(true)
}

it('a key brings and takes away plans only with PLAN_WRITE (MOVE-30, MOVE-32)', async () => {
  const key = await keyOf(app, anna, 'DISHES_READ', 'DISHES_WRITE')
  const file = mealieBackup(['Soup', 'Pie'], MEALS)
  expect((await sendFile(app, key, file)).status).toBe(202)
  await workAll(app)
  const reason = 'The key that sent the file may not change plans.'
  expect(await importsOf(app, anna)).toMatchObject([{ stored: 2, plans: [{ outcome: 'FAILED', reason }, { reason }] }])
  expect(await plansOf(anna)).toEqual([])
  const { id } = await broughtIn(app, anna, file)
  const before = await importsOf(app, anna)
  const refused = await answerTo(app, key, 'mutation ($input: ImportInput!) { undoImport(input: $input) { ok } }', {
    input: { id },
  })
  expect(refused).toMatchObject({
    ...{ status: 403, code: 'FORBIDDEN', reason: 'ACCESS_KEY_SCOPE' },
    challenge: 'Bearer error="insufficient_scope", scope="PLAN_WRITE"',
  })
  await workAll(app)
  expect(await importsOf(app, anna)).toEqual(before)
  expect((await plansOf(anna)).map(({ name }) => name)).toEqual([FIRST, SECOND])
  // What was renamed stays anyway, so it is nothing to take away.
  for (const { id: planId, name } of await plansOf(anna)) await rename(planId, `${name}, mine`)
  expect((await end(app, { ...anna, token: key }, 'undoImport', id)).ok).toBe(true)
  await workAll(app)
  expect(await importsOf(app, anna)).toMatchObject([{ state: 'UNDONE' }, {}])
  expect(await plansOf(anna)).toHaveLength(2)
})
