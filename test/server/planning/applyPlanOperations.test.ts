import { randomUUID } from 'node:crypto'
import { MemberModel } from '../../../server/households/MemberModel'
import { membership } from '../../../server/households/membership'
import { signUpAndIn } from '../../support/people'
import { planOf, rowOf, setSettings } from '../../support/plans'
import { adding, APPLY, currentPlans, join, operation } from './currentPlans'
import { SAVE } from './savedPlans'

const { app, person, meal, current, apply } = currentPlans()

it('begins without rows, or as the saved plan', async () => {
  expect(await current()).toEqual({ version: 0, rows: [], unsuitable: [] })
  const other = await signUpAndIn(app)
  const plan = planOf({ dinner: [rowOf(app, 'dinner', 2, 3), { uniqueId: '', numServes: 4 }] })
  await app.graphql(SAVE, { input: { plan } }, other.token)
  const begun = await current(other)
  expect(begun).toMatchObject({
    version: 0,
    rows: [
      { category: 'DINNER', hasSetServes: true, eaters: null, entry: { ...plan.dinner.mealList[0] } },
      { entry: { uniqueId: '', numServes: 4 } },
    ],
  })
  expect(await current(other)).toEqual(begun)
})

describe('operations', () => {
  it('are done in their order and counted', async () => {
    const [first, second] = [adding(meal('dinner', 1)), adding('')]
    const { rowId } = second.addRow
    const { plan, errors } = await apply([
      operation(first),
      operation(second),
      operation({ setMeal: { rowId, uniqueId: meal('dinner', 2) } }),
      operation({ setServes: { rowId, serves: 7 } }),
      operation({ removeRow: { rowId: first.addRow.rowId } }),
    ])
    expect(errors).toEqual([])
    expect(plan).toMatchObject({
      version: 5,
      rows: [{ id: rowId, hasSetServes: true, entry: { uniqueId: meal('dinner', 2), numServes: 7 } }],
    })
    expect(await current()).toEqual(plan)
  })

  it('act once, however often they are sent', async () => {
    const once = operation(adding(meal('lunch'), { category: 'lunch' }))
    const { plan } = await apply([once, once])
    expect(plan?.version).toBe(1)
    const removed = operation({ removeRow: { rowId: once.act.addRow.rowId } })
    await apply([removed])
    expect((await apply([once, removed])).plan).toMatchObject({ version: 2, rows: [] })
  })

  it('are kept, all of them, when many arrive at once', async () => {
    const calls = Array.from({ length: 10 }, () => [
      operation(adding('')),
      operation(adding('', { category: 'lunch' })),
    ])
    const answers = await Promise.all(calls.map((operations) => apply(operations)))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(answers.map(({ plan }) => plan?.version).sort((a = 0, b = 0) => a - b)).toEqual([
      2, 4, 6, 8, 10, 12, 14, 16, 18, 20,
    ])
    const { rows } = await current()
    expect(rows.map(({ id }) => id).sort()).toEqual(
      calls
        .flat()
        .map(({ act }) => act.addRow.rowId)
        .sort(),
    )
  })

  it('on rows that are gone have no effect', async () => {
    const rowId = randomUUID()
    const { plan, errors } = await apply([
      operation({ setMeal: { rowId, uniqueId: meal('dinner') } }),
      operation({ setServes: { rowId, serves: 2 } }),
      operation({ removeRow: { rowId } }),
    ])
    expect({ plan, errors }).toMatchObject({ plan: { version: 3, rows: [] }, errors: [] })
  })
})

describe('wrong operations', () => {
  it.each([
    ['an unknown meal', { setMeal: { rowId: 'x', uniqueId: 'nothing' } }, 'UNKNOWN', 'setMeal.uniqueId'],
    [
      'an id that is no UUID',
      { ...adding(''), addRow: { ...adding('').addRow, rowId: 'x' } },
      'INVALID',
      'addRow.rowId',
    ],
    ['eleven serves', { setServes: { rowId: 'x', serves: 11 } }, 'OUT_OF_RANGE', 'setServes.serves'],
    ['no one who eats', { setEaters: { rowId: 'x', eaters: [] } }, 'REQUIRED', 'setEaters.eaters'],
    ['someone else', { setEaters: { rowId: 'x', eaters: ['someone'] } }, 'UNKNOWN', 'setEaters.eaters[0]'],
  ])('with %s are named, and nothing of the call is stored', async (_what, act, code, field) => {
    const { plan, errors } = await apply([operation(adding('')), operation(act)])
    expect(plan).toBeNull()
    expect(errors).toEqual([expect.objectContaining({ code, field: `operations[1].act.${field}` })])
    expect(await current()).toMatchObject({ version: 0, rows: [] })
  })

  it('are those that put a meal into a category that it is not made for', async () => {
    const { byCategory, meals } = app.services.catalogue.compiled
    const index = byCategory.breakfast.findIndex((at) => !meals[at]?.meal.categories.includes('dinner'))
    const row = adding('')
    const { errors } = await apply([
      operation(row),
      operation({ setMeal: { rowId: row.addRow.rowId, uniqueId: meal('breakfast', index) } }),
    ])
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'operations[1].act.setMeal.uniqueId' }])
    expect((await apply([operation(adding(meal('breakfast', index)))])).errors).toMatchObject([
      { code: 'INVALID', field: 'operations[0].act.addRow.uniqueId' },
    ])
  })

  it('do not hinder a call that is sent again', async () => {
    const done = operation(adding(meal('dinner')))
    await apply([done])
    const again = { ...done, act: adding('no longer there') }
    expect((await apply([again, operation(adding(''))])).plan?.rows).toHaveLength(2)
  })

  it('are none at all, and more than 200', async () => {
    expect((await apply([])).errors).toMatchObject([{ code: 'REQUIRED', field: 'operations' }])
    const many = Array.from({ length: 201 }, () => operation({ removeRow: { rowId: 'x' } }))
    expect((await apply(many)).errors).toMatchObject([{ code: 'TOO_MANY', field: 'operations' }])
    expect((await apply(many.slice(1))).plan?.version).toBe(200)
  })

  it('with two acts or none are malformed', async () => {
    for (const act of [{}, { removeRow: { rowId: 'x' }, setServes: { rowId: 'x', serves: 1 } }])
      expect((await app.graphql(APPLY, { operations: [operation(act)] }, person().token)).status).toBe(400)
  })
})

