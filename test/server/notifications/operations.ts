import { randomUUID } from 'node:crypto'
import { openSession } from '../../../server/accounts/sessions'
import type { AddNotificationDeviceInput, NotificationKind } from '../../../server/generated/schemaTypes'
import { notificationCourier } from '../../../server/notifications/notificationCourier'
import { sweep } from '../../../server/notifications/startNotifications'
import type { Services } from '../../../server/platform/services'
import type { Person } from '../../support/people'
import type { PushService, Subscribed } from '../../support/pushService'
import type { RunningApp } from '../../support/startApp'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export interface SeenDevice {
  id: string
  label: string
  kinds: NotificationKind[]
  dinnerHour: number
  household: { id: string } | null
  isPaused: boolean
}
interface Outcome {
  ok: boolean
  device: SeenDevice | null
  errors: { code: string; field: string | null }[]
}
type Mutations =
  | 'addNotificationDevice'
  | 'changeNotificationDevice'
  | 'renewNotificationDevice'
  | 'removeNotificationDevice'
  | 'sendTestNotification'

const FIELDS = 'id label kinds dinnerHour household { id } isPaused'
const INPUTS: Record<Mutations, string> = {
  addNotificationDevice: 'AddNotificationDeviceInput',
  changeNotificationDevice: 'ChangeNotificationDeviceInput',
  renewNotificationDevice: 'RenewNotificationDeviceInput',
  removeNotificationDevice: 'NotificationDeviceInput',
  sendTestNotification: 'NotificationDeviceInput',
}

/** A token of another session of a person, at the present time of the tests. */
export async function freshToken(app: RunningApp, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const device = { ip: '127.0.0.1', userAgent: 'test' }
  return (await openSession(app.services, app.services.db, userId, device)).accessToken
}

/** Calls a mutation about devices. */
export async function act(app: RunningApp, token: string | null, name: Mutations, input: object): Promise<Outcome> {
  const device = name === 'removeNotificationDevice' ? '' : `device { ${FIELDS} }`
  const { data, errors } = await app.graphql(
    `mutation ($input: ${INPUTS[name]}!) { ${name}(input: $input) { ok ${device} errors { code field } } }`,
    { input },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as Record<Mutations, Outcome>)[name]
}

/** The server's public key, and a person's devices. */
export async function seen(app: RunningApp, token: string): Promise<{ publicKey: string; devices: SeenDevice[] }> {
  const { data, errors } = await app.graphql(
    `{ viewer { notifications { publicKey devices { ${FIELDS} } } } }`,
    {},
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { viewer: { notifications: { publicKey: string; devices: SeenDevice[] } } }).viewer
    .notifications
}

/** A browser of a person's that is notified. */
export async function notified(
  app: RunningApp,
  push: PushService,
  token: string,
  kinds: NotificationKind[] = ['LIST_ADDED', 'DINNER'],
  more: Partial<AddNotificationDeviceInput> = {},
): Promise<Subscribed & { id: string }> {
  app.services.config.webhookHosts.push(push.host)
  const browser = push.subscribe((await seen(app, token)).publicKey)
  const input = { subscription: browser.input, label: 'Chrome on Android', kinds, ...more }
  const { device, errors } = await act(app, token, 'addNotificationDevice', input)
  if (!device) throw new Error(JSON.stringify(errors))
  return { ...browser, id: device.id }
}

/** Does what the background does: looks for what is new, and sends what is due, until nothing is. */
export async function send(services: Services, courier = notificationCourier(services)): Promise<void> {
  await sweep(services)
  while ((await courier.begin()) > 0) await courier.idle()
}

/** The same, and once more after the minute over which additions are merged. */
export async function sendMerged(app: RunningApp): Promise<void> {
  await send(app.services)
  app.clock.advance(MINUTE + 1000)
  await send(app.services)
}

/** Puts own items on the list of a person's household. */
export const addItems = (app: RunningApp, token: string, ...texts: string[]) =>
  operate(
    app,
    token,
    texts.map((text) => ({ list: { addItem: { itemId: randomUUID(), text } } })),
  )

/** Does acts on what a household shares. */
export async function operate(app: RunningApp, token: string, acts: object[]): Promise<void> {
  const { data, errors } = await app.graphql(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok errors { code field message } } }',
    { input: { operations: acts.map((one) => ({ act: one })) } },
    token,
  )
  const answer = (data as unknown as { applyOperations: { ok: boolean } } | null)?.applyOperations
  if (errors || !answer?.ok) throw new Error(JSON.stringify(errors ?? answer))
}
