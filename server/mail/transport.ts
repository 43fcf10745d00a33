import { createTransport } from 'nodemailer'
import type { Services } from '../platform/services'
import { LocalMailbox } from './LocalMailbox'
import type { MailTransport } from './MailTransport'

const SECOND = 1000
/** Upper bound of a delivery in milliseconds: more than the timeouts below together. */
export const LONGEST_DELIVERY = 60 * SECOND

/** Sends by SMTP if a server is configured, else to the local mailbox; nowhere where mail is off (docs/product.md GEN-12). */
export function createMailTransport({ config }: Pick<Services, 'config'>): MailTransport {
  if (!config.sendsMail) return { deliver: async () => {}, close: () => {} }
  return config.smtpUrl ? smtp(config.smtpUrl, config.mailFrom) : new LocalMailbox(config.dataDir)
}

function smtp(url: string, from: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    dnsTimeout: 5 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: async ({ to, subject, text, html, messageId, createdAt }) => {
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        date: new Date(createdAt),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transporter.close(),
  }
}
