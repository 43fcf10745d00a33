import type { Resolvers } from '../generated/resolverTypes'
import { userOf } from '../request/context'
import { neverEatenEffect } from './neverEatenEffect'
import { saveSettings } from './saveSettings'
import { settingsForms } from './settingsForms'

/** The fields of the settings. */
export const settings: Resolvers = {
  Query: {
    neverEatenEffect: (_parent, { text, fieldId }, { services }) =>
      neverEatenEffect(services.catalogue.compiled, text, fieldId),
    settingsForms: (_parent, { memberId }, context) => settingsForms(context.services, userOf(context), memberId),
  },
  Mutation: {
    saveSettings: (_parent, { input }, context) => saveSettings(context.services, userOf(context), input),
  },
}
