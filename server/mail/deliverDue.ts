import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { mailMetrics } from './mailMetrics'
import type { MailTransport } from './MailTransport'
import { OutboxModel } from './OutboxModel'
import { LONGEST_DELIVERY } from './transport'

const SECOND = 1000
const BATCH = 20
const AT_ONCE = 2
/** Waits double from five seconds to an hour, so the last attempt is most of a day after the first. */
export const MOST_TRIES = 30
const FIRST_WAIT = 5 * SECOND
const LONGEST_WAIT = 3600 * SECOND
/** Longer than a delivery, so that no two instances send the same mail. If they do, both copies have one message id. */
const CLAIM = LONGEST_DELIVERY + 60 * SECOND

type SenderServices = Pick<Services, 'db' | 'log' | 'now' | 'reporter'>

/**
 * Sends the mails that are due, a batch at most. Several instances may do so at the same time: each mail is claimed by
 * one of them, and a claim whose holder has died runs out. Once `isStopping` says so nothing further is claimed.
 * @returns how many mails were tried.
 */
export async function deliverDue(
  services: SenderServices,
  transport: MailTransport,
  isStopping = () => false,
): Promise<number> {
  const holder = randomUUID()
  const due: { id: string }[] = await dueOnes(services.db, services.now())
    .orderBy('nextTryAt')
    .limit(BATCH)
    .select('id')
  let tried = 0
  const work = async () => {
    for (let next = due.shift(); next && !isStopping(); next = due.shift()) {
      const mail = await claim(services, next.id, holder)
      if (!mail) continue
      tried += 1
      await send(services, transport, mail, holder)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return tried
}

const dueOnes = (db: Knex, now: number) =>
  OutboxModel.query(db)
    .whereNull('sentAt')
    .whereNull('deadAt')
    .where('nextTryAt', '<=', now)
    .where('claimedUntil', '<', now)

async function claim({ db, now }: SenderServices, id: string, holder: string): Promise<OutboxModel | undefined> {
  const at = now()
  const claimed = await dueOnes(db, at)
    .where({ id })
    .patch({ claimedBy: holder, claimedUntil: at + CLAIM })
  return claimed === 1 ? OutboxModel.query(db).findById(id) : undefined
}

async function send(
  { db, log, now, reporter }: SenderServices,
  transport: MailTransport,
  mail: OutboxModel,
  holder: string,
): Promise<void> {
  const ours = () => OutboxModel.query(db).findById(mail.id).where({ claimedBy: holder })
  try {
    await transport.deliver(mail)
  } catch (error) {
    const tries = mail.tries + 1
    const dead = tries >= MOST_TRIES
    const lastError = reasonOf(error)
    await ours().patch({
      tries,
      lastError,
      claimedUntil: 0,
      nextTryAt: now() + waitAfter(tries),
      ...(dead && { deadAt: now() }),
    })
    mailMetrics[dead ? 'dead' : 'retried'].inc()
    if (dead) {
      log.error({ mailId: mail.id, tries, reason: lastError }, 'A mail was given up')
      reporter.report(new Error('A mail was given up'), { operation: 'mail' })
    } else log.warn({ mailId: mail.id, tries, reason: lastError }, 'A mail was not taken and is tried again')
    return
  }
  await ours().patch({
    sentAt: now(),
    tries: mail.tries + 1,
    to: '',
    subject: '',
    text: '',
    html: '',
    lastError: null,
    claimedUntil: 0,
  })
  mailMetrics.sent.inc()
}

/** Doubles with each attempt, with jitter, so that mails that failed together are not retried together. */
function waitAfter(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(20, tries - 1)) * (0.5 + Math.random() / 2)
}

/** The kind of failure, without the mail server's reply, which may quote addresses or contents. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command, name } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
    name?: unknown
  }
  return [code ?? name, responseCode, command]
    .filter((part) => part !== undefined)
    .join(' ')
    .slice(0, 200)
}
