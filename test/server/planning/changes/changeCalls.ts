import { randomUUID } from 'node:crypto'
import { givenApp } from '../../../support/givenApp'
import { joinHousehold } from '../../../support/households'
import { type Person, signUpAndIn } from '../../../support/people'
import { weekCalls } from '../weekCalls'

/** A row in a change as the calls below answer with it. */
export interface State {
  category: string
  position: number
  date: string | null
  serves: number
  hasSetServes: boolean
  eaters: { name: string }[] | null
  isLocked: boolean
  isWeekly: boolean
  versionOf: string | null
  version: { name: string } | null
  text: { text: string; isOut: boolean } | null
  leftoversOf: string | null
}

/** A change of the plan. */
export interface Change {
  id: string
  kind: string
  by: { name: string; isViewer: boolean } | null
  at: number
  rows: { rowId: string; isMoved: boolean; before: State | null; after: State | null }[]
}

const STATE = `category position date serves hasSetServes eaters { name } isLocked isWeekly versionOf version { name }
  text { text isOut } leftoversOf`
export const CHANGES = `id kind by { name isViewer } at
  rows { rowId isMoved before { ${STATE} } after { ${STATE} } }`

/** Ana and Ben, of one household, for each test, with what they do to its plan and read of it. */
export function changeCalls() {
  const app = givenApp()
  let [ana, ben] = [] as unknown as [Person, Person]
  beforeEach(async () => {
    ;[ana, ben] = [await signUpAndIn(app), await signUpAndIn(app)]
    await joinHousehold(app, ana, ben, { name: 'Ben' })
  })
  const calls = weekCalls(app, () => ana)
  /** What was done to the plan, the latest first. */
  const recent = async (by = ana, args = ''): Promise<Change[]> => {
    const query = `{ viewer { household { plan { recentChanges${args} { ${CHANGES} } } } } }`
    const { viewer } = await calls.run<{ viewer: { household: { plan: { recentChanges: Change[] } } } }>(query, {}, by)
    return viewer.household.plan.recentChanges
  }
  /** Operations with what each call made of them. */
  const send = async (operations: object[], by = ana): Promise<string[]> => {
    const query = `mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { outcomes { status } } }`
    const { applyOperations } = await calls.run<{ applyOperations: { outcomes: { status: string }[] } }>(
      query,
      { input: { operations } },
      by,
    )
    return applyOperations.outcomes.map(({ status }) => status)
  }
  /** What is done in one go. */
  const act = (acts: object[], by = ana) =>
    send(
      acts.map((plan) => ({ id: randomUUID(), act: { plan } })),
      by,
    )
  return { app, calls, recent, send, act, ana: () => ana, ben: () => ben }
}

/** A change in few words: its kind, who did it, and the meals before and after of each row. */
export const brief = ({ kind, by, rows }: Change) => [
  kind,
  by?.name ?? null,
  ...rows.map(({ before, after }) => [before && (before.version?.name ?? ''), after && (after.version?.name ?? '')]),
]
