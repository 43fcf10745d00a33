import type { InputError, SaveFormsInput } from '../generated/schemaTypes'
import { noSuchMember } from '../households/findMember'
import type { TableMember } from '../households/tableMembers'
import type { Services } from '../platform/services'
import { editedMember } from './editedMember'
import { effectOfWords } from './neverEatenEffect'
import { BY_ID, readAnswers, type ReadAnswer } from './readAnswers'
import { readMemberSettings, type UserSettings } from './readSettings'
import { fieldsOf } from './settingsForms'
import { applyAnswers, storeAnswers } from './storeAnswers'
import { type EffectView, formViews, type FormView } from './views'

/** The outcome of saving or previewing; null on failure. */
interface SavedForms {
  forms: FormView[] | null
  effect: EffectView | null
  errors: InputError[]
}

type Needed = Pick<Services, 'db' | 'now' | 'catalogue' | 'pubSub'>

/**
 * Stores answers of the caller, or of a member whose answers the caller may edit, all or none, or only says what they would
 * do; a field that is not named stays as it was (docs/product.md SET-19, SET-20).
 */
export async function saveForms(services: Needed, userId: string, input: SaveFormsInput): Promise<SavedForms> {
  const { member, errors: notAllowed } = await editedMember(services, userId, input.memberId)
  if (!member) return failed(notAllowed)
  const fields = await fieldsOf(services, member)
  const { answers, errors } = readAnswers('answers', [...fields.DIETARY, ...fields.TAGS], input.answers, BY_ID)
  if (errors.length > 0) return failed(errors)
  const settings = await (input.isPreview ? previewed : storeAnswers)(services, member, answers)
  if (settings === null) return failed(noSuchMember())
  const neverEaten = effectOfWords(services.catalogue.compiled, settings.neverEaten)
  return { forms: formViews(member.id, fields, settings), effect: { member, settings, neverEaten }, errors: [] }
}

async function previewed(
  { db, catalogue }: Needed,
  member: TableMember,
  answers: readonly ReadAnswer[],
): Promise<UserSettings> {
  return applyAnswers(catalogue.compiled, await readMemberSettings(db, member), answers)
}

const failed = (errors: InputError[]): SavedForms => ({ forms: null, effect: null, errors })
