import type { FormAnswer, FormKind } from '../generated/schemaTypes'
import type { TableMember } from '../households/tableMembers'
import type { HouseholdWishes } from '../wishes/wishes'
import type { FormField, FormFieldAsked } from './FormField'
import type { WordEffect } from './neverEatenEffect'
import type { UserSettings } from './readSettings'
import type { SettingsFields } from './settingsFields'
import { WISH_FIELDS } from './wishFields'

/** A field of a form with its answer. */
export interface FieldView {
  readonly field: FormFieldAsked
  readonly answer: FormAnswer
}

/** A form of a member, or of a household. */
export interface FormView {
  /** Id of the member or of the household. */
  readonly whose: string
  readonly kind: FormKind
  readonly fields: FieldView[]
}

/** What a member's settings do to what the household plans and may be offered. */
export interface EffectView {
  readonly member: Pick<TableMember, 'id' | 'householdId'>
  readonly settings: UserSettings
  readonly neverEaten: WordEffect[]
  readonly disliked: WordEffect[]
}

/** The forms of a member with the answers. */
export function formViews(memberId: string, fields: SettingsFields, settings: UserSettings): FormView[] {
  const form = (kind: keyof SettingsFields): FormView => ({
    whose: memberId,
    kind,
    fields: fieldViews(fields[kind], settings),
  })
  return [form('DIETARY'), form('TAGS'), form('TARGETS')]
}

/** The form of a household with its answers. */
export const wishFormView = (householdId: string, wishes: HouseholdWishes): FormView => ({
  whose: householdId,
  kind: 'WISHES',
  fields: fieldViews(WISH_FIELDS, wishes),
})

/** Fields with the answers. */
export const fieldViews = <Settings>(fields: readonly FormField<Settings>[], settings: Settings): FieldView[] =>
  fields.map((field) => ({ field, answer: field.show(settings) }))

/** The key of a form, such as `0190….dietary`. */
export const formKey = ({ whose, kind }: Pick<FormView, 'whose' | 'kind'>): string => `${whose}.${kind.toLowerCase()}`
