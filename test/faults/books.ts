import { importsLost } from './importWriter'
import type { Installation } from './Installation'
import type { Load } from './load'
import type { PageWriter } from './pageWriters'
import { addressOf, markOf, type NamedWriter, type PlanWriter, settingsOf, type SettingsWriter } from './writers'

/** What was acknowledged, compared with what the database holds. */
export interface Books {
  acknowledged: number
  /** Each a sentence. */
  lost: string[]
  doubled: string[]
}

/** Compares them. Call it when the load has finished and every instance answers. */
export async function compareBooks({ db, mailsTaken }: Installation, load: Load): Promise<Books> {
  const books: Books = { acknowledged: 0, lost: [], doubled: [] }
  for (const writer of load.writers) {
    if ('stored' in writer) await comparePage(db, writer, books)
    else if (writer.kind === 'import') {
      const { lost, doubled } = await importsLost(db, writer)
      books.acknowledged += writer.acknowledged.length
      books.lost.push(...lost)
      books.doubled.push(...doubled)
    } else if (writer.kind === 'plan') await comparePlan(db, writer, books)
    else if (writer.kind === 'settings') await compareSettings(db, writer, books)
    else await compareNamed(db, writer, books)
  }
  const mails = await mailsOf(db, load)
  // Looked at afterwards: mails are sent all the while, and are taken before they count as sent.
  const taken = new Set(mailsTaken())
  for (const { email, messageId, sentAt } of mails) {
    if (messageId === null) books.lost.push(`the mail to ${email}`)
    else if (sentAt !== null && !taken.has(messageId)) books.lost.push(`the mail ${messageId}, which counts as sent`)
  }
  return books
}

/** What the load's sockets did not receive of what the database holds. */
export async function unreceived({ db }: Pick<Installation, 'db'>, load: Load, patience?: number): Promise<string[]> {
  const all = await Promise.all(load.listeners.map((listener) => listener.deafTo(db, patience)))
  return all.flat()
}

async function comparePage(db: Installation['db'], writer: PageWriter, books: Books): Promise<void> {
  const { kind, acknowledged, pending, round } = writer
  books.acknowledged += acknowledged
  const { version, mark } = await writer.stored(db)
  const is = (count: number) =>
    mark === null ? count === 0 : (version === null || version === count) && mark === count % round
  if (is(acknowledged) || (pending !== null && is(pending))) return
  const kept = version !== null && version > acknowledged ? books.doubled : books.lost
  kept.push(`${kind}: acknowledged ${acknowledged}, stored version ${version} and mark ${mark}`)
}

async function comparePlan(db: Installation['db'], writer: PlanWriter, books: Books): Promise<void> {
  const { person, acknowledged, pending, contradictions } = writer
  books.acknowledged += acknowledged.version
  books.lost.push(...contradictions)
  const row = await db('meal_plans').where({ userId: person.userId }).first('version', 'plan')
  const stored = { version: Number(row?.version ?? 0), mark: row ? markOf(servesOf(row.plan)) : 0 }
  const isAcknowledged = stored.version === acknowledged.version && stored.mark === acknowledged.mark
  const isPending = pending !== null && stored.version === acknowledged.version + 1 && stored.mark === pending
  if (isAcknowledged || isPending) return
  const kind = stored.version > acknowledged.version ? books.doubled : books.lost
  kind.push(`a plan: acknowledged ${JSON.stringify(acknowledged)}, stored ${JSON.stringify(stored)}`)
}

function servesOf(plan: unknown): number[] {
  const read = (typeof plan === 'string' ? JSON.parse(plan) : plan) as {
    breakfast: { mealList: { numServes: number }[] }
  }
  return read.breakfast.mealList.map(({ numServes }) => numServes)
}

async function compareSettings(db: Installation['db'], writer: SettingsWriter, books: Books): Promise<void> {
  const { person, acknowledged, unanswered } = writer
  books.acknowledged += acknowledged.count
  const row = await db('user_settings').where({ userId: person.userId }).first()
  const stored = Number(/\d+$/.exec(String(row?.neverEaten ?? ''))?.[0] ?? 0)
  if (stored !== acknowledged.mark && !unanswered.has(stored))
    books.lost.push(`settings: acknowledged ${acknowledged.mark}, stored ${stored}`)
  const { requirement, tag } = settingsOf(stored)
  for (const [name, word] of [
    ['requirements', requirement],
    ['tagPreferences', tag],
  ] as const)
    if (row && !JSON.stringify(row[name]).toLowerCase().includes(word.toLowerCase()))
      books.lost.push(`settings: ${name} of ${stored} are ${JSON.stringify(row[name])}`)
}

/** Characters of the id that a text begins with. */
const ID_LENGTH = 36

/** Where a named write is found: by the writer's person or, for sign-ups, by the address. */
async function storedNames(db: Installation['db'], { kind, person, sent }: NamedWriter): Promise<string[]> {
  if (kind === 'event')
    return (await db('analytics_events').where({ userId: person.userId }).pluck('metadata')).map(
      (metadata: unknown) => (typeof metadata === 'string' ? JSON.parse(metadata) : metadata).mark as string,
    )
  if (kind === 'feedback')
    return (await db('feedback').where({ userId: person.userId }).pluck('general')).map((text: string) =>
      text.slice(0, ID_LENGTH),
    )
  const idOf = new Map([...sent].map((id) => [addressOf(id), id]))
  const emails: string[] = await db('users')
    .whereIn('email', [...idOf.keys()])
    .pluck('email')
  return emails.flatMap((email) => idOf.get(email) ?? [])
}

async function compareNamed(db: Installation['db'], writer: NamedWriter, books: Books): Promise<void> {
  const stored = await storedNames(db, writer)
  const names = new Set(stored)
  books.acknowledged += writer.acknowledged.size
  for (const id of writer.acknowledged) if (!names.has(id)) books.lost.push(`${writer.kind} ${id}`)
  for (const id of stored.filter((one, index) => stored.indexOf(one) !== index))
    books.doubled.push(`${writer.kind} ${id}`)
}

interface QueuedMail {
  email: string
  messageId: string | null
  sentAt: number | null
}

/** The mails of each acknowledged sign-up: one for each time that it was sent, or one row of nulls. */
async function mailsOf(db: Installation['db'], load: Load): Promise<QueuedMail[]> {
  const signUps = load.writers.flatMap((one) => (one.kind === 'sign-up' ? [...one.acknowledged] : []))
  return db('users')
    .leftJoin('outbox', 'outbox.userId', 'users.id')
    .whereIn('users.email', signUps.map(addressOf))
    .select('users.email', 'outbox.messageId', 'outbox.sentAt')
}
