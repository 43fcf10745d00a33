import { among, type FindNodes } from '../request/FindNodes'
import { formsOf } from './settingsForms'
import { formKey } from './views'

/** The forms of members are for the accounts that may edit the answers (docs/product.md HH-6). At most four statements. */
export const formNodes: Readonly<Record<string, FindNodes>> = {
  SettingsForm: async ({ services, principal }, keys) => {
    if (principal.kind !== 'user') return new Map()
    const members = [...new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.'))))]
    const forms = await Promise.all(members.map((memberId) => formsOf(services, principal.userId, memberId)))
    return among(keys, (key) => forms.flatMap((one) => one ?? []).find((form) => formKey(form) === key))
  },
}
