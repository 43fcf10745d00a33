import { CODE_LIMITS } from '../../../schema/productCodes'
import { eanOf } from '../../support/eanOf'
import { householdOf } from '../households/householdCalls'
import { applyAs, operation } from '../operations/operationCalls'
import { currentPlans } from '../planning/currentPlans'

jest.setTimeout(120_000)

const { app, person } = currentPlans()
const MILK = '04006381333931'

interface Learned {
  code: string
  name: string
  ingredient: string | null
}
const learn = (code: string, name: string | null, ingredient: string | null = null) => ({
  habits: { learnCode: { code, name, ...(ingredient === null ? {} : { ingredient }) } },
})
const apply = (...acts: object[]) =>
  applyAs(
    app,
    person(),
    acts.map((act) => ({ act })),
  )
const codes = async (): Promise<Learned[]> => {
  const query = '{ viewer { household { shopHabits { codes { code name ingredient } } } } }'
  const { data } = await app.graphql(query, {}, person().token)
  return (data as never as { viewer: { household: { shopHabits: { codes: Learned[] } } } }).viewer.household.shopHabits
    .codes
}

it('are remembered for the household under 14 digits, and forgotten (SHOP-64, SHOP-65)', async () => {
  await apply(learn('4006381333931', ' Oat\n milk ', 'milk'), learn('96385074', 'Foil'), learn('036000291452', 'Tape'))
  expect(await codes()).toEqual([
    { code: '00000096385074', name: 'Foil', ingredient: null },
    { code: '00036000291452', name: 'Tape', ingredient: null },
    { code: MILK, name: 'Oat milk', ingredient: 'milk' },
  ])
  await apply(learn('0036000291452', 'Sticky tape'), learn('96385074', null), learn(MILK, 'Batteries'))
  expect(await codes()).toEqual([
    { code: '00036000291452', name: 'Sticky tape', ingredient: null },
    { code: MILK, name: 'Batteries', ingredient: null },
  ])
})

it('are what was said last, whenever that arrives', async () => {
  const now = app.clock.now()
  const said = ['Milk', null, 'Oat milk', null, 'Cream'].map((name, index) =>
    operation(learn(MILK, name), now + index - 9),
  )
  await applyAs(app, person(), said.toReversed())
  expect(await codes()).toEqual([{ code: MILK, name: 'Cream', ingredient: null }])
  const { outcomes } = await applyAs(app, person(), [operation(learn(MILK, null), now - 7), said[4] ?? {}])
  expect(outcomes.map(({ status }) => status)).toEqual(['MOOT', 'REPEATED'])
  expect(await codes()).toHaveLength(1)
})

it('are refused with the field that is wrong, and nothing else is held back', async () => {
  const wrong = ['4006381333932', '4006381333', '40063813339 1', '', '٤٠٠٦٣٨١٣٣٣٩٣١', '140063813339312']
  const { errors, outcomes } = await apply(
    ...wrong.map((code) => learn(code, 'Milk')),
    learn(MILK, ' \n '),
    learn(MILK, 'x'.repeat(CODE_LIMITS.nameLength + 1)),
    learn(MILK, 'Milk', 'No such food'),
    learn('96385074', '🥛'.repeat(CODE_LIMITS.nameLength)),
  )
  const at = (index: number, field: string) => `operations[${index}].act.habits.learnCode.${field}`
  expect(errors.map(({ code, field }) => [code, field])).toEqual([
    ...wrong.map((_, index) => ['INVALID', at(index, 'code')]),
    ['REQUIRED', at(6, 'name')],
    ['TOO_LONG', at(7, 'name')],
    ['INVALID', at(8, 'ingredient')],
  ])
  expect(outcomes.at(-1)?.status).toBe('APPLIED')
  expect(await codes()).toHaveLength(1)
})

it('are 2,000 of a household, without the oldest beyond', async () => {
  const { id: householdId } = await householdOf(app, person())
  const rows = Array.from({ length: CODE_LIMITS.count }, (_, index) => ({
    householdId,
    code: `0${eanOf(index)}`,
    name: `${index}`,
    at: 1000 + index,
  }))
  await app.services.db.batchInsert('learned_codes', rows, 200)
  await apply(learn(MILK, 'Milk'))
  const present = await codes()
  expect(present).toHaveLength(CODE_LIMITS.count)
  expect(present.map(({ name }) => name)).toEqual(expect.arrayContaining(['Milk', '1']))
  expect(present.map(({ name }) => name)).not.toContain('0')
})
