import { seal, type SealedFor, sealer, unseal } from '../platform/sealing'
import type { Config } from '../platform/config'
import type { Services } from '../platform/services'
import { SecondFactorModel } from './SecondFactorModel'

type Secrets = Config['tokenSecrets']

/** A person's secret, as it is sealed. */
const ofPerson = (userId: string): SealedFor => ({ purpose: 'second factor', id: userId })

/** The columns of a secret. */
export const sealedSecret = (secrets: Secrets, userId: string, secret: string) => ({
  secret: seal(secrets, ofPerson(userId), secret),
  sealedBy: sealer(secrets),
})

/** The secret; null where none of the server's secrets opens it. */
export const secretOf = (secrets: Secrets, { userId, secret }: SecondFactorModel): string | null =>
  unseal(secrets, ofPerson(userId), secret)

const MOST = 500

/** Seals what an older secret of the server sealed under the one that is first now, so that the older one can be dropped. */
export async function renewSeals({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { tokenSecrets: secrets } = config
  const factors = await SecondFactorModel.query(db).whereNot('sealedBy', sealer(secrets)).limit(MOST)
  for (const factor of factors) {
    const open = secretOf(secrets, factor)
    const { userId, secret } = factor
    if (open !== null)
      await SecondFactorModel.query(db)
        .findById(userId)
        .where({ secret })
        .patch(sealedSecret(secrets, userId, open))
  }
}
