import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { ListStateModel } from '../shopping/ListStateModel'
import { addedByOthers } from './addedByOthers'
import { DeviceModel } from './DeviceModel'
import { MERGED } from './limits'
import { queueNotification } from './queueNotification'
import { liveOnes } from './seenDevices'

/** Devices that are looked at together. */
const PAGE = 200

type Means = Pick<Services, 'db' | 'now'>

/**
 * Queues, for devices whose household's list has another version than they were notified up to, that others have added to it; it is
 * sent a minute later, with all that was added meanwhile (docs/product.md PUSH-3). Several instances may look at the same time.
 *
 * @param households those whose list is known to have changed; null for all, which finds what was missed.
 */
export async function queueListNews(services: Means, households: readonly string[] | null): Promise<void> {
  for (let after = ''; ;) {
    const devices = await DeviceModel.query(services.db)
      .whereNotNull('listVersion')
      .where((which) => void (households && which.whereIn('householdId', [...households])))
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
    await look(services, devices)
    const last = devices.at(-1)
    if (!last || devices.length < PAGE) return
    after = last.id
  }
}

async function look({ db, now }: Means, devices: readonly DeviceModel[]): Promise<void> {
  if (devices.length === 0) return
  const lists = await ListStateModel.query(db)
    .findByIds([...new Set(devices.map(({ householdId }) => householdId))])
    .select('householdId', 'version')
  const versions = new Map(lists.map(({ householdId, version }) => [householdId, version]))
  const behind = devices.filter(
    ({ householdId, listVersion }) => (versions.get(householdId) ?? 0) > Number(listVersion),
  )
  if (behind.length === 0) return
  const [live, added] = await Promise.all([liveOnes(db, behind, now()), addedByOthers(db, behind)])
  for (const { id, householdId, listVersion } of behind.filter((one) => live.has(one.id)))
    await inTransaction(db, async (trx) => {
      const locked = await DeviceModel.query(trx).findById(id).forUpdate().select('listVersion')
      if (locked?.listVersion !== listVersion) return
      if ((added.get(id) ?? []).length > 0) await queueNotification(trx, id, 'LIST_ADDED', now(), MERGED)
      else
        await DeviceModel.query(trx)
          .findById(id)
          .patch({ listVersion: versions.get(householdId) })
    })
}
