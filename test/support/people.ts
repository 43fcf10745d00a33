import { randomBytes, randomUUID } from 'node:crypto'
import { hashPassword } from '../../server/accounts/passwordHash'
import { openSession } from '../../server/accounts/sessions'
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

const anyEmail = () => `cook-${randomBytes(6).toString('hex')}@example.com`

/** The hash of PASSWORD, by the memory that hashing takes. */
const hashes = new Map<number, Promise<string>>()

/**
 * Makes a person as signing up, confirming and logging in leave them, by what the server does at the end of that: it takes
 * a fiftieth of the time. Tests of accounts and mails take `signUpByMail`.
 */
export async function signUpAndIn({ services }: Pick<RunningApp, 'services'>, email = anyEmail()): Promise<Person> {
  const { hashMemory, publicUrl } = services.config
  const hash = hashes.get(hashMemory) ?? hashPassword(services, PASSWORD)
  hashes.set(hashMemory, hash)
  const [passwordHash, userId, now] = [await hash, randomUUID(), services.now()]
  const account = { id: userId, email, passwordHash, marketingOptIn: false, createdAt: now, firstQuestionsAt: now }
  await services.db('users').insert({ ...account, confirmedAt: now, ipAddress: '127.0.0.1' })
  const caller = { ip: '127.0.0.1', userAgent: 'test' }
  const by = { identityId: null, provenAt: now }
  const { accessToken, refreshToken } = await openSession(services, services.db, userId, caller, by)
  const name = publicUrl.startsWith('https:') ? '__Host-mw_refresh' : 'mw_refresh'
  return { email, password: PASSWORD, token: accessToken, cookie: `${name}=${refreshToken}`, userId }
}

/** Signs a person up, confirms the address with the mailed key and logs in. */
export async function signUpByMail(app: RunningApp, email = anyEmail()): Promise<Person> {
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
  page: 'email-confirmation' | 'email-change' | 'email-return' | 'reset-password' | 'invitation',
): Promise<string> {
  const waiting: { text: string }[] = await app.services
    .db('outbox')
    .where({ to: email })
    .orderBy('createdAt', 'desc')
    .select('text')
  const delivered = (await new LocalMailbox(app.services.config.dataDir).list()).filter(({ to }) => to === email)
  for (const { text } of [...waiting, ...delivered]) {
    const key = new RegExp(`/${page}/([\\w.-]+)`).exec(text)?.[1]
    if (key) return key
  }
  throw new Error(`No mail to ${email} leads to ${page}`)
}
