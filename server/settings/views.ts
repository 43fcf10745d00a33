import type { FormKind } from '../generated/schemaTypes'
import type { TableMember } from '../households/tableMembers'
import type { WordEffect } from './neverEatenEffect'
import type { UserSettings } from './readSettings'
import type { SettingsField, SettingsFields } from './settingsFields'

/** A field of a form with the settings that it shows. */
export interface FieldView {
  readonly field: SettingsField
  readonly settings: UserSettings
}

/** A form of a member. */
export interface FormView {
  readonly memberId: string
  readonly kind: FormKind
  readonly fields: FieldView[]
}

/** What a member's settings do to what the household plans and may be offered. */
export interface EffectView {
  readonly member: Pick<TableMember, 'id' | 'householdId'>
  readonly settings: UserSettings
  readonly neverEaten: WordEffect[]
}

/** The forms of a member with the answers. */
export function formViews(memberId: string, fields: SettingsFields, settings: UserSettings): FormView[] {
  const form = (kind: FormKind): FormView => ({ memberId, kind, fields: fieldViews(fields[kind], settings) })
  return [form('DIETARY'), form('TAGS')]
}

/** Fields with the answers. */
export const fieldViews = (fields: readonly SettingsField[], settings: UserSettings): FieldView[] =>
  fields.map((field) => ({ field, settings }))

/** The key of a member's form, such as `0190….dietary`. */
export const formKey = ({ memberId, kind }: Pick<FormView, 'memberId' | 'kind'>): string =>
  `${memberId}.${kind.toLowerCase()}`
