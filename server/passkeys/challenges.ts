import { hashOf, newSecret } from '../accounts/secrets'
import { deleteInBatches } from '../database/inBatches'
import type { Services } from '../platform/services'
import { type CeremonyPurpose, ChallengeModel } from './ChallengeModel'

/** How long a challenge can be answered, in milliseconds (docs/product.md ACC-73). */
export const CHALLENGE_LIFE = 5 * 60 * 1000

type Means = Pick<Services, 'db' | 'now'>

/** Whose ceremony it is, and what for. The holder is a browser's secret or a session's id: nothing that others have. */
export interface Ceremony {
  purpose: CeremonyPurpose
  holder: string
}

/** Makes a challenge for one ceremony. @returns it, in base64url, for the browser alone. */
export async function makeChallenge({ db, now }: Means, { purpose, holder }: Ceremony): Promise<string> {
  const challenge = newSecret()
  await ChallengeModel.query(db).insert({
    ...{ hash: hashOf(challenge), purpose, holderHash: hashOf(holder) },
    expiresAt: now() + CHALLENGE_LIFE,
  })
  return challenge
}

/** Uses a challenge up, if it is of that ceremony: of calls at the same time, on any instance, one gets it. */
export async function takeUpChallenge(
  { db, now }: Means,
  { purpose, holder }: Ceremony,
  challenge: string,
): Promise<boolean> {
  const taken = await ChallengeModel.query(db)
    .deleteById(hashOf(challenge))
    .where({ purpose, holderHash: hashOf(holder) })
    .where('expiresAt', '>', now())
  return taken === 1
}

/** Deletes challenges that were not answered in time. */
export async function forgetChallenges({ db, now }: Means): Promise<void> {
  await deleteInBatches(db, ChallengeModel.tableName, 'hash', (rows) => rows.where('expiresAt', '<', now()))
}
