import { hashOf, newSecret } from '../accounts/secrets'
import type { InputError } from '../generated/schemaTypes'
import { inHousehold } from '../households/changeHousehold'
import { MemberModel } from '../households/MemberModel'
import { inputError } from '../platform/errors'
import { currentPlanIn } from '../planning/householdPlan'
import { lastPastWeeks } from '../planning/pastWeeks'
import type { FollowLeaving, FollowMove, Services } from '../platform/services'
import { askingFor, type Caller } from '../request/Caller'
import { CalendarFeedModel } from './CalendarFeedModel'
import { icalendar } from './icalendar'
import { messages } from './messages'
import { planEvents } from './planEvents'
import { newId } from '../../schema/newId'

/** What follows the pages' address in that of a calendar. */
const FORM = /^[\w-]{43}$/

/** Makes the address of a calendar; the one that the account had of the same ends. */
export function makeCalendarFeed(
  services: Services,
  caller: Caller,
  memberId: string | null,
): Promise<{ address: string | null; householdId: string | null; errors: InputError[] }> {
  const { userId } = caller
  return inHousehold(services, caller, async ({ trx, household: { id: householdId } }) => {
    const member = memberId === null ? null : await MemberModel.query(trx).findOne({ id: memberId, householdId })
    if (member === undefined) {
      const errors = [inputError('UNKNOWN', 'memberId', messages.noSuchMember)]
      return { address: null, householdId: null, errors }
    }
    const secret = newSecret()
    await CalendarFeedModel.query(trx).where({ userId, householdId, memberId }).delete()
    await CalendarFeedModel.query(trx).insert({
      id: newId(),
      hash: hashOf(secret),
      userId,
      householdId,
      memberId,
      createdAt: services.now(),
    })
    return { address: `${services.config.publicUrl}/calendar/${secret}.ics`, householdId, errors: [] }
  })
}

/** Ends the address of a calendar of the account's. */
export async function endCalendarFeed({ db }: Pick<Services, 'db'>, { userId }: Caller, id: string): Promise<void> {
  await CalendarFeedModel.query(db).where({ userId, id }).delete()
}

/** An account's calendars of a household, the newest first. */
export function calendarFeedsOf(
  { db }: Pick<Services, 'db'>,
  userId: string,
  householdId: string,
): Promise<CalendarFeedModel[]> {
  return CalendarFeedModel.query(db)
    .where({ userId, householdId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .execute()
}

/**
 * The calendar under a secret, as the account that made it sees the plan now; null where there is none, and once that account
 * does not belong to the household any more.
 */
export async function calendarUnder(services: Services, secret: string): Promise<string | null> {
  const feed = FORM.test(secret)
    ? await CalendarFeedModel.query(services.db).findOne({ hash: hashOf(secret) })
    : undefined
  if (!feed) return null
  const { userId, householdId, memberId } = feed
  const isTheirs = await MemberModel.query(services.db).findOne({ userId, householdId }).select('id')
  const plan = isTheirs ? await currentPlanIn(services, askingFor({ userId }, householdId), householdId) : null
  const member = plan?.table.members.find(({ id }) => id === memberId)
  if (!plan || (memberId !== null && !member)) return null
  const name = member ? messages.calendarOf(member) : messages.calendar({ household: services.config.productName })
  const events = [...(await lastPastWeeks(services, householdId, plan.table)), plan].flatMap((view) =>
    planEvents(view, memberId, services.config.publicUrl),
  )
  return icalendar(name, events, plan.stored.changedAt ?? 0)
}

/** Who leaves a household has no calendar of it any more, also after coming back. */
export const endFeedsOfLeaving: FollowLeaving = async (_services, trx, { userId, from }) => {
  await CalendarFeedModel.query(trx).where({ userId, householdId: from }).delete()
}

/** The same of who moves to another household. */
export const endFeedsOfMove: FollowMove = async (_services, trx, { userId, from }) => {
  if (from !== null) await CalendarFeedModel.query(trx).where({ userId, householdId: from }).delete()
}
