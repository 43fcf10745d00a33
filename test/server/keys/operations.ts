import type { KeyScope } from '../../../server/generated/schemaTypes'
import { PASSWORD, type Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

/** What a person may see of a key. */
export interface SeenKey {
  id: string
  name: string
  prefix: string
  scopes: string[]
  createdAt: number
  lastUsedAt: number | null
  expiresAt: number
  isExpired: boolean
}

const SEEN = 'personalKeys { id name prefix scopes createdAt lastUsedAt expiresAt isExpired }'

type Maker = Pick<Person, 'token'> & { password?: string }

interface Made {
  ok: boolean
  key: string | null
  viewer: { personalKeys: SeenKey[] } | null
  errors: { code: string; field: string | null; message: string }[]
}

/** Makes a key as the page does, and answers all that the call does. */
export async function tryMake(
  app: RunningApp,
  { token, password = PASSWORD }: Maker,
  input: object,
  headers?: Record<string, string>,
) {
  const { data, errors } = await app.graphql(
    `mutation ($input: MakePersonalKeyInput!) { makePersonalKey(input: $input) { ok key viewer { ${SEEN} } errors { code field message } } }`,
    { input: { name: 'Kitchen display', scopes: ['PLAN_READ'], days: 30, password, ...input } },
    token,
    headers,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.makePersonalKey as unknown as Made
}

/** A key of a person's with those scopes. */
export async function keyOf(app: RunningApp, person: Maker, ...scopes: KeyScope[]): Promise<string> {
  const { key, errors } = await tryMake(app, person, { scopes })
  if (key === null) throw new Error(JSON.stringify(errors))
  return key
}

/** A person's keys as the page shows them. */
export async function keysOf(app: RunningApp, { token }: Pick<Person, 'token'>): Promise<SeenKey[]> {
  const { data } = await app.graphql(`{ viewer { ${SEEN} } }`, {}, token)
  return (data.viewer as unknown as { personalKeys: SeenKey[] }).personalKeys
}

/** Revokes a key as the page does. @returns the keys that are left. */
export async function revoke(app: RunningApp, { token }: Person, id: string): Promise<SeenKey[]> {
  const { data } = await app.graphql(
    `mutation ($id: ID!) { revokePersonalKey(input: { id: $id }) { ok viewer { ${SEEN} } errors { code } } }`,
    { id },
    token,
  )
  return (data.revokePersonalKey as unknown as { viewer: { personalKeys: SeenKey[] } }).viewer.personalKeys
}

/** Status, code and reason of what a key is answered. */
export async function answerTo(app: RunningApp, key: string, query: string, variables = {}) {
  const { status, data, errors, headers } = await app.graphql(query, variables, key)
  const { code, reason } = (errors?.[0]?.extensions ?? {}) as { code?: string; reason?: string }
  return { status, data, code: code ?? 'ok', reason, challenge: headers.get('www-authenticate') }
}
