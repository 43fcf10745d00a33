import { defineMessages } from '../../schema/text/defineMessages'

/** Reasons with which sockets are closed or refused. A close frame has room for 123 bytes. */
export const messages = defineMessages({
  unauthenticated: 'Send a valid access token as {"authorization": "Bearer ..."} in connection_init.',
  keyEnded: 'The key has expired, or was revoked.',
  tooManyOfKey: ({ max }: { max: number }) => `At most ${max} sockets of one key are open at a time.`,
  keyRefused: 'Keys of people open no sockets: read over HTTP, or send an access token.',
  otherPerson: 'The token is of another session. Open a socket for it.',
  tokenExpired: 'The access token has expired. Send its successor in a ping before it does.',
  sessionEnded: 'The session has ended.',
  tooManySockets: ({ max }: { max: number }) => `At most ${max} sockets of one person are open at a time.`,
  tooManyMessages: ({ max }: { max: number }) => `At most ${max} messages may be sent in a minute.`,
  badMessage: 'Messages are JSON texts of the subprotocol, at most 100 levels deep.',
  slow: 'The client did not read what was sent.',
  silent: 'The client did not answer.',
  goingAway: 'This server is stopping. Connect again.',
  unavailable: 'The service is busy. Connect again in a moment.',
  failed: 'Something went wrong on our side. Try again.',
  tooManySubscriptions: ({ max }: { max: number }) => `At most ${max} subscriptions run on one socket at a time.`,
  tooManyOfField: ({ field, max }: { field: string; max: number }) =>
    `At most ${max} subscriptions of ${field} run on one socket at a time.`,
  onlySubscriptions: 'Only subscriptions are answered over a socket. Send queries and mutations to POST /graphql.',
  noOperation: 'Name one operation of the document.',
  full: 'There are too many connections right now. Try again in a moment.',
})
