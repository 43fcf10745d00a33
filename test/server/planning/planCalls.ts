import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

const PLAN = 'id status name version rows { id category title serves date isLocked hasSetServes versionOf { id } }'
const RESULT = `ok plan { ${PLAN} } changes { row { id title } version { name } replacement { id } reasons } errors { code field }`

interface Row {
  id: string
  category: string
  title: string | null
  serves: number
  date: string | null
  isLocked: boolean
  versionOf: { id: string } | null
}
/** A plan as these calls answer with it. */
export interface KeptPlan {
  id: string
  status: string
  name: string | null
  version: number
  rows: Row[]
}
interface Result {
  ok: boolean
  plan: KeptPlan | null
  changes: { row: { id: string; title: string | null }; version: { name: string }; replacement: object | null }[]
  errors: { code: string; field: string | null }[]
}

/** The calls that save, load, list and delete plans, by a person unless another one is named. */
export function planCalls(app: RunningApp, person: () => Person) {
  async function run<Data>(query: string, variables: object, by = person()): Promise<Data> {
    const { data, errors } = await app.graphql(query, variables, by.token)
    expect(errors).toBeUndefined()
    return data as unknown as Data
  }
  const save = async (input: object, by = person()) =>
    (
      await run<{ savePlan: Result }>(
        `mutation ($input: SavePlanInput!) { savePlan(input: $input) { ${RESULT} } }`,
        { input },
        by,
      )
    ).savePlan
  const load = async (input: object, by = person()) =>
    (
      await run<{ loadPlan: Result }>(
        `mutation ($input: PlanRefInput!) { loadPlan(input: $input) { ${RESULT} } }`,
        { input },
        by,
      )
    ).loadPlan
  const rename = async (input: object, by = person()) =>
    (
      await run<{ renamePlan: Result }>(
        `mutation ($input: RenamePlanInput!) { renamePlan(input: $input) { ${RESULT} } }`,
        { input },
        by,
      )
    ).renamePlan
  const remove = async (planId: string, by = person()) =>
    (
      await run<{ deletePlan: { ok: boolean; errors: object[] } }>(
        'mutation ($id: ID!) { deletePlan(input: { planId: $id }) { ok errors { code field } } }',
        { id: planId },
        by,
      )
    ).deletePlan
  const plansOf = async (args: string, by = person()) =>
    (
      await run<{
        viewer: {
          household: {
            plans: {
              totalCount: number
              nodes: KeptPlan[]
              pageInfo: { hasNextPage: boolean; endCursor: string | null }
            }
          }
        }
      }>(
        `{ viewer { household { plans${args} { totalCount nodes { ${PLAN} } edges { cursor node { id } } pageInfo { hasNextPage endCursor } } } } }`,
        {},
        by,
      )
    ).viewer.household.plans
  const current = async (by = person()) =>
    (await run<{ viewer: { household: { plan: KeptPlan } } }>(`{ viewer { household { plan { ${PLAN} } } } }`, {}, by))
      .viewer.household.plan
  return { run, save, load, rename, remove, plansOf, current }
}
