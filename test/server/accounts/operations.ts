import type { Answer } from '../../support/graphqlAt'
import type { RunningApp } from '../../support/startApp'

/** One thing that was wrong with an input. */
export interface Wrong {
  code: string
  field: string | null
  message: string
}

/** Result of any of the feature's mutations, with the fields that the tests look at. */
export interface Result {
  accessToken?: string | null
  message?: string | null
  confirmed?: boolean
  reset?: boolean
  deleted?: boolean
  viewer?: { isProven: boolean } | null
  errors: Wrong[]
}

const FIELDS = {
  logIn: ['LogInInput', 'accessToken'],
  signUp: ['SignUpInput', 'message'],
  confirmEmail: ['ConfirmEmailInput', 'confirmed'],
  requestPasswordReset: ['RequestPasswordResetInput', 'message'],
  resetPassword: ['ResetPasswordInput', 'reset'],
  changePassword: ['ChangePasswordInput', 'accessToken message'],
  proveByPassword: ['ProveByPasswordInput', 'viewer { isProven }'],
  deleteAccount: ['DeleteAccountInput', 'deleted'],
} as const

/** Sends one of the feature's mutations and gives its result. @throws Error when the call as a whole failed. */
export async function send(
  app: RunningApp,
  name: keyof typeof FIELDS,
  input: object,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<Result> {
  const answer = await sendRaw(app, name, input, token, headers)
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return (answer.data as Record<string, unknown>)[name] as Result
}

/** The same with the whole answer. */
export function sendRaw(
  app: RunningApp,
  name: keyof typeof FIELDS,
  input: object,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [type, fields] = FIELDS[name]
  return app.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} errors { code field message } } }`,
    { input },
    token,
    headers,
  )
}

/** The refresh cookie that an answer sets, as `name=value`; empty when it sets none or takes it away. */
export function cookieOf({ headers }: Pick<Answer, 'headers'>): string {
  const [pair = ''] = (headers.getSetCookie()[0] ?? '').split(';')
  return pair.endsWith('=') ? '' : pair
}

/** Uses a refresh cookie. */
export const refresh = (app: RunningApp, cookie: string): Promise<Answer> =>
  app.graphql('mutation { refreshSession { accessToken } }', {}, null, { cookie })

/** Asks who the token speaks for. */
export const viewer = (app: RunningApp, token: string): Promise<Answer> =>
  app.graphql('{ viewer { id email ipAddress marketingOptIn } }', {}, token)

let count = 0
/** An address that is not in use. */
export const freshEmail = (): string => `cook-${Date.now().toString(36)}-${(count += 1)}@example.com`
