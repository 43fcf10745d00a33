import * as oidc from 'openid-client'
import type { Services } from '../platform/services'
import type { ProviderSettings } from '../platform/providerSettings'

/** Seconds within which the provider answers a request; then it counts as gone. */
const PATIENCE = 3
/** How long it is remembered what the provider says of itself, in milliseconds. */
const REMEMBERED = 10 * 60 * 1000
const SCOPE = 'openid email'
/** Where the provider leads back to. */
export const CALLBACK_PATH = '/api/oidc/callback'

type Means = Pick<Services, 'config' | 'now'>

/** What a browser and the provider are asked to bring back unchanged; it follows from the secret of the visit. */
export interface Marks {
  state: string
  nonce: string
  verifier: string
}

/** Whom the provider vouches for. */
export interface Vouched {
  issuer: string
  subject: string
  /** The address; null where the provider names none, or has not verified it. */
  email: string | null
  /** When it had that person sign in, in milliseconds; null where it does not say. */
  signedInAt: number | null
}

/** The provider did not answer, or not as one. */
export class ProviderUnreachable extends Error {}

const known = new WeakMap<ProviderSettings, { at: number; metadata: Promise<oidc.ServerMetadata> }>()

/**
 * A client for one use. Its keys are read each time, so that the provider may change them at any moment; what it says
 * of itself is remembered for ten minutes.
 */
async function clientFor({ config, now }: Means): Promise<oidc.Configuration> {
  const { provider } = config
  if (provider === null) throw new Error('There is no provider')
  const remembered = known.get(provider)
  const isFresh = remembered !== undefined && Math.abs(now() - remembered.at) < REMEMBERED
  const metadata = isFresh ? remembered.metadata : discover(provider)
  if (!isFresh) known.set(provider, { at: now(), metadata })
  try {
    return configure(provider, await metadata)
  } catch (error) {
    known.delete(provider)
    throw new ProviderUnreachable('The provider cannot be discovered', { cause: error })
  }
}

async function discover(provider: ProviderSettings): Promise<oidc.ServerMetadata> {
  const client = await oidc.discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
    timeout: PATIENCE,
    execute: provider.insecure ? [oidc.allowInsecureRequests] : [],
  })
  return client.serverMetadata()
}

function configure({ clientId, clientSecret, insecure }: ProviderSettings, metadata: oidc.ServerMetadata) {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const way = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost
  const secret = clientSecret === null ? oidc.None() : way(clientSecret)
  const client = new oidc.Configuration(metadata, clientId, undefined, secret)
  client.timeout = PATIENCE
  if (insecure) oidc.allowInsecureRequests(client)
  // The signature of what the provider says is checked, too, though it came from there.
  oidc.enableNonRepudiationChecks(client)
  return client
}

/**
 * The address at which a visit begins. With `again` the provider asks the person to sign in, also where someone is signed in there.
 * @throws ProviderUnreachable
 */
export async function addressOfVisit(services: Means, marks: Marks, again: boolean): Promise<string> {
  const client = await clientFor(services)
  return webAddress(
    services,
    oidc.buildAuthorizationUrl(client, {
      redirect_uri: services.config.publicUrl + CALLBACK_PATH,
      scope: SCOPE,
      state: marks.state,
      nonce: marks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(marks.verifier),
      code_challenge_method: 'S256',
      ...(again && { prompt: 'login', max_age: '0' }),
    }),
  )
}

/**
 * Exchanges the code that a browser brought back for whom the provider vouches for. Everything is checked: state, issuer,
 * nonce, verifier, signature, audience and times.
 * @throws ProviderUnreachable, or another error for what is refused.
 */
export async function vouchedBy(services: Means, query: string, marks: Marks): Promise<Vouched> {
  const client = await clientFor(services)
  const address = new URL(services.config.publicUrl + CALLBACK_PATH + query)
  try {
    const tokens = await oidc.authorizationCodeGrant(client, address, {
      expectedState: marks.state,
      expectedNonce: marks.nonce,
      pkceCodeVerifier: marks.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider says nothing of the person')
    // Some say the address only when they are asked for it.
    const { email, email_verified: isVerified } =
      claims.email === undefined ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub) : claims
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof email === 'string' && isVerified === true ? email : null,
      signedInAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : null,
    }
  } catch (error) {
    if (isNoAnswer(error)) throw new ProviderUnreachable('The provider does not answer', { cause: error })
    throw error
  }
}

/** Where a person ends the session at the provider, too; null where it has no such address or does not answer. */
export async function addressOfLogOut(services: Means): Promise<string | null> {
  if (services.config.provider === null) return null
  try {
    const client = await clientFor(services)
    if (client.serverMetadata().end_session_endpoint === undefined) return null
    const back = `${services.config.publicUrl}/login`
    return webAddress(services, oidc.buildEndSessionUrl(client, { post_logout_redirect_uri: back }))
  } catch {
    return null
  }
}

/** @throws ProviderUnreachable for an address that a browser should not be led to. */
function webAddress({ config }: Means, address: URL): string {
  const isOpen = address.protocol === 'https:' || (address.protocol === 'http:' && config.provider?.insecure === true)
  if (!isOpen) throw new ProviderUnreachable('The provider names an address that is none of the web')
  return address.href
}

/** Whether a request got no answer in time, or that of something in front of the provider. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (code === 'OAUTH_TIMEOUT' || error.name === 'TimeoutError' || error.message === 'fetch failed') return true
  return (cause instanceof Response && cause.status >= 500) || isNoAnswer(cause)
}
