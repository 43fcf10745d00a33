import { GraphQLError } from 'graphql'
import { FAILURE_CODES, FAILURE_REASONS, type FailureReason } from '../../schema/failureCodes'
import { defineMessages } from '../../schema/text/defineMessages'
import type { ErrorCode, InputError } from '../generated/schemaTypes'

/** Texts of errors that fail a call as a whole. */
export const messages = defineMessages({
  signIn: 'Sign in to do this.',
  forbidden: 'You are not allowed to do this.',
  keyLacks: ({ what, scopes }: { what: string; scopes: string }) =>
    `This key may not use ${what}: it needs the scope ${scopes}.`,
  noKey: ({ what }: { what: string }) => `No key may use ${what}: sign in to do this.`,
  rateLimited: 'Too many requests. Try again later.',
  busy: 'The service is busy. Try again in a moment.',
  storageFull: 'There is no space to store this right now. Try again later.',
  internal: 'Something went wrong on our side. Try again.',
})

/** The address of the page that explains a code. */
export const helpFor = (publicUrl: string, code: string): string => `${publicUrl}/docs/errors/${code}`

/**
 * The call needs a signed-in user or a key: 401 with `WWW-Authenticate: Bearer`, which says `invalid_token` where `reason`
 * says what is wrong with the key that was shown (RFC 6750).
 */
export const unauthenticated = (message = messages.signIn, reason?: FailureReason): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: FAILURE_CODES.unauthenticated,
      ...(reason && { reason }),
      http: {
        status: 401,
        headers: new Map([['www-authenticate', reason ? 'Bearer error="invalid_token"' : 'Bearer']]),
      },
    },
  })

/** The caller is known but lacks the permission: 403. */
export const forbidden = (message = messages.forbidden, reason?: FailureReason): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: FAILURE_CODES.forbidden, ...(reason && { reason }), http: { status: 403 } },
  })

/**
 * A person's key lacks a scope, or no scope allows what is asked for: 403 with `WWW-Authenticate: Bearer
 * error="insufficient_scope"` and the scopes that it would need (RFC 6750).
 */
export function outOfScope(what: string, scopes: readonly string[]): GraphQLError {
  const named = scopes.join(' ')
  const challenge = `Bearer error="insufficient_scope"${named && `, scope="${named}"`}`
  return new GraphQLError(named ? messages.keyLacks({ what, scopes: named }) : messages.noKey({ what }), {
    extensions: {
      code: FAILURE_CODES.forbidden,
      reason: FAILURE_REASONS.keyScope,
      http: { status: 403, headers: new Map([['www-authenticate', challenge]]) },
    },
  })
}

/** Too many calls: 429 with `Retry-After` in seconds, at least one. */
export const rateLimited = (retryAfterSeconds: number): GraphQLError => {
  const retryAfter = Math.max(1, Math.ceil(retryAfterSeconds))
  return new GraphQLError(messages.rateLimited, {
    extensions: {
      code: FAILURE_CODES.rateLimited,
      retryAfter,
      http: { status: 429, headers: new Map([['retry-after', String(retryAfter)]]) },
    },
  })
}

/** The request itself is malformed: 400. `field` is the argument or path that is wrong. */
export const badRequest = (message: string, field?: string, reason?: FailureReason): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: FAILURE_CODES.badUserInput, field, ...(reason && { reason }), http: { status: 400 } },
  })

/** The body is larger than its operation may have: 413. */
export const tooLarge = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: FAILURE_CODES.badRequest, http: { status: 413 } } })

/** The server cannot answer right now: 503 with `Retry-After` in seconds. */
export const unavailable = (retryAfterSeconds = 2, message = messages.busy): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: FAILURE_CODES.unavailable,
      http: { status: 503, headers: new Map([['retry-after', String(retryAfterSeconds)]]) },
    },
  })

/** What was sent could not be stored, and nothing was changed: 503 with `Retry-After` in seconds. */
export const notStored = (message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: FAILURE_CODES.unavailable, http: { status: 503, headers: new Map([['retry-after', '60']]) } },
  })

/** One entry of a result's `errors`. `field` is the path within the operation's input; null when no single field is wrong. */
export const inputError = (code: ErrorCode, field: string | null, message: string): InputError => ({
  code,
  field,
  message,
})
