import fc from 'fast-check'
import { applyWord, type CupboardState, keptIn } from '../../../schema/cupboardWords'
import { givenApp } from '../../support/givenApp'
import { uuid } from '../../support/planArbitraries'
import { type Person, signUpAndIn } from '../../support/people'
import { bringTogether } from '../households/householdCalls'
import { cupboardOf, keep, operate, take } from './cupboardCalls'

jest.setTimeout(120_000)
const DAY = 24 * 60 * 60 * 1000

const app = givenApp()
let person: Person
beforeEach(async () => {
  person = await signUpAndIn(app)
})

const keepAct = (
  ingredient: string,
  amount: number | null = null,
  unit: string | null = amount === null ? null : 'g',
) => ({
  keep: { ingredient, amount, unit },
})
const takeAct = (ingredient: string) => ({ take: { ingredient } })

it('does acts by the times at which they were said, in any order', async () => {
  const now = app.clock.now()
  const { cupboard, errors } = await operate(
    app,
    person,
    { id: uuid(2), at: now - 1, act: takeAct('salt') },
    { id: uuid(1), at: now - 5, act: keepAct('salt', 300) },
    { id: uuid(3), at: now - 3, act: { keep: { ingredient: 'milk', amount: 1, unit: 'l', useBy: '2026-12-01' } } },
  )
  expect(errors).toEqual([])
  expect(cupboard).toMatchObject({
    version: 1,
    items: [{ ingredient: { slug: 'milk' }, amount: 1, unit: 'l', useBy: '2026-12-01', at: now - 3 }],
  })
  expect(await cupboardOf(app, person)).toEqual(cupboard)
})

it('does an operation once, also one from the future that comes again after another word (CUP-9)', async () => {
  const ben = await signUpAndIn(app)
  await bringTogether(app, person, ben)
  const fast = { id: uuid(1), at: app.clock.now() + DAY, act: keepAct('salt', 300) }
  const first = await operate(app, person, fast)
  expect(first.cupboard?.items).toMatchObject([{ amount: 300 }])
  expect(first.cupboard?.items[0]?.at).toBeLessThanOrEqual(app.clock.now())
  app.clock.advance(10)
  await take(app, ben, { ingredient: 'salt' })
  app.clock.advance(10)
  expect((await operate(app, person, fast)).cupboard).toEqual({ version: 2, items: [] })
  expect((await operate(app, person, fast, fast)).cupboard).toEqual({ version: 2, items: [] })
})

it('keeps the order of what a clock that is fast says', async () => {
  const later = app.clock.now() + DAY
  const acts = [keepAct('salt'), takeAct('salt'), keepAct('salt', 5), takeAct('salt')]
  const operations = acts.map((act, index) => ({ id: uuid(index + 1), at: later + index, act }))
  expect((await operate(app, person, ...operations)).cupboard?.items).toEqual([])
  expect((await operate(app, person, ...operations.toReversed())).cupboard).toMatchObject({ version: 1, items: [] })
  const again = { id: uuid(9), at: later + 9, act: keepAct('salt', 7) }
  expect((await operate(app, person, again)).cupboard?.items).toMatchObject([{ amount: 7 }])
})

it('agrees with the domain function whatever comes, however often', async () => {
  const now = app.clock.now()
  const operations = fc.array(
    fc.record({
      at: fc.integer({ min: 1, max: 9 }).map((ago) => now - ago),
      act: fc.constantFrom(
        keepAct('salt', 1),
        keepAct('salt', 2),
        keepAct('rice-flour'),
        takeAct('salt'),
        takeAct('rice-flour'),
      ),
    }),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(operations, fc.infiniteStream(fc.boolean()), async (given, repeats) => {
      const someone = await signUpAndIn(app)
      const sent = given.map((one, index) => ({ ...one, id: uuid(index + 1) }))
      for (const operation of sent) {
        await operate(app, someone, operation)
        if (repeats.next().value) await operate(app, someone, ...sent.slice(0, 1 + sent.indexOf(operation)))
      }
      const { items } = await cupboardOf(app, someone)
      const [by = null] = items.map((item) => item.by)
      const model = given.reduce<CupboardState>((state, { at, act }) => {
        const { ingredient, ...kept } = 'keep' in act ? act.keep : { ...act.take, amount: null, unit: null }
        return applyWord(state, ingredient, {
          at,
          by,
          kept: 'keep' in act ? { ...kept, unit: kept.unit === null ? null : 'g', useBy: null } : null,
        })
      }, new Map())
      expect(Object.fromEntries(items.map((item) => [item.ingredient.slug, [item.amount, item.at]]))).toEqual(
        Object.fromEntries(keptIn(model).map(([slug, { kept, at }]) => [slug, [kept.amount, at]])),
      )
    }),
    { numRuns: 15 },
  )
})

it.each([
  [{ act: keepAct('unobtainium') }, 'UNKNOWN', 'act.keep.ingredient'],
  [{ act: keepAct('salt', 0) }, 'OUT_OF_RANGE', 'act.keep.amount'],
  [{ act: keepAct('salt', 1, 'cup') }, 'INVALID', 'act.keep.unit'],
  [{ act: takeAct('') }, 'UNKNOWN', 'act.take.ingredient'],
  [{ id: 'no uuid' }, 'INVALID', 'id'],
])('names %p, and stores nothing of the call', async (wrong, code, field) => {
  const sound = { id: uuid(1), at: app.clock.now(), act: keepAct('salt') }
  const { cupboard, errors } = await operate(app, person, sound, { ...sound, id: uuid(2), ...wrong })
  expect({ cupboard, errors }).toMatchObject({ cupboard: null, errors: [{ code, field: `operations[1].${field}` }] })
  expect((await cupboardOf(app, person)).version).toBe(0)
})

it('names the operation for which the cupboard is full', async () => {
  const slugs = app.services.catalogue.compiled.ingredients.slice(0, 302).map(({ slug }) => slug)
  await keep(app, person, ...slugs.slice(0, 299).map((ingredient) => ({ ingredient })))
  const more = slugs
    .slice(299, 301)
    .map((slug, index) => ({ id: uuid(index + 1), at: app.clock.now(), act: keepAct(slug) }))
  expect(await operate(app, person, ...more)).toMatchObject({
    cupboard: null,
    errors: [{ code: 'TOO_MANY', field: 'operations[1].act.keep' }],
  })
  expect((await operate(app, person)).errors).toMatchObject([{ code: 'REQUIRED', field: 'operations' }])
})
