/** Where and how people sign in with the home's own provider of OpenID Connect (docs/product.md ACC-59). */
export interface ProviderSettings {
  issuer: string
  clientId: string
  /** null for a client without one, which PKCE alone protects. */
  clientSecret: string | null
  /** What people call it. */
  name: string
  /** Whether it is spoken to without TLS: on this machine, or in development. */
  insecure: boolean
}

interface Given {
  NODE_ENV: string
  PUBLIC_URL?: string | undefined
  SIGNUP: string
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME?: string | undefined
}

/** What the pages call a provider without a name. */
const NAME = 'single sign-on'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export function readProvider(env: Given): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env
  if (issuer === undefined || clientId === undefined) return null
  return {
    issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET ?? null,
    name: env.OIDC_NAME ?? NAME,
    insecure: new URL(issuer).protocol === 'http:',
  }
}

/** What is wrong with the settings of the provider. */
export function problemsOfProvider(env: Given): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, SIGNUP } = env
  if (issuer === undefined)
    return [
      ...Object.entries({ OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME }).flatMap(([name, value]) =>
        value === undefined ? [] : [`OIDC_ISSUER: needed with ${name}`],
      ),
      ...(SIGNUP === 'oidc' ? ['OIDC_ISSUER: needed with SIGNUP=oidc'] : []),
    ]
  return [
    ...(OIDC_CLIENT_ID === undefined ? ['OIDC_CLIENT_ID: needed with OIDC_ISSUER'] : []),
    ...problemsOfIssuer(new URL(issuer), env),
  ]
}

/** Codes and tokens must not cross a network in the clear; a machine may talk to itself. */
function problemsOfIssuer({ protocol, hostname, pathname, search, hash, username }: URL, env: Given): string[] {
  const isPlain = protocol === 'http:' && !LOOPBACK.includes(hostname)
  const isTrial = env.NODE_ENV !== 'production' && (env.PUBLIC_URL === undefined || env.PUBLIC_URL.startsWith('http:'))
  return [
    ...(isPlain && !isTrial ? ['OIDC_ISSUER: must begin with https:, except on this machine'] : []),
    ...(pathname.includes('/.well-known/') ? ['OIDC_ISSUER: is what comes before /.well-known/'] : []),
    ...(search + hash + username === '' ? [] : ['OIDC_ISSUER: must have neither a query nor a user']),
  ]
}
