import fc from 'fast-check'
import { leanRow, PLAN_CATEGORIES, type PlanAct, type PlanRow, type PlanRows } from '../../schema/planOperations'

/** A UUID for a small number, so that runs meet the same ones again. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

const ids = fc.integer({ min: 1, max: 40 }).map(uuid)
const serves = fc.option(fc.integer({ min: 0, max: 10 }))
const eaters = fc.option(fc.uniqueArray(fc.constantFrom('ana', 'ben', 'cleo'), { minLength: 1 }))
const meals = fc.constantFrom('', 'porridge', 'soup', 'curry')
const category = fc.constantFrom(...PLAN_CATEGORIES)

const dates = fc.constantFrom('2026-11-23', '2026-11-24', '2026-12-01')

const others = fc.oneof(
  ids.map((leftoversOf) => ({ uniqueId: '', leftoversOf })),
  fc.constantFrom('stew', 'soup').map((frozen) => ({ uniqueId: '', frozen })),
  fc.constantFrom('Take-away', 'Gran').map((text) => ({ uniqueId: '', text })),
  fc.constant({ uniqueId: '', text: 'Out', isOut: true }),
)

const sides = fc.constantFrom('salad', 'mash')
const desserts = fc.constantFrom('pears', 'crumble')
const servedMeals = fc.record({ uniqueId: meals, side: sides, dessert: desserts }, { requiredKeys: ['uniqueId'] })

const row: fc.Arbitrary<PlanRow> = fc.record(
  {
    id: ids,
    category,
    uniqueId: meals,
    serves,
    eaters,
    variantOf: fc.option(ids, { freq: 6 }),
    date: dates,
    isLocked: fc.constant(true),
    isWeekly: fc.constant(true),
    leftoversOf: ids,
    frozen: fc.constantFrom('stew', 'soup'),
    side: sides,
    dessert: desserts,
  },
  { requiredKeys: ['id', 'category', 'uniqueId', 'serves', 'eaters', 'variantOf'] },
)

/** Plans of up to 30 rows, at most 10 a category. */
export const plans: fc.Arbitrary<PlanRows> = fc
  .uniqueArray(row, { maxLength: 40, selector: ({ id }) => id })
  .map((rows) => rows.map(leanRow))
  .map((rows) => PLAN_CATEGORIES.flatMap((name) => rows.filter((one) => one.category === name).slice(0, 10)))

/** Acts on rows that may be there or not. */
export const planActs: fc.Arbitrary<PlanAct> = fc.oneof(
  fc
    .record({
      rowId: ids,
      category,
      after: fc.option(ids),
      meal: servedMeals,
      serves,
      eaters,
      variantOf: fc.option(ids),
    })
    .map(({ meal, ...added }) => ({ addRow: { ...added, ...meal } })),
  ids.map((rowId) => ({ removeRow: { rowId } })),
  fc.record({ rowId: ids, uniqueId: meals }).map((setMeal) => ({ setMeal })),
  fc
    .record({ rowId: ids, content: fc.oneof(servedMeals, others) })
    .map(({ rowId, content }) => ({ setContent: { rowId, ...content } })),
  fc.record({ rowId: ids, recipe: fc.option(sides) }).map((setSide) => ({ setSide })),
  fc.record({ rowId: ids, recipe: fc.option(desserts) }).map((setDessert) => ({ setDessert })),
  fc.record({ rowId: ids, serves }).map((setServes) => ({ setServes })),
  fc.record({ rowId: ids, eaters }).map((setEaters) => ({ setEaters })),
  fc.record({ rowId: ids, date: fc.option(dates) }).map((setDate) => ({ setDate })),
  fc.record({ rowId: ids, isLocked: fc.boolean() }).map((setLock) => ({ setLock })),
  fc.record({ rowId: ids, isWeekly: fc.boolean() }).map((setWeekly) => ({ setWeekly })),
)
