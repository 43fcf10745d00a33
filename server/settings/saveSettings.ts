import type { InputError, SaveSettingsInput } from '../generated/schemaTypes'
import { noSuchMember } from '../households/findMember'
import type { Services } from '../platform/services'
import { editedMember } from './editedMember'
import { matchFoods, matchIngredients } from './matchIngredients'
import { effectOfWords, type WordEffect } from './neverEatenEffect'
import { BY_LABEL, readAnswers } from './readAnswers'
import { fieldsOf, showForms } from './settingsForms'
import { storeAnswers } from './storeAnswers'
import type { Caller } from '../request/context'

/** The outcome of saving, with the words' effects as the domain has them. */
interface SavedSettings {
  forms: ReturnType<typeof showForms> | null
  unknownWords: Pick<WordEffect, 'word' | 'suggestions'>[]
  neverEaten: WordEffect[]
  errors: InputError[]
}

/**
 * Stores answers of the caller, or of a member whose answers the caller may edit, to both forms, all or none; a field that
 * is not named stays as it was. Words that name no ingredient are stored as typed and reported with near matches.
 */
export async function saveSettings(
  services: Services,
  caller: Caller,
  input: SaveSettingsInput,
): Promise<SavedSettings> {
  const { member, errors: notAllowed } = await editedMember(services, caller, input.memberId)
  if (!member) return failed(notAllowed)
  const fields = await fieldsOf(services, member)
  const dietary = readAnswers('dietary', fields.DIETARY, input.dietary ?? [], BY_LABEL)
  const tags = readAnswers('tags', fields.TAGS, input.tags ?? [], BY_LABEL)
  const errors = [...dietary.errors, ...tags.errors]
  if (errors.length > 0) return failed(errors)

  const stored = await storeAnswers(services, caller, member, {
    own: [...dietary.answers, ...tags.answers],
    household: [],
  })
  if (stored === null) return failed(noSuchMember())
  const saved = stored.settings
  const { compiled } = services.catalogue
  const neverEaten = effectOfWords(compiled, saved.neverEaten, matchIngredients)
  const unknownWords = [...neverEaten, ...effectOfWords(compiled, saved.disliked, matchFoods)]
    .filter(({ understood }) => !understood)
    .map(({ word, suggestions }) => ({ word, suggestions }))
  return { forms: showForms(fields, saved), unknownWords, neverEaten, errors: [] }
}

function failed(errors: InputError[]): SavedSettings {
  return { forms: null, unknownWords: [], neverEaten: [], errors }
}
