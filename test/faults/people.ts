import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PASSWORD } from '../support/people'
import { callGraphql } from './calls'
import type { Installation } from './Installation'

/** A person who is signed in. */
export interface SignedIn {
  userId: string
  token: string
}

export const SIGN_UP =
  'mutation ($email: String!, $password: String!) { signUp(input: { email: $email, password: $password }) { errors { code } } }'
const LOG_IN =
  'mutation ($email: String!, $password: String!) { logIn(input: { email: $email, password: $password }) { accessToken viewer { id } } }'

/** How long an installation may refuse before that is a separate fault, in milliseconds. */
const PATIENCE = 30_000

/** Makes an account whose address counts as confirmed, and signs in. @throws Error when that fails for half a minute. */
export async function newPerson(installation: Pick<Installation, 'url' | 'db'>): Promise<SignedIn> {
  const until = Date.now() + PATIENCE
  for (;;)
    try {
      return await tryNewPerson(installation)
    } catch (error) {
      if (Date.now() > until) throw error
      await wait(500)
    }
}

async function tryNewPerson({ url, db }: Pick<Installation, 'url' | 'db'>): Promise<SignedIn> {
  const email = `cook-${randomBytes(6).toString('hex')}@example.com`
  const made = await callGraphql(url, SIGN_UP, { email, password: PASSWORD })
  await db('users').where({ email }).update({ confirmedAt: Date.now() })
  const { seen, data } = await callGraphql(url, LOG_IN, { email, password: PASSWORD })
  const result = (data as unknown as { logIn: { accessToken: string | null; viewer: { id: string } | null } } | null)
    ?.logIn
  if (!result?.accessToken || !result.viewer) throw new Error(`No sign-in: ${made.seen}, ${seen}`)
  return { userId: result.viewer.id, token: result.accessToken }
}
