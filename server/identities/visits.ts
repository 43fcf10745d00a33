import type { Knex } from 'knex'
import { createHmac } from 'node:crypto'
import { hashOf, newSecret } from '../accounts/secrets'
import { deleteInBatches } from '../database/inBatches'
import type { VisitPurpose } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { Marks, Vouched } from './provider'
import { VisitModel } from './VisitModel'

/** How long a visit may take, in milliseconds. */
export const VISIT_LIFE = 10 * 60 * 1000
/** The most characters of the page to which a visit leads. */
const LONGEST = 2000

type Means = Pick<Services, 'db' | 'now'>

/** Whose visit it is; nulls for a stranger's. */
export interface Visitor {
  userId: string | null
  sessionId: string | null
}

/** A visit from which the provider has led back with a person whose address it has verified. */
export type AnsweredVisit = VisitModel & { issuer: string; subject: string; email: string }

/** What follows from the secret of a visit. */
export function marksOf(secret: string): Marks {
  const mark = (name: string) => createHmac('sha256', secret).update(name).digest('base64url')
  return { state: mark('state'), nonce: mark('nonce'), verifier: mark('verifier') }
}

/** The secret in the cookie of a visit; null for none. */
export const secretIn = (cookie: string | null): string | null => (/^[\w-]{43}$/.test(cookie ?? '') ? cookie : null)

/** Notes a visit that begins. @returns its secret, for the browser alone. */
export async function openVisit(
  { db, now }: Means,
  purpose: VisitPurpose,
  { userId, sessionId }: Visitor,
  next: string,
): Promise<string> {
  const secret = newSecret()
  const createdAt = now()
  await VisitModel.query(db).insert({
    ...{ hash: hashOf(secret), purpose, userId, sessionId, next: pageOf(next), createdAt },
    expiresAt: createdAt + VISIT_LIFE,
  })
  return secret
}

/** The visit that a browser comes back from, once: of calls at the same time one gets it. */
export async function takeUpVisit({ db, now }: Means, secret: string): Promise<VisitModel | undefined> {
  const hash = hashOf(secret)
  const taken = await VisitModel.query(db)
    .findById(hash)
    .whereNull('answeredAt')
    .where('expiresAt', '>', now())
    .patch({ answeredAt: now() })
  return taken === 1 ? VisitModel.query(db).findById(hash) : undefined
}

/** Notes whom the provider vouches for. */
export async function noteVouched({ db }: Means, { hash }: VisitModel, vouched: Vouched): Promise<void> {
  await VisitModel.query(db).findById(hash).patch(vouched)
}

/** The visit of a browser that was answered and can be finished. */
export async function answeredVisit(
  { db, now }: Means,
  secret: string | null,
  purpose: VisitPurpose,
): Promise<AnsweredVisit | undefined> {
  if (secret === null) return undefined
  const visit = await VisitModel.query(db)
    .findOne({ hash: hashOf(secret), purpose })
    .whereNotNull('email')
    .where('expiresAt', '>', now())
  return visit as AnsweredVisit | undefined
}

/** Ends a visit. @returns whether it was this call that did. */
export const endVisit = async (trx: Knex, { hash }: VisitModel): Promise<boolean> =>
  (await VisitModel.query(trx).deleteById(hash)) === 1

/** Deletes visits that were not finished in time. */
export async function forgetVisits({ db, now }: Means): Promise<void> {
  await deleteInBatches(db, VisitModel.tableName, 'hash', (rows) => rows.where('expiresAt', '<', now()))
}

/** A page of the product, or else its first. The pages check it once more when they open it (docs/product.md ACC-45). */
const pageOf = (next: string): string => (next.length <= LONGEST && /^\/(?![/\\])[^\\\p{C}]*$/u.test(next) ? next : '/')
