import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

/** An object of a household as it is sent, by its global id. */
export type Sent = { __typename: string; id: string } & Record<string, unknown>

/** What changed, as it is sent. */
export interface Changes {
  cursor: string
  isComplete: boolean
  changed: Sent[]
  removed: string[]
}

export const CHANGES = `{ cursor isComplete removed changed {
  __typename id
  ... on Household { title: name }
  ... on HouseholdMember { name eats }
  ... on Plan { version }
  ... on PlanRow { category position serves hasSetServes eaters variantOf date isLocked isWeekly entry { uniqueId } }
  ... on ListTick { bought: amount at }
  ... on OwnItem { text isTicked at note { text } }
  ... on ListNote { text }
  ... on NamedList { name items { id text isTicked note { text } } }
  ... on CupboardItem { amount useBy at }
  ... on ShopOrder { areas }
  ... on OwnPrice { cents }
  ... on LearnedCode { title: name ingredient }
  ... on ProductPhoto { photo }
} }`

export const GLOBAL = { 'Graph-Ids': '1' }
const POLL = `query ($after: String) { viewer { household { changes(after: $after) ${CHANGES} } } }`

/** What changed in a person's household since a cursor. */
export async function changesOf(
  app: Pick<RunningApp, 'graphql'>,
  { token }: Pick<Person, 'token'>,
  after: string | null = null,
): Promise<Changes> {
  const { data, errors } = await app.graphql(POLL, { after }, token, GLOBAL)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as never as { viewer: { household: { changes: Changes } } }).viewer.household.changes
}

/** What a device knows of a household: objects by id, and the cursor. */
export class Replica {
  readonly objects = new Map<string, Sent>()
  cursor: string | null = null

  hear({ cursor, isComplete, changed, removed }: Changes): void {
    if (isComplete) this.objects.clear()
    for (const object of changed) this.objects.set(object.id, object)
    for (const id of removed) this.objects.delete(id)
    this.cursor = cursor
  }

  of(type: string): Sent[] {
    return [...this.objects.values()].filter(({ __typename }) => __typename === type)
  }
}
