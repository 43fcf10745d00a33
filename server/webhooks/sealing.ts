import { randomBytes } from 'node:crypto'
import type { SealedFor } from '../platform/sealing'

const SECRET = 32
/** With what secrets begin. */
export const PREFIX = 'whsec_'

/** A fresh secret of a webhook, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET).toString('base64')}`

/** A webhook's secret, as it is sealed. */
export const ofWebhook = (id: string): SealedFor => ({ purpose: 'webhooks', id })
