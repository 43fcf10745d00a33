import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../../../schema/limits'
import { compileDiet } from '../../../../server/catalogue/compileDiet'
import { suitability } from '../../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../../server/catalogue/mealEntryId'
import { forgetOldOperations } from '../../../../server/operations/forgetOldOperations'
import { membership } from '../../../../server/households/membership'
import { accept, inviteKey, leave } from '../../households/householdCalls'
import { send as sendAccount } from '../../accounts/operations'
import { PASSWORD, signUpAndIn } from '../../../support/people'
import { brief, changeCalls } from './changeCalls'

const { app, calls, recent, act, ana, ben } = changeCalls()
const DAY = 24 * 60 * 60 * 1000
/** The rows of operations of the plan. */
async function operations() {
  const { householdId } = await membership(app.services, ana())
  const plans = app.services.db('plans').where({ householdId }).select('id')
  return app.services.db('plan_operations').whereIn('planId', plans)
}
const rowsHeld = async () => (await operations()).filter(({ changeKind }) => changeKind !== null)

it('an opened plan takes the place of the present one, and can be sent twice (PLAN-93)', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  await act([calls.adding(one)])
  const saved = await calls.save({ name: 'A week' })
  await act([{ removeRow: { rowId: one } }, calls.adding(two, { uniqueId: calls.meal(1) })], ben())
  const input = { planId: saved.plan?.id, operationId: randomUUID() }
  await calls.load(input, ben())
  await calls.load(input, ben())
  await calls.load({ planId: saved.plan?.id })
  const changes = await recent()
  expect(changes.map(({ kind, by }) => [kind, by?.name === 'Ben'])).toEqual([
    ['OPENED', false],
    ['OPENED', true],
    ['EDITED', true],
    ['EDITED', false],
  ])
  expect(changes[1]?.rows).toMatchObject([{ rowId: two, after: null }, { before: null }])
})

it('the next week is one change with the rows that were over and those in their places', async () => {
  const rowId = randomUUID()
  await act([calls.adding(rowId, { date: calls.day(-1) })])
  await calls.beginWeek({ isRepeat: true }, ben())
  const [begun] = await recent()
  expect(begun).toMatchObject({
    kind: 'NEXT_WEEK',
    by: { name: 'Ben' },
    rows: [
      { rowId, before: { date: calls.day(-1) }, after: null },
      { before: null, after: { date: calls.day(6) } },
    ],
  })
  await calls.beginWeek({}, ben())
  expect((await recent())[0]?.rows).toHaveLength(2)
})

/** Settings as the page sends them, which then removes what does not suit. */
async function vegan(settingId?: 'STRICT'): Promise<void> {
  const optionSettings = settingId ? [{ optionId: 'VEGAN', settingId }] : []
  const answers = [{ fieldId: 'dietary.requirements', optionSettings }]
  await calls.run('mutation ($input: SaveFormsInput!) { saveForms(input: $input) { ok } }', { input: { answers } })
}

it('what does not suit is removed by settings, and by them it returns; no one did the former', async () => {
  const { compiled } = app.services.catalogue
  const diet = compileDiet({ requirements: new Map([['VEGAN', 'STRICT']]), neverEaten: [] })
  const lost = compiled.meals.find(
    (meal) => meal.meal.categories.includes('dinner') && suitability(meal, diet).kind === 'unsuitable',
  )
  const rowId = randomUUID()
  await act([calls.adding(rowId, { uniqueId: encodeMealEntryId(lost?.id ?? '', []) })])
  await vegan('STRICT')
  await act([{ setMeal: { rowId, uniqueId: '' } }], ben())
  await vegan()
  const name = lost?.meal.name
  expect((await recent()).map(brief)).toEqual([
    ['RETURNED', expect.any(String), ['', name]],
    ['SUITED', null, [name, '']],
    ['EDITED', expect.any(String), [null, name]],
  ])
  await act([{ setMeal: { rowId, uniqueId: '' } }], ben())
  expect((await recent()).map(brief)[0]).toEqual(['EDITED', 'Ben', [name, '']])
})

it('holds a bounded number, of which it gives the latest 50 (PLAN-95)', async () => {
  for (let call = 0; call < 300; call += 50)
    await act(
      Array.from({ length: 25 }, () => randomUUID()).flatMap((rowId) => [
        calls.adding(rowId),
        { removeRow: { rowId } },
      ]),
    )
  expect(await recent()).toEqual([])
  const rowId = randomUUID()
  await act([calls.adding(rowId)])
  for (let step = 1; step < 300; step += 1)
    await act([{ setServes: { rowId, serves: 1 + (step % 9) } }], step % 2 === 0 ? ana() : ben())
  const changes = await recent()
  expect(changes).toHaveLength(LIMITS.planChanges)
  expect(changes.map(({ rows }) => rows[0]?.after?.serves).slice(0, 3)).toEqual([3, 2, 1])
  const held = await rowsHeld()
  expect(held.length).toBeGreaterThanOrEqual(4 * LIMITS.planChanges)
  expect(held.length).toBeLessThan(4 * LIMITS.planChanges + 64)
  expect(await operations()).toHaveLength(300 + 300)
}, 60_000)

it('is forgotten after 30 days (PLAN-95)', async () => {
  await act([calls.adding(randomUUID())])
  await forgetOldOperations({ ...app.services, now: () => app.clock.now() + 29 * DAY })
  expect(await recent()).toHaveLength(1)
  await app.services.db('plan_operations').decrement('at', 30 * DAY + 1000)
  await act([calls.adding(randomUUID())], ben())
  expect((await recent()).map(({ by }) => by?.name)).toEqual(['Ben'])
  await forgetOldOperations(app.services)
  expect(await rowsHeld()).toHaveLength(1)
})

it('of who has left the name is gone, and what was done stays with the others; nothing goes along (PLAN-95)', async () => {
  await act([calls.adding(randomUUID())], ben())
  await leave(app, ben())
  expect((await recent()).map(brief)).toEqual([['EDITED', null, [null, expect.any(String)]]])
  expect(await recent(ben())).toEqual([])
})

it('of a deleted account the name is gone, and what was done stays with the others', async () => {
  await act([calls.adding(randomUUID())], ben())
  expect(await sendAccount(app, 'deleteAccount', { password: PASSWORD }, ben().token)).toMatchObject({ deleted: true })
  expect((await recent()).map(brief)).toEqual([['EDITED', null, [null, expect.any(String)]]])
})

it('is not brought along into another household', async () => {
  const cleo = await signUpAndIn(app)
  await act([calls.adding(randomUUID())], cleo)
  await accept(app, cleo, await inviteKey(app, ana()))
  expect((await calls.plansOf('', cleo)).nodes.map(({ name }) => name)).toContainEqual(expect.stringContaining('plan'))
  expect(await recent(cleo)).toEqual([])
  expect(await rowsHeld()).toEqual([])
})

it('the export of a person has what the person did, and nothing of the others', async () => {
  const rowId = randomUUID()
  await act([calls.adding(rowId)])
  await act([{ setServes: { rowId, serves: 7 } }], ben())
  const { data } = await app.graphql('{ myData }', {}, ben().token)
  const { data: tables } = data.myData as unknown as { data: Record<string, { rows: object[] }> }
  expect(tables.plan_changes?.rows).toEqual([
    {
      at: expect.any(Number),
      changeKind: 'EDITED',
      changedRows: [expect.objectContaining({ after: expect.objectContaining({ serves: 7 }) })],
    },
  ])
})
