import type { WebhookKind } from '../generated/schemaTypes'

/** The `type` of the messages of each kind. */
export const TYPES: Readonly<Record<WebhookKind, string>> = {
  CATALOGUE_CHANGED: 'catalogue.changed',
  KEY_EXPIRING: 'key.expiring',
  PLAN_CHANGED: 'plan.changed',
  LIST_CHANGED: 'list.changed',
}

/** What a partner's webhooks may be called for, and a person's. */
export const PARTNER_KINDS: readonly WebhookKind[] = ['CATALOGUE_CHANGED', 'KEY_EXPIRING']
export const PERSON_KINDS: readonly WebhookKind[] = ['PLAN_CHANGED', 'LIST_CHANGED', 'KEY_EXPIRING']

/** The `type` of the message that a test sends. */
export const PING = 'ping'
