import type { Knex } from 'knex'
import { inTransaction } from '../database/transaction'
import type { SaveSettingsInput, SaveSettingsResult } from '../generated/resolverTypes'
import type { Services } from '../services'
import { listStores } from '../stores/listStores'
import { matchIngredients } from './matchIngredients'
import { effectOfWords, type WordEffect } from './neverEatenEffect'
import { readAnswers, type ReadAnswer } from './readAnswers'
import { fromRow, NO_SETTINGS, type UserSettings } from './readSettings'
import { settingsFields } from './settingsFields'
import { showForms } from './settingsForms'
import { UserSettingsModel } from './UserSettingsModel'

/** The outcome of saving, with the words' effects as the domain has them. */
type SavedSettings = Omit<SaveSettingsResult, 'neverEaten'> & { neverEaten: WordEffect[] }

/**
 * Stores a person's answers to both forms, all or none; a field that is not named stays as it was. Words that name no
 * ingredient are stored as typed and reported with near matches.
 */
export async function saveSettings(
  services: Pick<Services, 'db' | 'now' | 'catalogue'>,
  userId: string,
  input: SaveSettingsInput,
): Promise<SavedSettings> {
  const fields = settingsFields(await listStores(services))
  const dietary = readAnswers('dietary', fields.dietary, input.dietary ?? [])
  const tags = readAnswers('tags', fields.tags, input.tags ?? [])
  const errors = [...dietary.errors, ...tags.errors]
  if (errors.length > 0) return { forms: null, unknownWords: [], neverEaten: [], errors }

  const catalogue = services.catalogue.compiled
  const saved = await inTransaction(services.db, async (trx) => {
    const before = await lockSettings(trx, userId, services.now())
    const after = applyAnswers(fromRow(before), [...dietary.answers, ...tags.answers])
    const named = matchIngredients(catalogue, after.neverEaten).slugs
    const kept = after.neverEaten === before.neverEaten ? before.neverEatenSlugs : []
    const settings = { ...after, neverEatenSlugs: [...new Set([...kept, ...named])].sort() }
    await UserSettingsModel.query(trx).findById(userId).patch(toRow(settings, services.now()))
    return settings
  })
  const neverEaten = effectOfWords(catalogue, saved.neverEaten)
  const unknownWords = neverEaten
    .filter(({ understood }) => !understood)
    .map(({ word, suggestions }) => ({ word, suggestions }))
  return { forms: showForms(fields, saved), unknownWords, neverEaten, errors: [] }
}

/** The person's row, made if it is missing, and held until the transaction ends. */
async function lockSettings(trx: Knex.Transaction, userId: string, now: number): Promise<UserSettingsModel> {
  const empty = UserSettingsModel.fromJson({ userId, ...toRow(NO_SETTINGS, now) }).$toDatabaseJson()
  await trx(UserSettingsModel.tableName).insert(empty).onConflict('userId').ignore()
  return UserSettingsModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
}

function applyAnswers(settings: UserSettings, answers: readonly ReadAnswer[]): UserSettings {
  return answers.reduce((changed, { field, value }) => field.apply(changed, value), settings)
}

function toRow(settings: UserSettings, updatedAt: number) {
  return {
    requirements: Object.fromEntries(settings.requirements),
    neverEaten: settings.neverEaten,
    neverEatenSlugs: [...settings.neverEatenSlugs],
    tagPreferences: Object.fromEntries(settings.tagPreferences),
    preferredStore: settings.preferredStore,
    updatedAt,
  }
}
