import { randomUUID } from 'node:crypto'
import { statementsOf } from '../../../support/countStatements'
import { givenApp } from '../../../support/givenApp'
import { type Person, signUpAndIn } from '../../../support/people'
import { partnerKey } from '../../../support/principals'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })

interface Relaxation {
  label: string
  memberId: string | null
  fieldId: string
  answer: { optionIds: string[]; settings: { optionId: string; settingId: string }[] }
}
interface Missed {
  kind: string
  text: string
  figure: number
  blockedBy: string | null
  blockedText: string | null
  relaxations: Relaxation[]
}
interface Summary {
  targets: {
    member: { name: string } | null
    nutrient: string
    unit: string
    perDay: number
    atLeast: number | null
    atMost: number | null
    isMet: boolean
  }[]
  leftovers: { ingredient: { name: string }; quantity: { amount: number; text: string } }[]
  leftoverGrams: number
  lineCount: number
  minutes: number
  missed: Missed[]
}
interface Row {
  id: string
  title: string
  reason: { kind: string; text: string } | null
}

const DRAFT = `query ($input: DraftPlanInput!) { draftPlan(input: $input) { errors { message } plan {
  rows { id title reason { kind text figure without member { name } ingredient { name } } }
  summary { targets { member { name } nutrient unit perDay atLeast atMost isMet }
    leftovers { ingredient { name } quantity { amount text } } leftoverGrams lineCount minutes dollars
    missed { kind text figure blockedBy blockedText relaxations { label memberId fieldId answer { optionIds settings { optionId settingId } } } } } } } }`
const BALANCE = `query ($input: BalancePlanInput!) { balancePlan(input: $input) { ok errors { code field } effects
  plan { rows { id title isLocked } } changed { row { id title entry { uniqueId } } before why } } }`
const SAVE = 'mutation ($input: SaveFormsInput!) { saveForms(input: $input) { errors { message } } }'
const PROPOSE = `mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) {
  breakfast { mealList { uniqueId minutes } } lunch { mealList { uniqueId minutes } } dinner { mealList { uniqueId minutes } } } }`

let ann: Person
beforeEach(async () => {
  ann = await signUpAndIn(app)
})

async function wish(...answers: object[]): Promise<void> {
  const { data } = await app.graphql(SAVE, { input: { answers } }, ann.token)
  expect(data).toEqual({ saveForms: { errors: [] } })
}

/** A proposed plan as rows of a draft. */
async function proposedRows(counts: Record<string, number>, seed = 'week') {
  const wanted = Object.fromEntries(Object.entries(counts).map(([category, numMeals]) => [category, { numMeals }]))
  const { data } = await app.graphql(PROPOSE, { input: { ...wanted, seed } }, ann.token)
  const proposed = (
    data as unknown as { randomizeMealPlan: Record<string, { mealList: { uniqueId: string }[] } | null> }
  ).randomizeMealPlan
  return Object.keys(counts).flatMap((category) =>
    (proposed[category]?.mealList ?? []).map(({ uniqueId }) => ({
      id: randomUUID(),
      category: category.toUpperCase(),
      content: { dishes: [{ recipe: uniqueId }] },
    })),
  )
}

async function draft(rows: object[], token = ann.token): Promise<{ rows: Row[]; summary: Summary | null }> {
  const { data, errors } = await app.graphql(DRAFT, { input: { rows } }, token)
  expect(errors).toBeUndefined()
  return (data as unknown as { draftPlan: { plan: { rows: Row[]; summary: Summary | null } } }).draftPlan.plan
}

const choose = (fieldId: string, ...optionIds: string[]) => ({ fieldId, optionIds })