describe('a household', () => {
  it('works on one plan, of which strangers see nothing', async () => {
    const [other, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
    await join(app, other, person())
    await apply([operation(adding(meal('dinner')))])
    const { plan } = await apply([operation(adding(meal('lunch'), { category: 'lunch' }))], other)
    expect(plan?.rows).toHaveLength(2)
    expect(await current()).toEqual(plan)
    expect((await current(stranger)).rows).toEqual([])
  })

  it('refuses all of a call that holds what was done for a former household, and stores nothing of it (HH-20)', async () => {
    const { householdId: former } = await membership(app.services, person())
    const host = await signUpAndIn(app)
    const { householdId } = await membership(app.services, host)
    const late = { ...operation(adding(meal('dinner'))), householdId: former }
    const own = { ...operation(adding(meal('lunch'), { category: 'lunch' })), householdId }
    const unnamed = operation(adding(meal('breakfast'), { category: 'breakfast' }))
    await join(app, person(), host)
    const { plan, errors } = await apply([own, late, unnamed])
    expect(plan).toBeNull()
    expect(errors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'operations[1].householdId' }])
    expect(await current(host)).toMatchObject({ version: 0, rows: [] })
    const taken = await apply([own, unnamed])
    expect(taken.plan?.rows.map(({ category }) => category)).toEqual(['BREAKFAST', 'LUNCH'])
  })

  it('has serves by the portions of those who eat until someone sets them', async () => {
    const { householdId, id } = await membership(app.services, person())
    const { plan } = await apply([
      operation(adding(meal('dinner'))),
      operation(adding(meal('lunch'), { category: 'lunch' })),
    ])
    expect(plan?.rows.map(({ entry }) => entry.numServes)).toEqual([1, 1])
    const child = {
      id: randomUUID(),
      householdId,
      name: 'Kim',
      portion: 150,
      eats: 4,
      answersEditedBy: 'OWNER' as const,
    }
    await MemberModel.query(app.services.db).insert({ ...child, userId: null, joinedAt: app.clock.now() })
    const [lunch, dinner] = (await current()).rows
    expect([lunch, dinner]).toMatchObject([
      { hasSetServes: false, entry: { numServes: 1 } },
      { hasSetServes: false, entry: { numServes: 3 } },
    ])
    const rowId = dinner?.id
    const set = await apply([
      operation({ setEaters: { rowId, eaters: [child.id] } }),
      operation({ setEaters: { rowId: lunch?.id, eaters: [child.id, id] } }),
      operation({ setServes: { rowId: lunch?.id, serves: 5 } }),
    ])
    expect(set.plan?.rows).toMatchObject([
      { eaters: [id, child.id], entry: { numServes: 5 } },
      { eaters: [child.id], entry: { numServes: 2 } },
    ])
    await MemberModel.query(app.services.db).deleteById(child.id)
    expect((await current()).rows).toMatchObject([
      { eaters: [id], entry: { numServes: 5 } },
      { eaters: null, entry: { numServes: 1 } },
    ])
  })

  it('sees which rows do not suit', async () => {
    const { meals, byCategory } = app.services.catalogue.compiled
    const index = byCategory.dinner.findIndex((at) => meals[at]?.mainKind === 'beef')
    await apply([operation(adding(meal('dinner', index)))])
    expect((await current()).unsuitable).toEqual([])
    await setSettings(app, person().userId, { requirements: { VEGAN: 'STRICT' } })
    expect((await current()).unsuitable).toMatchObject([{ row: 0, change: 'REMOVED' }])
  })
})
