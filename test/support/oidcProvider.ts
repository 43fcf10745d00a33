import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Provider from 'oidc-provider'

/** Someone whom the provider knows. */
export interface KnownPerson {
  sub: string
  email: string
  email_verified: boolean
}

/** A real provider of OpenID Connect on the loopback interface. */
export interface RunningProvider {
  issuer: string
  /** Who signs in with the next visit; null declines. */
  person: KnownPerson | null
  stop(): Promise<void>
  /** Starts it again at the same address, with other keys and nothing remembered. */
  restart(): Promise<void>
  /** Takes connections and never answers. */
  hang(): Promise<void>
}

/** The settings of an application that the providers of tests know, but for the issuer. */
export const CLIENT = {
  OIDC_CLIENT_ID: 'mealwright',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-provider-0123456789',
  OIDC_NAME: 'Home',
}

/** Names someone whom no other test knows. */
export function anyPerson(more: Partial<KnownPerson> = {}): KnownPerson {
  const sub = randomUUID()
  return { sub, email: `${sub.slice(0, 12)}@home.example`, email_verified: true, ...more }
}

/** Starts one for the application at an address. With `inIdToken` it names the address in the ID token itself. */
export async function startProvider(
  appUrl: string,
  { port = 0, host = '127.0.0.1', inIdToken = false }: { port?: number; host?: string; inIdToken?: boolean } = {},
): Promise<RunningProvider> {
  let server = await listening(port)
  const at = (server.address() as AddressInfo).port
  const issuer = `http://${host}:${at}`
  const people = new Map<string, KnownPerson>()
  const running: RunningProvider = {
    issuer,
    person: null,
    stop: () => closed(server),
    hang: async () => {
      await closed(server)
      server = await listening(at)
    },
    restart: async () => {
      await closed(server)
      server = await listening(at)
      await serve()
    },
  }
  const serve = async () => {
    const provider = await make(issuer, appUrl, inIdToken, people)
    const answer = provider.callback()
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
      if (running.person) people.set(running.person.sub, running.person)
      void interact(provider, running.person, request, response)
    })
  }
  await serve()
  return running
}

async function make(issuer: string, appUrl: string, inIdToken: boolean, people: Map<string, KnownPerson>) {
  const { default: Made } = await quietly(() => import('oidc-provider'))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
  return quietly(
    async () =>
      new Made(issuer, {
        clients: [
          {
            client_id: CLIENT.OIDC_CLIENT_ID,
            client_secret: CLIENT.OIDC_CLIENT_SECRET,
            redirect_uris: [`${appUrl}/api/oidc/callback`],
            post_logout_redirect_uris: [`${appUrl}/login`],
          },
        ],
        jwks: { keys: [key] },
        cookies: { keys: ['a-key-of-cookies'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        conformIdTokenClaims: !inIdToken,
        features: {
          devInteractions: { enabled: false },
          rpInitiatedLogout: {
            logoutSource: (context: { body: string }, form: string) => void (context.body = form),
          },
        },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
        interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
        findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...people.get(sub) }) }),
      }),
  )
}

/** Signs the person in, and consents; or declines. */
async function interact(
  provider: Provider,
  person: KnownPerson | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  const finish = (result: object) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
  if (person === null) return finish({ error: 'access_denied' })
  if (prompt.name === 'login') return finish({ login: { accountId: person.sub } })
  const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: params.client_id })
  grant.addOIDCScope(params.scope)
  return finish({ consent: { grantId: await grant.save() } })
}

async function listening(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

async function closed(server: Server): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await ended
}

/** The package warns of what a test need not have: a store that lasts, the newest Node. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn, info } = console
  Object.assign(console, { warn: () => {}, info: () => {} })
  try {
    return await work()
  } finally {
    Object.assign(console, { warn, info })
  }
}