test('a plan says what it amounts to, under the targets of an average adult where no one has any', async () => {
  const { summary, rows } = await draft(await proposedRows({ breakfast: 7, lunch: 7, dinner: 7 }))
  expect(summary?.targets.map(({ member, nutrient, unit }) => [member, nutrient, unit])).toEqual([
    [null, 'ENERGY', 'kJ'],
    [null, 'PROTEIN', 'g'],
    [null, 'FIBRE', 'g'],
    [null, 'SODIUM', 'mg'],
    [null, 'SATURATED_FAT', 'g'],
  ])
  for (const { perDay, atLeast, atMost, isMet } of summary?.targets ?? [])
    expect(isMet).toBe(perDay >= (atLeast ?? 0) && perDay <= (atMost ?? Infinity))
  expect(summary?.lineCount).toBeGreaterThan(20)
  expect(summary?.minutes).toBeGreaterThan(100)
  for (const { reason } of rows) if (reason) expect(reason.text.length).toBeGreaterThan(5)
  expect(rows.some(({ reason }) => reason !== null)).toBe(true)
})

test('a plan without a meal, and that of a partner, has no summary', async () => {
  expect(await draft([{ category: 'DINNER' }])).toMatchObject({ summary: null, rows: [{ reason: null }] })
  const rows = await proposedRows({ dinner: 1 })
  const key = await partnerKey(app, 'MEALS_READ')
  expect(
    await draft(
      rows.map(({ content, category }) => ({ content, category })),
      key,
    ),
  ).toMatchObject({ summary: null })
})

test('targets are those of the members that have some', async () => {
  await wish({ fieldId: 'targets.day', optionSettings: [{ optionId: 'protein', settingId: '80' }] })
  const { summary } = await draft(await proposedRows({ breakfast: 3, lunch: 3, dinner: 3 }))
  expect(summary?.targets).toMatchObject([{ nutrient: 'PROTEIN', atLeast: 80, atMost: null }])
  expect(summary?.targets[0]?.member?.name).toBeTruthy()
})

test('what is missed is named with what relaxes it, and relaxing it helps', async () => {
  const rows = await proposedRows({ dinner: 5 })
  await wish(choose('wishes.minutes.dinner.weekday', '10'))
  const before = await draft(rows)
  const missed = before.summary?.missed.find(({ kind }) => kind === 'MINUTES')
  expect(missed?.text).toMatch(/^A dinner on weekdays takes \d+ minutes; at most 10 minutes are wanted\.$/)
  const own = missed?.relaxations.at(-1)
  expect(own).toMatchObject({ memberId: null, fieldId: 'wishes.minutes.dinner.weekday' })
  await wish(choose('wishes.minutes.dinner.weekday', ...(own?.answer.optionIds ?? [])))
  const after = await draft(rows)
  expect(after.summary?.missed.filter(({ kind }) => kind === 'MINUTES')).toEqual([])
})

test('of two wishes that cannot be met together, each says that the other stands in its way', async () => {
  await wish(choose('wishes.counts.RED_MEAT.atLeast', '3'), choose('wishes.counts.MEATLESS.atLeast', '3'))
  const { summary } = await draft(await proposedRows({ dinner: 4 }))
  const missed = summary?.missed ?? []
  expect(missed.map(({ kind }) => kind)).toContain('COUNT')
  const [first] = missed
  expect(first).toMatchObject({ blockedBy: 'COUNT' })
  expect(first?.blockedText).toMatch(/^What stands most in the way: (red meat|a meatless meal) at least 3 times\.$/)
  expect(first?.relaxations.length).toBe(2)
  expect(first?.relaxations[0]?.answer.optionIds).toEqual([])
})

test('targets that a member may not edit are not offered to be relaxed', async () => {
  const rows = await proposedRows({ breakfast: 2, lunch: 2, dinner: 2 })
  await wish({ fieldId: 'targets.day', optionSettings: [{ optionId: 'protein', settingId: '160' }] })
  const { summary } = await draft(rows)
  const [missed] = summary?.missed ?? []
  expect(missed).toMatchObject({ kind: 'TARGET' })
  const [relaxation] = missed?.relaxations.filter(({ memberId }) => memberId !== null) ?? []
  expect(relaxation?.fieldId).toBe('targets.day')
  const { data } = await app.graphql(
    SAVE,
    {
      input: {
        memberId: relaxation?.memberId,
        answers: [{ fieldId: relaxation?.fieldId, optionSettings: relaxation?.answer.settings }],
      },
    },
    ann.token,
  )
  expect(data).toEqual({ saveForms: { errors: [] } })
  expect((await draft(rows)).summary?.missed.filter(({ kind }) => kind === 'TARGET') ?? []).toEqual([])
})

