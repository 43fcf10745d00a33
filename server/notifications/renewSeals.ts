import type { Services } from '../platform/services'
import { sealer } from '../platform/sealing'
import { DeviceModel } from './DeviceModel'
import { sealed, unsealed } from './subscription'

const MOST = 500

/** Seals what an older secret of the server sealed under the one that is first now, so that the older one can be dropped. */
export async function renewSeals({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { tokenSecrets: secrets } = config
  const devices = await DeviceModel.query(db).whereNot('sealedBy', sealer(secrets)).limit(MOST)
  for (const device of devices) {
    const open = unsealed(secrets, device)
    const { id, subscription } = device
    if (open)
      await DeviceModel.query(db)
        .findById(id)
        .where({ subscription })
        .patch(sealed(secrets, id, open))
  }
}
