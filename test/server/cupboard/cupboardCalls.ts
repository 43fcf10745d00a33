import type { Person } from '../../support/people'
import { ERRORS, type Wrong } from '../../support/plans'
import type { RunningApp } from '../../support/startApp'

/** A cupboard as the API shows it. */
export interface Cupboard {
  version: number
  items: {
    ingredient: { slug: string }
    amount: number | null
    unit: string | null
    useBy: string | null
    at: number
    by: string | null
  }[]
}

/** The outcome of a change. */
export interface Outcome {
  cupboard: Cupboard | null
  errors: Wrong[]
}

const CUPBOARD = '{ version items { ingredient { slug } amount unit useBy at by } }'

/** What a person's household has at home. */
export async function cupboardOf(app: RunningApp, { token }: Pick<Person, 'token'>): Promise<Cupboard> {
  const { data, errors } = await app.graphql(`{ cupboard ${CUPBOARD} }`, {}, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.cupboard as never
}

/** Says of ingredients that they are at home, now unless `at` says otherwise. */
export const keep = (app: RunningApp, by: Pick<Person, 'token'>, ...items: object[]): Promise<Outcome> =>
  change(app, by, 'keepInCupboard', items)

/** Says of ingredients that they are no longer at home. */
export const take = (app: RunningApp, by: Pick<Person, 'token'>, ...items: object[]): Promise<Outcome> =>
  change(app, by, 'takeFromCupboard', items)

/** Does operations on the cupboard. */
export async function operate(
  app: RunningApp,
  { token }: Pick<Person, 'token'>,
  ...operations: { id: string; at: number; act: object }[]
): Promise<Outcome> {
  const { data, errors } = await app.graphql(
    `mutation ($operations: [CupboardOperationInput!]!) {
      applyCupboardOperations(operations: $operations) { cupboard ${CUPBOARD} ${ERRORS} }
    }`,
    { operations },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.applyCupboardOperations as never
}

async function change(
  app: RunningApp,
  { token }: Pick<Person, 'token'>,
  name: 'keepInCupboard' | 'takeFromCupboard',
  items: object[],
): Promise<Outcome> {
  const type = name === 'keepInCupboard' ? 'KeepInCupboardInput' : 'TakeFromCupboardInput'
  const { data, errors } = await app.graphql(
    `mutation ($items: [${type}!]!) { ${name}(items: $items) { cupboard ${CUPBOARD} ${ERRORS} } }`,
    { items: items.map((item) => ({ at: app.clock.now(), ...item })) },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data[name] as never
}