test('another member’s opinions are no reasons', async () => {
  const rows = await proposedRows({ dinner: 1 })
  const recipe = rows[0]?.content.dishes[0]?.recipe
  const say = (by: Person, rating: number | null) =>
    app.graphql(
      'mutation ($input: SetOpinionInput!) { setOpinion(input: $input) { ok } }',
      { input: { recipe, isFavourite: rating !== null, rating } },
      by.token,
    )
  await say(ann, 5)
  expect((await draft(rows)).rows[0]?.reason).toMatchObject({ kind: 'FAVOURITE', text: 'A favourite of yours' })
})

test('balancing changes at most four other rows, and leaves the changed and the locked ones', async () => {
  await wish({ fieldId: 'targets.day', optionSettings: [{ optionId: 'fibre', settingId: '30' }] })
  const rows = await proposedRows({ breakfast: 4, lunch: 4, dinner: 4 })
  const other = await proposedRows({ dinner: 1 }, 'other')
  const changedRow = rows[8]?.id
  const locked = rows[0]?.id
  const edited = rows.map((row) => ({
    ...row,
    ...(row.id === changedRow && { content: other[0]?.content }),
    isLocked: row.id === locked,
  }))
  const { data } = await app.graphql(BALANCE, { input: { rows: edited, changedRow } }, ann.token)
  const { balancePlan } = data as unknown as {
    balancePlan: {
      ok: boolean
      effects: string[]
      plan: { rows: { id: string }[] }
      changed: { row: { id: string; title: string }; before: string }[]
    }
  }
  const { ok, plan, changed } = balancePlan
  expect(ok).toBe(true)
  expect(plan.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(changed.length).toBeLessThanOrEqual(4)
  for (const { row, before } of changed) {
    expect([changedRow, locked]).not.toContain(row.id)
    expect(row.title).not.toBe(before)
  }
})

test('a row of the household’s plan that is locked stays, though the draft does not say so', async () => {
  await wish({ fieldId: 'targets.day', optionSettings: [{ optionId: 'fibre', settingId: '50' }] })
  const rows = await proposedRows({ dinner: 3 })
  const operations = rows.flatMap(({ id: rowId, content }) => [
    { addRow: { rowId, category: 'DINNER', uniqueId: content.dishes[0]?.recipe } },
    { setLock: { rowId, isLocked: true } },
  ])
  const APPLY =
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { message } outcomes { status } } }'
  const sent = operations.map((plan) => ({ id: randomUUID(), act: { plan } }))
  const applied = await app.graphql(APPLY, { input: { operations: sent } }, ann.token)
  expect(applied.errors).toBeUndefined()
  const { data } = await app.graphql(BALANCE, { input: { rows, changedRow: rows[0]?.id } }, ann.token)
  expect(data).toMatchObject({ balancePlan: { ok: true, changed: [] } })
})

test('a row that is not there is named', async () => {
  const rows = await proposedRows({ dinner: 1 })
  const { data } = await app.graphql(BALANCE, { input: { rows, changedRow: randomUUID() } }, ann.token)
  expect(data).toMatchObject({ balancePlan: { ok: false, errors: [{ code: 'UNKNOWN', field: 'changedRow' }] } })
})

test('summary and reasons take the same number of statements for any number of rows', async () => {
  const count = async (dinner: number) => {
    const rows = await proposedRows({ dinner })
    return (await statementsOf(app.services.db, () => draft(rows))).length
  }
  const few = await count(1)
  expect(await count(7)).toBe(few)
})
