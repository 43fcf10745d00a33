import { inTransaction } from '../database/transaction'
import type { InputError, SaveSettingsInput, SaveSettingsResult } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { noSuchMember } from '../households/findMember'
import type { Services } from '../platform/services'
import { listStores } from '../stores/listStores'
import { editedMember } from './editedMember'
import { lockSettings, writeSettings } from './lockSettings'
import { matchIngredients } from './matchIngredients'
import { effectOfWords, type WordEffect } from './neverEatenEffect'
import { readAnswers, type ReadAnswer } from './readAnswers'
import type { UserSettings } from './readSettings'
import { settingsFields } from './settingsFields'
import { showForms } from './settingsForms'

/** The outcome of saving, with the words' effects as the domain has them. */
type SavedSettings = Omit<SaveSettingsResult, 'neverEaten'> & { neverEaten: WordEffect[] }

/**
 * Stores answers of the caller, or of a member whose answers the caller may edit, to both forms, all or none; a field that
 * is not named stays as it was. Words that name no ingredient are stored as typed and reported with near matches.
 */
export async function saveSettings(
  services: Pick<Services, 'db' | 'now' | 'catalogue' | 'pubSub'>,
  userId: string,
  input: SaveSettingsInput,
): Promise<SavedSettings> {
  const { member, errors: notAllowed } = await editedMember(services, userId, input.memberId)
  if (!member) return failed(notAllowed)
  const fields = settingsFields(member.userId === null ? null : await listStores(services))
  const dietary = readAnswers('dietary', fields.dietary, input.dietary ?? [])
  const tags = readAnswers('tags', fields.tags, input.tags ?? [])
  const errors = [...dietary.errors, ...tags.errors]
  if (errors.length > 0) return failed(errors)

  const catalogue = services.catalogue.compiled
  const saved = await inTransaction(services.db, async (trx) => {
    const before = await lockSettings(trx, member, services.now())
    if (before === null) return null
    const after = applyAnswers(before, [...dietary.answers, ...tags.answers])
    const named = matchIngredients(catalogue, after.neverEaten).slugs
    const kept = after.neverEaten === before.neverEaten ? before.neverEatenSlugs : []
    const settings = { ...after, neverEatenSlugs: [...new Set([...kept, ...named])].sort() }
    await writeSettings(trx, member, settings, services.now())
    return settings
  })
  if (saved === null) return failed(noSuchMember())
  // What the plan on other devices is said to hold that does not suit depends on the answers.
  announceHousehold(services, member.householdId, 'members')
  const neverEaten = effectOfWords(catalogue, saved.neverEaten)
  const unknownWords = neverEaten
    .filter(({ understood }) => !understood)
    .map(({ word, suggestions }) => ({ word, suggestions }))
  return { forms: showForms(fields, saved), unknownWords, neverEaten, errors: [] }
}

function failed(errors: InputError[]): SavedSettings {
  return { forms: null, unknownWords: [], neverEaten: [], errors }
}

function applyAnswers(settings: UserSettings, answers: readonly ReadAnswer[]): UserSettings {
  return answers.reduce((changed, { field, value }) => field.apply(changed, value), settings)
}
