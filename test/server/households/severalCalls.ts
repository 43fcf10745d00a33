import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'
import { accept, householdOf, inviteKey } from './householdCalls'
import { called } from './householdPeople'

/** Makes a call for a household, or for the account's first. */
export async function ask(
  app: RunningApp,
  person: Person,
  source: string,
  variables: object = {},
  householdId?: string,
) {
  const headers: Record<string, string> = householdId === undefined ? {} : { household: householdId }
  return app.graphql(source, variables, person.token, headers)
}

/** A person in two households: their own, where they live, and a further one of another owner. */
export async function inTwo(app: RunningApp) {
  const [ana, ben] = [await called(app, 'Ana'), await called(app, 'Ben')]
  const home = (await householdOf(app, ana)).id
  const key = await inviteKey(app, ben)
  const { household } = await accept(app, ana, key, { isFurther: true })
  return { ana, ben, home, further: household?.id ?? '' }
}

const HOUSEHOLDS = '{ viewer { households { id name members { name isViewer role } } } }'
/** A person’s households. */
export const householdsOf = async (app: RunningApp, person: Person) =>
  ((await ask(app, person, HOUSEHOLDS)).data.viewer as unknown as { households: { id: string; name: string }[] })
    .households

/** Makes a further household. */
export const create = async (app: RunningApp, person: Person, name?: string) =>
  (
    await ask(
      app,
      person,
      'mutation ($name: String) { createHousehold(input: { name: $name }) { household { id name } errors { code field } } }',
      { name },
    )
  ).data.createHousehold as unknown as { household: { id: string } | null; errors: { code: string }[] }

/** All that a household shares. */
export const WHOLE = `id name plan { rows { title } } plans { nodes { name } } shoppingList { ownItems { text } }
  sharedList { ownItems { text } } cupboard { items { ingredient { slug } } } shopHabits { prices { product cents } } changes { changed { __typename } }
  members { id name isViewer forms { kind } } invitations { id }`

/** Does operations on what a household shares. */
export const apply = async (app: RunningApp, person: Person, input: object) =>
  (
    await ask(
      app,
      person,
      `mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) {
        outcomes { status } errors { code field message } changes { cursor } } }`,
      { input },
    )
  ).data.applyOperations as unknown as object
