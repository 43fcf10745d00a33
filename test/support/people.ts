import { randomBytes } from 'node:crypto'
import { LocalMailbox } from '../../server/mail/LocalMailbox'
import type { RunningApp } from './startApp'

/** A person with a confirmed account and a live session. */
export interface Person {
  email: string
  password: string
  token: string
  /** The refresh cookie as `name=value`. */
  cookie: string
  userId: string
}

/** A password that the rules accept. */
export const PASSWORD = 'Simmer-the-lentils-9'

/** Signs a person up, confirms the address with the mailed key and logs in. */
export async function signUpAndIn(
  app: RunningApp,
  email = `cook-${randomBytes(6).toString('hex')}@example.com`,
): Promise<Person> {
  await app.graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { errors { message } } }', {
    input: { email, password: PASSWORD, marketingOptIn: false },
  })
  const key = await mailedKey(app, email, 'email-confirmation')
  await app.graphql('mutation ($key: String!) { confirmEmail(input: { key: $key }) { confirmed } }', { key })
  return logIn(app, email, PASSWORD)
}

/** Logs a person in. @throws Error when it fails. */
export async function logIn(app: Pick<RunningApp, 'graphql'>, email: string, password: string): Promise<Person> {
  const answer = await app.graphql(
    'mutation ($input: LogInInput!) { logIn(input: $input) { accessToken viewer { id } errors { message } } }',
    { input: { email, password } },
  )
  const result = (answer.data as unknown as { logIn: { accessToken: string | null; viewer: { id: string } | null } })
    .logIn
  if (!result.accessToken || !result.viewer) throw new Error(`Could not log in: ${JSON.stringify(answer)}`)
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  return { email, password, token: result.accessToken, cookie, userId: result.viewer.id }
}

/** The key in the newest mail to an address whose link leads to a page. */
export async function mailedKey(
  app: RunningApp,
  email: string,
  page: 'email-confirmation' | 'reset-password' | 'invitation',
): Promise<string> {
  const waiting: { text: string }[] = await app.services
    .db('outbox')
    .where({ to: email })
    .orderBy('createdAt', 'desc')
    .select('text')
  const delivered = (await new LocalMailbox(app.services.config.dataDir).list()).filter(({ to }) => to === email)
  for (const { text } of [...waiting, ...delivered]) {
    const key = new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1]
    if (key) return key
  }
  throw new Error(`No mail to ${email} leads to ${page}`)
}
