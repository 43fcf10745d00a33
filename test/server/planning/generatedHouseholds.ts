import fc from 'fast-check'
import { PLAN_CATEGORIES, type PlanRow, type PlanRows } from '../../../schema/planOperations'
import type { CompiledCatalogue } from '../../../server/catalogue/compiled'
import { compileDiet } from '../../../server/catalogue/compileDiet'
import { suitability, swapsOf } from '../../../server/catalogue/diet'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { REQUIREMENTS } from '../../../server/catalogue/requirements'
import { TAGS } from '../../../server/catalogue/types'
import { MemberModel } from '../../../server/households/MemberModel'
import { membership } from '../../../server/households/membership'
import { CURRENT, PlanModel } from '../../../server/planning/PlanModel'
import { ProfileSettingsModel } from '../../../server/settings/ProfileSettingsModel'
import { addMember } from '../../support/households'
import { type Person, signUpAndIn } from '../../support/people'
import { uuid } from '../../support/planArbitraries'
import { setSettings } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'
import { savedDish, soup } from '../dishes/dishCalls'

/** Asks a question and expects no error. */
export type Ask = <Data>(query: string, variables?: object) => Promise<Data>

/** What a person at the table has set, and which categories the person eats. */
interface Taste {
  requirements: Record<string, string>
  neverEaten: string
  tagPreferences: Record<string, string>
  portion: number
  eats: number
}

const taste: fc.Arbitrary<Taste> = fc.record({
  requirements: fc.dictionary(
    fc.constantFrom(...REQUIREMENTS.map(({ key }) => key)),
    fc.constantFrom('STRICT', 'ADAPT'),
    { maxKeys: 2 },
  ),
  neverEaten: fc.constantFrom('', '', 'mushrooms', 'onion, garlic'),
  tagPreferences: fc.dictionary(fc.constantFrom(...TAGS), fc.constantFrom('MORE', 'NEVER'), { maxKeys: 1 }),
  portion: fc.constantFrom(50, 100, 150),
  eats: fc.integer({ min: 0, max: 7 }),
})

/** A household: the caller's settings, two further members' and the rows of the plan. */
export interface Household {
  tastes: Taste[]
  rows: PlanRows
}

const MEMBERS = ['me', 'mia', 'sam'] as const

/** Households whose rows hold meals of the catalogue, as they are or with swaps, dishes, unknown meals or none. */
export function householdsOver(catalogue: CompiledCatalogue, dishId: string): fc.Arbitrary<Household> {
  const uniqueId = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(fc.nat(catalogue.meals.length - 1), fc.constantFrom(...REQUIREMENTS)) },
    { weight: 3, arbitrary: fc.constant('' as const) },
    { weight: 1, arbitrary: fc.constant('dish' as const) },
    { weight: 1, arbitrary: fc.constant('bm90aGluZw' as const) },
  )
  const row = fc.record({
    category: fc.constantFrom(...PLAN_CATEGORIES),
    uniqueId,
    serves: fc.option(fc.integer({ min: 1, max: 10 })),
    eaters: fc.option(fc.subarray([...MEMBERS, 'gone'], { minLength: 1 })),
    isVersion: fc.boolean(),
    date: fc.option(fc.constantFrom('2026-11-23', '2026-11-24')),
    isLocked: fc.boolean(),
    text: fc.constantFrom({}, { text: 'Take-away' }, { text: 'Out', isOut: true }),
  })
  const idOf = (what: '' | 'dish' | 'bm90aGluZw' | [number, (typeof REQUIREMENTS)[number]]): string => {
    if (what === 'dish') return encodeMealEntryId(dishId, [])
    if (typeof what === 'string') return what
    const [index, requirement] = what
    const meal = catalogue.meals[index]
    if (!meal) return ''
    const diet = compileDiet({ requirements: new Map([[requirement.key, 'ADAPT']]), neverEaten: [] })
    return encodeMealEntryId(meal.id, swapsOf(suitability(meal, diet)))
  }
  const rows = fc.array(row, { maxLength: 14 }).map((all) => {
    const made = all.map(({ uniqueId: what, isVersion, text, ...rest }, index): PlanRow => ({
      id: uuid(index + 1),
      uniqueId: idOf(what),
      variantOf: isVersion && index > 0 ? uuid(index) : null,
      ...rest,
      ...(idOf(what) === '' && text),
    }))
    return PLAN_CATEGORIES.flatMap((category) => made.filter((one) => one.category === category).slice(0, 10))
  })
  return fc.record({ tastes: fc.tuple(taste, taste, taste), rows })
}

/** A household of three in which plans and settings are set again and again. */
export async function givenHousehold(app: RunningApp) {
  const person: Person = await signUpAndIn(app)
  const dish = await savedDish(app, person, soup())
  const ids: Record<(typeof MEMBERS)[number], string> = {
    me: (await membership(app.services, person)).id,
    mia: await addMember(app, person, 'Mia'),
    sam: await addMember(app, person, 'Sam'),
  }
  await app.graphql('{ currentPlan { version } }', {}, person.token)
  const { householdId } = await membership(app.services, person)
  const { db } = app.services

  const set = async ({ tastes, rows }: Household): Promise<void> => {
    for (const [index, name] of MEMBERS.entries()) {
      const { portion, eats, ...answers } = tastes[index] as Taste
      await MemberModel.query(db).findById(ids[name]).patch({ portion, eats })
      if (name === 'me') await setSettings(app, person.userId, answers as never)
      else
        await ProfileSettingsModel.query(db)
          .findById(ids[name])
          .patch(answers as never)
    }
    const named = rows.map((row) => ({
      ...row,
      eaters: row.eaters?.map((name) => ids[name as 'me'] ?? 'gone') ?? null,
    }))
    await PlanModel.query(db)
      .where({ householdId, nameKey: CURRENT })
      .patch({ content: { rows: named } })
  }
  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await app.graphql(query, variables, person.token)
    expect(errors).toBeUndefined()
    return data as unknown as Data
  }
  return { person, dish, set, ask }
}
