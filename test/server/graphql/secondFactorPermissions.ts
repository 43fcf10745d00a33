import { people, type Permission } from './whoMayCall'

const errors = 'errors { code }'
const both = 'input: { password: "", code: "" }'

/** Who may call the mutations about authenticator codes. */
export const secondFactorPermissions = {
  beginSecondFactor: { call: `beginSecondFactor(input: { password: "" }) { ${errors} }`, who: people },
  confirmSecondFactor: { call: `confirmSecondFactor(input: { code: "" }) { ${errors} }`, who: people },
  renewRecoveryCodes: { call: `renewRecoveryCodes(${both}) { ${errors} }`, who: people },
  removeSecondFactor: { call: `removeSecondFactor(${both}) { ${errors} }`, who: people },
} satisfies Record<string, Permission>
