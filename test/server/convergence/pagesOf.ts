import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import fc from 'fast-check'
import { print } from 'graphql'
import type { Services } from '../../../server/platform/services'
import { databaseKind } from '../../support/freshDatabase'
import { graphqlAt } from '../../support/graphqlAt'
import { joinHousehold } from '../../support/households'
import { manyPeople, type Signed } from '../../support/manyPeople'
import { SEED } from '../../support/runs'
import type { RunningApp } from '../../support/startApp'

/** A device on which a person is signed in. */
export interface Device extends Signed {
  /** Of the instance that it calls. */
  url: string
}

/** Calls the server with a document of the pages. @throws Error unless it is answered as those expect. */
export async function callAs<Data, Variables extends object>(
  { url, token }: Device,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await graphqlAt(url)(print(document), variables, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data as Data
}

type Three<Value> = [Value, Value, Value]

/** The devices of three people of one household, who call the server at `url`. */
export async function threeDevices(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  url: string,
): Promise<Three<Device>> {
  const people = (await manyPeople(services, 3)) as Three<Signed>
  const [owner, second, third] = people.map((person) => ({ ...person, url })) as Three<Device>
  for (const other of [second, third]) await joinHousehold({ services, clock: services }, owner, other)
  return [owner, second, third]
}

/** Runs of one household: few, so that none outlasts a session. */
const TOGETHER = 50
/** Households that are busy at the same time. */
const AT_ONCE = 4
/** Each database draws others. */
const FIRST_SEED = databaseKind === 'mysql' ? SEED + 1_000_000 : SEED

/** Checks a property so often, with one household after the other and several at the same time. */
export async function checkInHouseholds<Given>(
  app: RunningApp,
  runs: number,
  property: (devices: Three<Device>) => fc.IAsyncPropertyWithHooks<Given>,
): Promise<void> {
  let left = runs
  const busy = Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      const numRuns = Math.min(TOGETHER, Math.ceil(runs / AT_ONCE), left)
      left -= numRuns
      const seed = FIRST_SEED + left
      await fc.assert(property(await threeDevices(app.services, app.url)), { numRuns, seed })
    }
  })
  await Promise.all(busy)
}
