import type { OutboxModel } from './OutboxModel'

/** A way by which mails leave. */
export interface MailTransport {
  /** @throws Error when the mail was not taken; it may be tried again. */
  deliver(mail: OutboxModel): Promise<void>
  close(): void
}
