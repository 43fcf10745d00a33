import type { CompiledCatalogue } from '../catalogue/compiled'
import { inTransaction } from '../database/transaction'
import { announceHousehold } from '../households/announceHousehold'
import type { TableMember } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { lockSettings, writeSettings } from './lockSettings'
import { matchIngredients } from './matchIngredients'
import type { ReadAnswer } from './readAnswers'
import type { UserSettings } from './readSettings'

/** Stores answers of a member. Null when the member has been removed in the meantime. */
export async function storeAnswers(
  services: Pick<Services, 'db' | 'now' | 'catalogue' | 'pubSub'>,
  member: TableMember,
  answers: readonly ReadAnswer[],
): Promise<UserSettings | null> {
  const catalogue = services.catalogue.compiled
  const saved = await inTransaction(services.db, async (trx) => {
    const before = await lockSettings(trx, member, services.now())
    if (before === null) return null
    const settings = applyAnswers(catalogue, before, answers)
    await writeSettings(trx, member, settings, services.now())
    return settings
  })
  // What the plan on other devices is said to hold that does not suit depends on the answers.
  if (saved) announceHousehold(services, member.householdId, 'members')
  return saved
}

/** The settings with answers that passed the checks. */
export function applyAnswers(
  catalogue: CompiledCatalogue,
  before: UserSettings,
  answers: readonly ReadAnswer[],
): UserSettings {
  const after = answers.reduce((changed, { field, answer }) => field.apply(changed, answer), before)
  const named = matchIngredients(catalogue, after.neverEaten).slugs
  const kept = after.neverEaten === before.neverEaten ? before.neverEatenSlugs : []
  return { ...after, neverEatenSlugs: [...new Set([...kept, ...named])].sort() }
}
