import type { ChoiceSetting, FormAnswer, FormOption } from '../generated/schemaTypes'
import type { Resolvers } from '../generated/resolverTypes'
import { globalId } from '../pure/globalId'
import type { MemberView } from '../households/views'
import { askingFor, userOf } from '../request/context'
import { perTurn } from '../request/perTurn'
import type { FormFieldAsked } from './FormField'
import { type FormView, formKey } from './views'
import { messages } from './messages'
import { saveForms } from './saveForms'
import { formsOf, wishFormOf } from './settingsForms'

/** A member's forms, once for all rows of a plan that ask for them at the same time. */
const formsTogether = perTurn((context, members: readonly Pick<MemberView, 'id' | 'householdId'>[]) => {
  const known = new Map<string, Promise<FormView[] | null>>()
  return Promise.all(
    members.map(({ id, householdId }) => {
      const forms = known.get(id) ?? formsOf(context.services, askingFor(userOf(context), householdId), id)
      known.set(id, forms)
      return forms
    }),
  )
})

/** The settings forms, with ids beside labels. */
export const forms: Resolvers = {
  Household: {
    wishForm: ({ id }, _args, { services }) => wishFormOf(services, id),
  },
  HouseholdMember: {
    form: async (member, { kind }, context) =>
      (await formsTogether(context, member))?.find((form) => form.kind === kind) ?? null,
    forms: (member, _args, context) => formsTogether(context, member),
  },
  Mutation: {
    saveForms: (_parent, { input }, context) => saveForms(context.services, userOf(context), input),
  },
  SettingsForm: {
    id: (form) => globalId('SettingsForm', formKey(form)),
    label: ({ kind }) => messages.formLabel[kind],
  },
  FormField: {
    id: ({ field }) => field.id,
    label: ({ field }) => field.label,
    type: ({ field }) => field.type,
    help: ({ field }) => field.help,
    options: ({ field }) => [...field.options],
    answer: ({ answer }) => answer,
    excludesIngredients: ({ field }) => field.excludesIngredients,
    choices: ({ field: { type, options } }) =>
      type === 'CHECKBOX' || type === 'DROPDOWN' ? options.map(({ label }) => label) : null,
    settingOptions: ({ field: { type, options } }) =>
      type === 'MULTI_CHECKBOX'
        ? options.map(({ label, settings }) => ({
            choice: label,
            possibleSettings: settings.map((setting) => setting.label),
          }))
        : null,
    value: ({ field, answer }) => labelled(field, answer),
  },
}

const labelIn = (ones: readonly { id: string; label: string }[], wanted: string): string =>
  ones.find(({ id }) => id === wanted)?.label ?? ''

/** An answer by labels, as older fields have it. */
function labelled({ type, options }: FormFieldAsked, { text, optionIds, settings }: FormAnswer) {
  const chosen = optionIds.map((id) => labelIn(options, id))
  switch (type) {
    case 'TEXT':
      return { text }
    case 'DROPDOWN':
      return { choice: chosen[0] ?? '' }
    case 'CHECKBOX':
      return { choices: chosen }
    case 'MULTI_CHECKBOX':
      return { settings: settings.map((one) => labelledSetting(options, one)) }
  }
}

function labelledSetting(
  options: readonly FormOption[],
  { optionId, settingId }: FormAnswer['settings'][number],
): ChoiceSetting {
  const settings = options.find(({ id }) => id === optionId)?.settings ?? []
  return { choice: labelIn(options, optionId), setting: labelIn(settings, settingId) }
}
