import { randomUUID } from 'node:crypto'
import { addDays } from '../../../schema/days'
import { sydneyDay } from '../../../schema/sydneyDay'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import { type KeptPlan, planCalls } from './planCalls'

interface Begun {
  ok: boolean
  plan: KeptPlan | null
  changes: { row: { id: string } }[]
  errors: { code: string; field: string | null }[]
}
type Act = Record<string, object>

/** The calls of a person's weeks, beside those that keep plans. */
export function weekCalls(app: RunningApp, person: () => Person) {
  const { run, plansOf, ...calls } = planCalls(app, person)
  /** The n-th dinner, as it is. */
  const meal = (index: number): string => {
    const { meals, byCategory } = app.services.catalogue.compiled
    return encodeMealEntryId(meals[byCategory.dinner[index] ?? -1]?.id ?? '', [])
  }
  const beginWeek = async (input: object = {}, by = person()) =>
    (
      await run<{ beginWeek: Begun }>(
        `mutation ($input: BeginWeekInput!) { beginWeek(input: $input) {
          ok plan { id status name version rows { id category title serves date isLocked hasSetServes versionOf { id } } }
          changes { row { id } } errors { code field } } }`,
        { input },
        by,
      )
    ).beginWeek
  const apply = async (...acts: Act[]): Promise<void> => {
    const operations = acts.map((plan) => ({ id: randomUUID(), act: { plan } }))
    const { applyOperations } = await run<{ applyOperations: { errors: object[] } }>(
      'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { errors { message } } }',
      { input: { operations } },
    )
    expect(applyOperations.errors).toEqual([])
  }
  return {
    ...calls,
    run,
    plansOf,
    meal,
    beginWeek,
    apply,
    /** So many days from now in Sydney. */
    day: (after: number) => addDays(sydneyDay(app.clock.now()), after),
    adding: (rowId: string, more: object = {}): Act => ({
      addRow: { rowId, category: 'DINNER', uniqueId: meal(0), after: 'none', ...more },
    }),
    past: async (by = person()) => (await plansOf('(status: [PAST])', by)).nodes,
  }
}

export const titles = ({ rows }: Pick<KeptPlan, 'rows'>) => rows.map(({ title }) => title)
