import { Secret, TOTP } from 'otpauth'
import { openSession } from '../../../server/accounts/sessions'
import { PASSWORD, type Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

export const STEP = 30_000
const FIELDS = {
  logIn: ['LogInInput', 'accessToken'],
  beginSecondFactor: ['BeginSecondFactorInput', 'secret address'],
  confirmSecondFactor: [
    'ConfirmSecondFactorInput',
    'recoveryCodes viewer { secondFactor { since recoveryCodesLeft } }',
  ],
  renewRecoveryCodes: ['ChangeSecondFactorInput', 'recoveryCodes viewer { secondFactor { recoveryCodesLeft } }'],
  removeSecondFactor: ['ChangeSecondFactorInput', 'recoveryCodes viewer { secondFactor { since } }'],
  removePassword: ['RemovePasswordInput', 'viewer { id }'],
} as const

/** What any of the mutations says. */
export interface Outcome {
  ok: boolean
  accessToken: string | null
  secret: string | null
  address: string | null
  recoveryCodes: string[] | null
  viewer: { secondFactor: { since: number; recoveryCodesLeft: number } | null } | null
  errors: { code: string; field: string | null; message: string }[]
}

/** Sends one of the mutations. @throws Error when the call as a whole failed. */
export async function send(
  app: Pick<RunningApp, 'graphql'>,
  name: keyof typeof FIELDS,
  input: object,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const [type, fields] = FIELDS[name]
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ok ${fields} errors { code field message } } }`
  const { data, errors } = await app.graphql(query, { input }, token, headers)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as Record<string, unknown>)[name] as Outcome
}

/** The code that an app shows, so many steps from now. */
export const codeAt = (secret: string, now: number, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * STEP })

/** A code that is certainly not right. */
export const wrongCode = (secret: string, now: number): string => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, now, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

/** Turns codes on for a person. */
export async function turnOn(app: RunningApp, { token }: Pick<Person, 'token'>) {
  const { secret, errors } = await send(app, 'beginSecondFactor', { password: PASSWORD }, token)
  if (secret === null) throw new Error(JSON.stringify(errors))
  const { recoveryCodes } = await send(app, 'confirmSecondFactor', { code: codeAt(secret, app.clock.now()) }, token)
  if (recoveryCodes === null) throw new Error('The code was not taken')
  return {
    secret,
    recoveryCodes,
    /** A code that was not used: of the next step. */
    next: () => {
      app.clock.advance(STEP)
      return codeAt(secret, app.clock.now())
    },
  }
}

/** A fresh session of a person, for when the clock was moved. */
export async function freshToken({ services }: RunningApp, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const caller = { ip: '127.0.0.1', userAgent: 'test' }
  return (await openSession(services, services.db, userId, caller)).accessToken
}

export const logsIn = async (app: Pick<RunningApp, 'graphql'>, email: string, code?: string, password = PASSWORD) => {
  const { ok, errors } = await send(app, 'logIn', { email, password, code })
  return ok ? 'in' : errors.map((error) => `${error.code} ${error.field}`).join()
}
