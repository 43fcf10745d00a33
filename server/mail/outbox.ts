import type { Knex } from 'knex'
import type { Services } from '../platform/services'
import { OutboxModel } from './OutboxModel'
import { newId } from '../../schema/newId'

export interface MailContent {
  subject: string
  text: string
  html: string
}

export interface Mail extends MailContent {
  to: string
  /** The account that it is about: it is not sent once that is deleted. */
  userId?: string | null
}

/** Queues a mail in the transaction of the change that it reports, so that both happen or neither. */
export async function queueMail(
  { config, now }: Pick<Services, 'config' | 'now'>,
  trx: Knex,
  mail: Mail,
): Promise<void> {
  const id = newId()
  await OutboxModel.query(trx).insert({
    id,
    messageId: messageIdOf(id, config.publicUrl),
    ...mail,
    userId: mail.userId ?? null,
    createdAt: now(),
    nextTryAt: now(),
  })
}

/** Does the work of queueing a mail without sending one, so that the time does not reveal that there is no recipient. */
export async function queueNothing(
  { config, now }: Pick<Services, 'config' | 'now'>,
  trx: Knex,
  like: MailContent,
): Promise<void> {
  const id = newId()
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
