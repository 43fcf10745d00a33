import type { Knex } from 'knex'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import type { TableMember } from '../households/tableMembers'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import {
  contradictions,
  lockHouseholdWishes,
  readHouseholdWishes,
  writeHouseholdWishes,
} from '../wishes/householdWishes'
import type { HouseholdWishes } from '../wishes/wishes'
import { lockSettings, writeSettings } from './lockSettings'
import { matchIngredients } from './matchIngredients'
import { messages } from './messages'
import type { ReadAnswer } from './readAnswers'
import { readMemberSettings, type UserSettings } from './readSettings'
import type { SettingsField } from './settingsFields'
import { countFieldId, type WishField } from './wishFields'

/** Answers of a member, and of the household; each with its place among all that were sent. */
export interface Answers {
  readonly own: readonly ReadAnswer<SettingsField>[]
  readonly household: readonly ReadAnswer<WishField>[]
}

/** What answers lead to. With something wrong nothing is stored. */
interface Answered {
  readonly settings: UserSettings
  /** Null where nothing was answered for the household. */
  readonly wishes: HouseholdWishes | null
  readonly wrong: InputError[]
}

type Needed = Pick<Services, 'db' | 'now' | 'catalogue' | 'pubSub'>

/** Stores answers that the user may give. Null when the member or the household has gone in the meantime. */
export async function storeAnswers(
  services: Services,
  caller: Caller,
  member: TableMember,
  answers: Answers,
): Promise<Answered | null> {
  const { db, catalogue, now } = services
  const saved = await inTransaction(db, async (trx) => {
    const before = await lockBoth(trx, member, answers, now())
    if (before === null) return null
    const after = applied(catalogue.compiled, before, answers)
    if (after.wrong.length > 0) return after
    await writeSettings(trx, member, after.settings, now())
    if (after.wishes) await writeHouseholdWishes(trx, member.householdId, after.wishes, now())
    return after
  })
  // What the plan on other devices is said to hold that does not suit depends on the answers.
  if (saved && saved.wrong.length === 0) {
    announceHousehold(services, member.householdId, 'members')
    for (const follow of services.hooks.answersSaved) await follow(services, caller)
  }
  return saved
}

/** What answers would lead to. */
export async function previewAnswers(
  { db, catalogue }: Needed,
  member: TableMember,
  answers: Answers,
): Promise<Answered> {
  const [settings, wishes] = await Promise.all([
    readMemberSettings(db, member),
    answers.household.length > 0 ? readHouseholdWishes(db, member.householdId) : null,
  ])
  return applied(catalogue.compiled, { settings, wishes }, answers)
}

type Before = Pick<Answered, 'settings' | 'wishes'>

/** The household's row comes before the member's, as where a member moves. */
async function lockBoth(
  trx: Knex.Transaction,
  member: TableMember,
  { household }: Answers,
  now: number,
): Promise<Before | null> {
  const wishes = household.length > 0 ? await lockHouseholdWishes(trx, member.householdId, now) : null
  if (household.length > 0 && wishes === null) return null
  const settings = await lockSettings(trx, member, now)
  return settings && { settings, wishes }
}

function applied(catalogue: CompiledCatalogue, before: Before, { own, household }: Answers): Answered {
  const settings = applyAnswers(catalogue, before.settings, own)
  if (!before.wishes) return { settings, wishes: null, wrong: [] }
  const wishes = household.reduce((changed, { field, answer }) => field.apply(changed, answer), before.wishes)
  return { settings, wishes, wrong: wrongCounts(wishes, household) }
}

/** Where at least more is wanted than at most: names the field that was sent last (docs/product.md WISH-2). */
function wrongCounts(wishes: HouseholdWishes, answers: Answers['household']): InputError[] {
  return contradictions(wishes).flatMap((kind) => {
    const ids = [countFieldId(kind, 'atLeast'), countFieldId(kind, 'atMost')]
    const sent = answers.findLast(({ field }) => ids.includes(field.id))
    const { atLeast: least, atMost: most } = messages.countOf[kind]
    return sent ? [inputError('OUT_OF_RANGE', `${sent.path}.optionIds`, messages.leastOverMost({ least, most }))] : []
  })
}

/** The settings with answers that passed the checks. */
function applyAnswers(
  catalogue: CompiledCatalogue,
  before: UserSettings,
  answers: readonly ReadAnswer<SettingsField>[],
): UserSettings {
  const after = answers.reduce((changed, { field, answer }) => field.apply(changed, answer), before)
  const named = matchIngredients(catalogue, after.neverEaten).slugs
  const kept = after.neverEaten === before.neverEaten ? before.neverEatenSlugs : []
  return { ...after, neverEatenSlugs: [...new Set([...kept, ...named])].sort() }
}
