import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Services } from '../services'
import { OutboxModel } from './OutboxModel'

/** What a mail says. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

/** A mail and whom it goes to. */
export interface Mail extends MailContent {
  to: string
  /** Whom it is about: it is not sent any more once they delete their account. */
  userId?: string | null
}

/** Puts a mail in the outbox, in the transaction of what it tells about: either both happen or neither. */
export async function queueMail({ config, now }: Pick<Services, 'config' | 'now'>, trx: Knex, mail: Mail): Promise<void> {
  const id = randomUUID()
  await OutboxModel.query(trx).insert({
    id,
    messageId: messageIdOf(id, config.publicUrl),
    ...mail,
    userId: mail.userId ?? null,
    createdAt: now(),
    nextTryAt: now(),
  })
}

/** Does the work of queuing a mail without any: where nobody is to be told, the time taken must not tell it either. */
export async function queueNothing({ config, now }: Pick<Services, 'config' | 'now'>, trx: Knex, like: MailContent): Promise<void> {
  const id = randomUUID()
  await OutboxModel.query(trx).insert({
    id,
    messageId: messageIdOf(id, config.publicUrl),
    to: '',
    subject: '',
    text: ' '.repeat(like.text.length),
    html: ' '.repeat(like.html.length),
    createdAt: now(),
    nextTryAt: now(),
    sentAt: now(),
  })
}

const messageIdOf = (id: string, publicUrl: string): string => `<${id}@${new URL(publicUrl).hostname}>`.slice(0, 120)
