import { createHash } from 'node:crypto'
import { LIMITS } from '../../schema/limits'
import { TRAFFIC_LIMITS } from '../../schema/trafficLimits'
import { inputError } from '../platform/errors'
import type { AnalyticsEventInput, InputError, RecordEventResult } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { sydneyDay } from '../../schema/sydneyDay'
import { AnalyticsEventModel } from './AnalyticsEventModel'
import { consumeAnonymousEvent } from './anonymousEvents'
import { messages } from './messages'
import { pagePath } from './pagePath'
import { newId } from '../../schema/newId'

const DAY = 24 * 60 * 60 * 1000
/** Earlier timestamps are refused: the product did not exist. */
const EARLIEST = Date.UTC(2020, 0, 1)
const MODES = new Set(['plan', 'shop', 'cook', 'settings'])

/** Who an event comes from. */
export interface Sender {
  /** Null for anonymous callers. */
  userId: string | null
  /** Network address. */
  ip: string
}

/** Records a usage event, of one sender and of all strangers so many a day (docs/product.md ANA-1 to ANA-7). */
export async function recordEvent(
  services: Pick<Services, 'db' | 'now' | 'config' | 'redis'>,
  { userId, ip }: Sender,
  input: AnalyticsEventInput,
): Promise<RecordEventResult> {
  const { db, now } = services
  const errors = problemsOf(input, now())
  if (errors.length > 0) return { accepted: false, errors }
  const day = sydneyDay(now())
  const refused = userId === null ? await refuseStranger(services, ip, day) : await refusePerson(db, userId, day)
  if (refused !== null) return { accepted: false, errors: [inputError('TOO_MANY', null, refused)] }
  const { eventType: type, page, timestamp: happenedAt, eventId } = input
  const metadata = input.metadata ?? {}
  const row = AnalyticsEventModel.fromJson({
    id: newId(),
    eventKey: eventId
      ? createHash('sha256')
          .update(`${userId ?? ''}:${eventId}`)
          .digest('hex')
      : null,
    userId,
    type,
    mode: modeOf(metadata),
    metadata,
    page: pagePath(page),
    day,
    happenedAt,
    receivedAt: now(),
  }).$toDatabaseJson()
  await db(AnalyticsEventModel.tableName).insert(row).onConflict('eventKey').ignore()
  return { accepted: true, errors: [] }
}

/**
 * Why no more events of a person are recorded today, or null. They are refused as data and never with 429, which would
 * sign the person out.
 */
async function refusePerson(db: Services['db'], userId: string, day: string): Promise<string | null> {
  const recorded = await AnalyticsEventModel.query(db).where({ userId, day }).resultSize()
  const max = TRAFFIC_LIMITS.analyticsEventsPerDay
  return recorded >= max ? messages.tooMany({ max }) : null
}

async function refuseStranger(
  services: Parameters<typeof consumeAnonymousEvent>[0],
  ip: string,
  day: string,
): Promise<string | null> {
  return (await consumeAnonymousEvent(services, ip, day)) ? null : messages.tooManyAnonymous
}

function problemsOf({ metadata, page, timestamp, eventId }: AnalyticsEventInput, now: number): InputError[] {
  const errors: InputError[] = []
  if (Buffer.byteLength(JSON.stringify(metadata ?? {})) > TRAFFIC_LIMITS.analyticsMetadataBytes)
    errors.push(
      inputError('TOO_LONG', 'input.metadata', messages.longMetadata({ max: TRAFFIC_LIMITS.analyticsMetadataBytes })),
    )
  if (page.trim() === '') errors.push(inputError('REQUIRED', 'input.page', messages.noPage))
  else if (pagePath(page).length > TRAFFIC_LIMITS.analyticsPageLength)
    errors.push(inputError('TOO_LONG', 'input.page', messages.tooLong({ max: TRAFFIC_LIMITS.analyticsPageLength })))
  else if (page.includes('\u0000') || !page.isWellFormed())
    errors.push(inputError('INVALID', 'input.page', messages.brokenText))
  if (timestamp < EARLIEST || timestamp > now + DAY)
    errors.push(inputError('OUT_OF_RANGE', 'input.timestamp', messages.futureTime))
  if (eventId && eventId.length > LIMITS.submissionIdLength)
    errors.push(inputError('TOO_LONG', 'input.eventId', messages.tooLong({ max: LIMITS.submissionIdLength })))
  return errors
}

function modeOf({ mode }: Record<string, unknown>): string | null {
  const name = typeof mode === 'string' ? mode.toLowerCase() : ''
  return MODES.has(name) ? name : null
}
