import { createHash, randomUUID } from 'node:crypto'
import { LIMITS } from '../../schema/limits'
import { inputError } from '../errors'
import type { AnalyticsEventInput, InputError, RecordEventResult } from '../generated/resolverTypes'
import type { Services } from '../services'
import { sydneyDay } from '../sydneyTime'
import { AnalyticsEventModel } from './AnalyticsEventModel'
import { pagePath } from './pagePath'

const DAY = 24 * 60 * 60 * 1000
/** Nothing happened before there was a product. */
const EARLIEST = Date.UTC(2020, 0, 1)
const MODES = new Set(['plan', 'shop', 'cook', 'settings'])

/** Records a usage event of a person, or of somebody who is not signed in (null). The same event twice is recorded once. */
export async function recordEvent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string | null,
  input: AnalyticsEventInput,
): Promise<RecordEventResult> {
  const errors = problemsOf(input, now())
  if (errors.length > 0) return { accepted: false, errors }
  const { eventType: type, page, timestamp: happenedAt, eventId } = input
  const metadata = input.metadata ?? {}
  const row = AnalyticsEventModel.fromJson({
    id: randomUUID(),
    eventKey: eventId ? createHash('sha256').update(`${userId ?? ''}:${eventId}`).digest('hex') : null,
    userId,
    type,
    mode: modeOf(metadata),
    metadata,
    page: pagePath(page),
    day: sydneyDay(now()),
    happenedAt,
    receivedAt: now(),
  }).$toDatabaseJson()
  await db(AnalyticsEventModel.tableName).insert(row).onConflict('eventKey').ignore()
  return { accepted: true, errors: [] }
}

function problemsOf({ metadata, page, timestamp, eventId }: AnalyticsEventInput, now: number): InputError[] {
  const errors: InputError[] = []
  if (Buffer.byteLength(JSON.stringify(metadata ?? {})) > LIMITS.analyticsMetadataBytes)
    errors.push(inputError('TOO_LONG', 'input.metadata', `Send at most ${LIMITS.analyticsMetadataBytes} bytes of details.`))
  if (page.trim() === '') errors.push(inputError('REQUIRED', 'input.page', 'Say on which page it happened.'))
  else if (pagePath(page).length > LIMITS.analyticsPageLength)
    errors.push(inputError('TOO_LONG', 'input.page', `Use at most ${LIMITS.analyticsPageLength} characters.`))
  else if (page.includes('\u0000') || !page.isWellFormed())
    errors.push(inputError('INVALID', 'input.page', 'Leave out the NUL character and halves of characters.'))
  if (timestamp < EARLIEST || timestamp > now + DAY)
    errors.push(inputError('OUT_OF_RANGE', 'input.timestamp', 'The time must not be in the future.'))
  if (eventId && eventId.length > LIMITS.submissionIdLength)
    errors.push(inputError('TOO_LONG', 'input.eventId', `Use at most ${LIMITS.submissionIdLength} characters.`))
  return errors
}

function modeOf({ mode }: Record<string, unknown>): string | null {
  const name = typeof mode === 'string' ? mode.toLowerCase() : ''
  return MODES.has(name) ? name : null
}
