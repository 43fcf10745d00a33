import { seal, sealer, unseal } from '../platform/sealing'
import type { Services } from '../platform/services'
import { ofWebhook } from './sealing'
import { WebhookModel } from './WebhookModel'

const MOST = 500

/** Seals what an older secret of the server sealed under the one that is first now, so that the older one can be dropped. */
export async function renewSeals({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { tokenSecrets: secrets } = config
  const kid = sealer(secrets)
  const hooks = await WebhookModel.query(db).whereNot('sealedBy', kid).limit(MOST)
  for (const { id, secret, formerSecret } of hooks) {
    const [present, former] = [secret, formerSecret].map((one) =>
      one === null ? null : unseal(secrets, ofWebhook(id), one),
    )
    if (present == null) continue
    await WebhookModel.query(db)
      .findById(id)
      .where({ secret })
      .patch({
        secret: seal(secrets, ofWebhook(id), present),
        formerSecret: former == null ? null : seal(secrets, ofWebhook(id), former),
        sealedBy: kid,
      })
  }
}
