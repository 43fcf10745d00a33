import type { Request, Response } from 'express'
import { ANONYMOUS, type Principal } from './context'

/** One kind of bearer token. The features that issue tokens provide these. */
export interface TokenScheme {
  /** Whether the token has this scheme's form. Nothing has been verified yet. */
  accepts: (token: string) => boolean
  /** The principal of a caller with such a token; anonymous when the token is not valid. */
  authenticate: (token: string) => Promise<Principal>
  /** Counts the call against the principal's own limit. @throws GraphQLError RATE_LIMITED */
  admit?: (principal: Principal, response: Response) => Promise<void>
}

const LONGEST_HEADER = 4096

/** The principal that a request's Authorization header stands for; anonymous when it is missing or not valid. */
export async function authenticate(
  schemes: readonly TokenScheme[],
  request: Request,
  response: Response,
): Promise<Principal> {
  const token = bearerToken(request.headers.authorization ?? '')
  const scheme = token === null ? undefined : schemes.find(({ accepts }) => accepts(token))
  if (token === null || !scheme) return ANONYMOUS
  const principal = await scheme.authenticate(token)
  await scheme.admit?.(principal, response)
  return principal
}

/** The token of an Authorization header; null when it is not a bearer's. */
export function bearerToken(header: string): string | null {
  if (header.length > LONGEST_HEADER) return null
  return /^bearer\s+(\S+)/i.exec(header)?.[1] ?? null
}
