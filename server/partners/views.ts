import type { AccessKeyModel } from '../keys/AccessKeyModel'

/** The partner that makes a call, with its key. */
export interface PartnerView {
  partnerId: string
  name: string
  key: AccessKeyModel
}

/** A stored product link. */
export interface ProductLinkView {
  /** Slug. */
  ingredient: string
  url: string
  changedAt: number
}
