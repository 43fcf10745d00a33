import { memberships } from '../households/membership'
import type { Services } from '../platform/services'
import { askingFor } from '../request/context'
import { among, type FindNodes } from '../request/FindNodes'
import { formsOf, wishFormOf } from './settingsForms'
import { formKey, type FormView } from './views'

/**
 * The forms of members are for the accounts that may edit the answers (docs/product.md HH-6), that of a household for all of
 * its accounts. At most five statements.
 */
export const formNodes: Readonly<Record<string, FindNodes>> = {
  SettingsForm: async ({ services, principal }, keys) => {
    if (principal.kind !== 'user') return new Map()
    const whose = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.'))))]
    const households = (await memberships(services, principal.userId)).map((one) => one.householdId)
    const forms = await Promise.all([
      wishFormsAmong(services, households, whose),
      ...households
        .map((id) => askingFor(principal, id))
        .flatMap((caller) => whose.map((memberId) => formsOf(services, caller, memberId))),
    ])
    return among(keys, (key) => forms.flatMap((one) => one ?? []).find((form) => formKey(form) === key))
  },
}

/** The forms of the caller's households that are asked for. */
async function wishFormsAmong(
  services: Pick<Services, 'db' | 'now'>,
  households: readonly string[],
  whose: readonly string[],
): Promise<FormView[]> {
  return Promise.all(households.filter((id) => whose.includes(id)).map((id) => wishFormOf(services, id)))
}
