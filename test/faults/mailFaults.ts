import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './Fault'
import type { Pair } from './pair'

/** Longer than the claim of a sender that was killed, in milliseconds. */
const PATIENCE = 180_000

/** Mails wait in the outbox while the mail server takes none, and are sent afterwards. */
export const mailFaults: Fault<Pair>[] = [
  mailFault(
    'The mail server is gone',
    ({ network }) => network.mail.refuse(),
    ({ network }) => network.mail.restore(),
  ),
  mailFault(
    'The mail server hangs',
    ({ network }) => network.mail.swallow(),
    ({ network }) => network.mail.restore(),
  ),
  mailFault(
    'The mail server refuses mails',
    ({ mail }) => void (mail.refuse = { at: 'recipient', code: 451 }),
    ({ mail }) => void (mail.refuse = null),
  ),
]

function mailFault(name: string, begin: (pair: Pair) => unknown, end: (pair: Pair) => unknown): Fault<Pair> {
  return { name, effect: 'none', readiness: 'all', lasts: 8, begin, end, isFelt: areWaiting, check: allAreSent }
}

async function areWaiting({ db }: Pair): Promise<boolean> {
  return Boolean(
    await db('outbox')
      .whereNull('sentAt')
      .where('createdAt', '<', Date.now() - 3000)
      .first('id'),
  )
}

async function allAreSent({ db }: Pair): Promise<string[]> {
  const until = Date.now() + PATIENCE
  const waiting = async () => Number((await db('outbox').whereNull('sentAt').count({ rows: '*' }).first())?.rows)
  while (Date.now() < until && (await waiting()) > 0) await wait(500)
  const left = await waiting()
  return left === 0 ? [] : [`${left} mails were not sent`]
}
