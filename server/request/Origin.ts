/** From where a call comes, as it is stored with a session. */
export interface Origin {
  ip: string
  userAgent: string
}

/**
 * Who did something to an account: a browser or program in a network, an administrator at the server, or another person, of whom
 * its person does not learn from where.
 */
export type Doer = Origin | 'administrator' | 'another'
