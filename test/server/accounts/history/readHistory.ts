import type { RunningApp } from '../../../support/startApp'

export interface Seen {
  id: string
  kind: string
  at: number
  times: number
  label: string
  network: string
  subject: string | null
  byAdministrator: boolean
  isCurrent: boolean
}

const FIELDS = 'id kind at times label network subject byAdministrator isCurrent'

/** The security history of a person, the latest first. */
export async function readHistory(app: RunningApp, { token }: { token: string }, first = 200): Promise<Seen[]> {
  const answer = await app.graphql(
    `query ($first: Int!) { viewer { securityHistory(first: $first) { ${FIELDS} } } }`,
    { first },
    token,
  )
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return (answer.data.viewer as unknown as { securityHistory: Seen[] }).securityHistory
}

/** What happened, the latest first, as `KIND subject`. */
export const said = (events: readonly Seen[]): string[] =>
  events.map(({ kind, subject, byAdministrator }) =>
    [kind, ...(subject === null ? [] : [subject]), ...(byAdministrator ? ['(administrator)'] : [])].join(' '),
  )

const DAY = 24 * 60 * 60 * 1000

/** Moves the clock to noon of the next day, in which entries of a day are one. */
export function toNextNoon({ clock }: RunningApp): void {
  const next = (Math.floor(clock.now() / DAY) + 1.5) * DAY
  clock.advance(next - clock.now())
}
