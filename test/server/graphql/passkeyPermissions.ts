import { open, people, type Permission } from './whoMayCall'

const errors = 'errors { code }'
const response = { input: { type: 'PasskeyResponseInput!', value: { response: {} } } }

/** Who may call the mutations about passkeys. */
export const passkeyPermissions = {
  beginPasskeySignIn: { call: `beginPasskeySignIn { ${errors} }`, who: open },
  signInByPasskey: { call: `signInByPasskey(input: $input) { ${errors} }`, variables: response, who: open },
  beginPasskey: { call: `beginPasskey(input: { password: "" }) { ${errors} }`, who: people },
  addPasskey: { call: `addPasskey(input: $input) { ${errors} }`, variables: response, who: people },
  beginPasskeyProof: { call: `beginPasskeyProof { ${errors} }`, who: people },
  proveByPasskey: { call: `proveByPasskey(input: $input) { ${errors} }`, variables: response, who: people },
  renamePasskey: { call: `renamePasskey(input: { id: "x", name: "x" }) { ${errors} }`, who: people },
  removePasskey: { call: `removePasskey(input: { id: "x", password: "" }) { ${errors} }`, who: people },
  removePassword: { call: `removePassword(input: { password: "" }) { ${errors} }`, who: people },
} satisfies Record<string, Permission>
