/** From where a call comes, as it is stored with a session. */
export interface Origin {
  ip: string
  userAgent: string
}

/** Who did something to an account: a browser or program in a network, or an administrator at the server. */
export type Doer = Origin | 'administrator'
