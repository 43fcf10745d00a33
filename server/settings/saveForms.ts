import type { InputError, SaveFormsInput } from '../generated/schemaTypes'
import { noSuchMember } from '../households/findMember'
import type { Services } from '../platform/services'
import { editedMember } from './editedMember'
import { matchFoods, matchIngredients } from './matchIngredients'
import { effectOfWords } from './neverEatenEffect'
import { BY_ID, type ReadAnswer, readAnswers } from './readAnswers'
import type { SettingsField } from './settingsFields'
import { fieldsOf } from './settingsForms'
import { previewAnswers, storeAnswers } from './storeAnswers'
import { type EffectView, formViews, type FormView, wishFormView } from './views'
import { WISH_FIELDS, type WishField } from './wishFields'
import type { Caller } from '../request/context'

/** The outcome of saving or previewing; null on failure. */
interface SavedForms {
  forms: FormView[] | null
  effect: EffectView | null
  errors: InputError[]
}

/**
 * Stores answers of the caller, or of a member whose answers the caller may edit, and of the household, all or none, or only
 * says what they would do; a field that is not named stays as it was (docs/product.md SET-19, SET-20, WISH-2).
 */
export async function saveForms(services: Services, caller: Caller, input: SaveFormsInput): Promise<SavedForms> {
  const { member, errors: notAllowed } = await editedMember(services, caller, input.memberId)
  if (!member) return failed(notAllowed)
  const fields = await fieldsOf(services, member)
  const asked = [...fields.DIETARY, ...fields.TAGS, ...fields.TARGETS, ...WISH_FIELDS]
  const { answers, errors } = readAnswers('answers', asked, input.answers, BY_ID)
  if (errors.length > 0) return failed(errors)
  const read = { own: answers.filter(isOwn), household: answers.filter(isHouseholds) }
  const saved = await (input.isPreview
    ? previewAnswers(services, member, read)
    : storeAnswers(services, caller, member, read))
  if (saved === null) return failed(noSuchMember())
  if (saved.wrong.length > 0) return failed(saved.wrong)
  const { settings, wishes } = saved
  const { compiled } = services.catalogue
  const neverEaten = effectOfWords(compiled, settings.neverEaten, matchIngredients)
  const disliked = effectOfWords(compiled, settings.disliked, matchFoods)
  const forms = formViews(member.id, fields, settings)
  return {
    forms: wishes ? [...forms, wishFormView(member.householdId, wishes)] : forms,
    effect: { member, settings, neverEaten, disliked },
    errors: [],
  }
}

const isWish = (field: SettingsField | WishField): field is WishField => WISH_FIELDS.some((one) => one === field)

const isHouseholds = (answer: ReadAnswer<SettingsField | WishField>): answer is ReadAnswer<WishField> =>
  isWish(answer.field)

const isOwn = (answer: ReadAnswer<SettingsField | WishField>): answer is ReadAnswer<SettingsField> =>
  !isWish(answer.field)

const failed = (errors: InputError[]): SavedForms => ({ forms: null, effect: null, errors })
