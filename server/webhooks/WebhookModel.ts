import { BaseModel } from '../database/BaseModel'
import type { WebhookKind } from '../generated/schemaTypes'

/** An address that is called when something happens. It belongs to a partner, or to a person in a household. */
export class WebhookModel extends BaseModel {
  static override tableName = 'webhooks'
  static override jsonAttributes = ['kinds']
  static override booleanAttributes = ['isSlow', 'followsKeys']

  declare id: string
  declare partnerId: string | null
  declare userId: string | null
  declare householdId: string | null
  declare address: string
  declare kinds: WebhookKind[]
  /** With which messages are signed, sealed. */
  declare secret: string
  /** The one before, sealed, with which they are signed as well until `formerUntil`. */
  declare formerSecret: string | null
  declare formerUntil: number
  /** Which of the server's secrets sealed them. */
  declare sealedBy: string
  declare createdAt: number
  /** Whether the last answer took long or did not come: then it shares places with others of the kind. */
  declare isSlow: boolean
  /** When the first of the attempts failed after which none succeeded; null after a success. */
  declare failingSince: number | null
  /** When it was switched off; null while it is on. */
  declare offAt: number | null
  declare offFor: 'GONE' | 'FAILING' | null
  declare followsKeys: boolean
  /** How far the catalogue, the plan and the list were when a message of them was last queued; null where none is wanted. */
  declare catalogueEra: string | null
  declare catalogueSequence: number | null
  declare planVersion: number | null
  declare listVersion: number | null
}
