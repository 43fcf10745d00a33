import { sydneyDay } from '../../schema/sydneyDay'
import { titleOf } from '../calendar/planEvents'
import { inTransaction } from '../database/transaction'
import { currentPlanIn } from '../planning/householdPlan'
import type { Services } from '../platform/services'
import { askingFor } from '../request/Caller'
import { KitchenTimerModel } from '../timers/KitchenTimerModel'
import { ListStateModel } from '../shopping/ListStateModel'
import { addedByOthers, type AddedItem } from './addedByOthers'
import { DeviceModel } from './DeviceModel'
import { messages } from './messages'
import { NotificationModel, type SentKind } from './NotificationModel'

/** Items that are named, and one more where it would be the only one besides. */
const NAMED = 2
/** Characters of a name, of an item or a meal. */
const LONGEST = 60

/** What a notification says, and the page that it leads to. */
const PAGES = {
  TIMERS: '/?mode=cook',
  LIST_ADDED: '/?mode=shop',
  DINNER: '/',
  TEST: '/notifications',
} as const satisfies Record<SentKind, string>

/**
 * What a notification says to its device now, as the text that is encrypted, and notes it; null where there is nothing to say any
 * more. What it says stays over attempts.
 */
export async function compose(
  services: Services,
  message: NotificationModel,
  device: DeviceModel,
  holder: string,
): Promise<string | null> {
  const { kind } = message
  if (kind === 'LIST_ADDED') return composeList(services, message, device.id, holder)
  if (kind === 'TIMERS') return composeTimer(services, message, device)
  const title = kind === 'TEST' ? messages.test : await dinnerWords(services, device, message.createdAt)
  if (title === null) return null
  const body = bodyOf(message, title)
  await NotificationModel.query(services.db).findById(message.id).where({ claimedBy: holder }).patch({ body })
  return body
}

const bodyOf = ({ deviceId: device, kind }: NotificationModel, title: string, tag = kind.toLowerCase()): string =>
  JSON.stringify({ device, title, page: PAGES[kind], tag })

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text)

/** Says what was added, and notes up to where, together. */
function composeList(
  { db }: Services,
  message: NotificationModel,
  deviceId: string,
  holder: string,
): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const device = await DeviceModel.query(trx).findById(deviceId).forUpdate()
    if (!device || device.listVersion === null) return null
    const list = await ListStateModel.query(trx).findById(device.householdId).select('version')
    const added = (await addedByOthers(trx, [device])).get(deviceId) ?? []
    await DeviceModel.query(trx)
      .findById(deviceId)
      .patch({ listVersion: list?.version ?? 0 })
    if (added.length === 0) return null
    const body = bodyOf(message, listWords(added))
    const mine = NotificationModel.query(trx).findById(message.id).where({ claimedBy: holder })
    return (await mine.patch({ body })) === 0 ? null : body
  })
}

function listWords(added: readonly AddedItem[]): string {
  const who = [...new Set(added.map(({ name }) => name || messages.someone))]
  const named = added.length <= NAMED + 1 ? added.length : NAMED
  const items = added.slice(0, named).map(({ text }) => shortened(text))
  return messages.added({ who, items, more: added.length - named })
}

/**
 * What is said of a kitchen timer whose time is up; null for one that was paused, extended, dismissed or begun again since. It is not
 * noted: what is sent once more later is looked at once more (docs/product.md PUSH-7).
 */
async function composeTimer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  message: NotificationModel,
  { householdId }: DeviceModel,
): Promise<string | null> {
  const timer = await KitchenTimerModel.query(db).findById([householdId, message.about ?? ''])
  const isOver = timer?.state === 'RUNNING' && timer.endsAt === message.createdAt && timer.endsAt <= now()
  if (!isOver) return null
  const { label, meal, timerKey } = timer
  return bodyOf(message, messages.timeIsUp({ label: shortened(label), meal: shortened(meal) }), timerKey)
}

/** What is for dinner on the day of a moment, as the device's person sees the plan; null for nothing. */
async function dinnerWords(services: Services, device: DeviceModel, at: number): Promise<string | null> {
  const { userId, householdId } = device
  const plan = await currentPlanIn(services, askingFor({ userId }, householdId), householdId)
  const day = sydneyDay(at)
  const rows = plan?.rows.filter(({ category, stored }) => category === 'dinner' && stored.date === day) ?? []
  const meals = rows.map(titleOf).filter((title) => title !== null)
  if (meals.length === 0) return null
  const [cooked, ...others] = rows.flatMap(({ chosen }) => chosen ?? [])
  const minutes = cooked && others.length === 0 && meals.length === 1 ? cooked.meal.meal.minutes : null
  return messages.tonight({ meals: meals.map(shortened), minutes })
}
