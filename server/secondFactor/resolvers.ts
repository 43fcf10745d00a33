import { logOutcome } from '../accounts/logAccountEvents'
import { viewerOfSession } from '../accounts/viewerOf'
import type { Resolvers } from '../generated/resolverTypes'
import type { InputError } from '../generated/schemaTypes'
import { type Context, personHere, userOf } from '../request/context'
import type { SecurityEvent } from '../request/securityLog'
import { removeSecondFactor, renewRecoveryCodes } from './changeSecondFactor'
import { recoveryCodesLeft } from './recoveryCodes'
import { SecondFactorModel } from './SecondFactorModel'
import { beginSecondFactor, confirmSecondFactor, type ShownCodes } from './setUp'

/** Authenticator codes: setting them up, new recovery codes, and turning them off. */
export const secondFactor: Resolvers = {
  Viewer: {
    secondFactor: async ({ id }, _args, { services: { db } }) => {
      const factor = await SecondFactorModel.on(db, id)
      return factor?.confirmedAt == null
        ? null
        : { since: factor.confirmedAt, recoveryCodesLeft: await recoveryCodesLeft(db, id) }
    },
  },
  Mutation: {
    beginSecondFactor: async (_parent, { input: { password } }, context) => {
      const outcome = await beginSecondFactor(context.services, personHere(context), password)
      if (!('errors' in outcome)) return { ...outcome, errors: [] }
      logOutcome(context, 'second_factor_on', outcome.errors)
      return { secret: null, address: null, errors: outcome.errors }
    },
    confirmSecondFactor: async (_parent, { input: { code } }, context) =>
      changed(context, 'second_factor_on', await confirmSecondFactor(context.services, personHere(context), code)),
    renewRecoveryCodes: async (_parent, { input }, context) =>
      changed(context, 'recovery_codes', await renewRecoveryCodes(context.services, personHere(context), input)),
    removeSecondFactor: async (_parent, { input }, context) =>
      changed(context, 'second_factor_off', {
        errors: await removeSecondFactor(context.services, personHere(context), input),
      }),
  },
}

function changed(context: Context, event: SecurityEvent, outcome: ShownCodes) {
  const errors: InputError[] = 'errors' in outcome ? outcome.errors : []
  logOutcome(context, event, errors)
  return {
    viewer: errors.length > 0 ? null : viewerOfSession(context.services, userOf(context).userId),
    recoveryCodes: 'codes' in outcome ? outcome.codes : null,
    errors,
  }
}
