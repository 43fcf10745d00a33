import { Authenticator, type CeremonyOptions, type Manner } from '../../support/authenticator'
import { PASSWORD, type Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

/** Where the installation of the tests is: a name, which passkeys need. */
export const HOME = 'https://plan.home.example'

/** What any of the feature's mutations says. */
export interface Outcome {
  ok: boolean
  options: CeremonyOptions | null
  accessToken: string | null
  viewer: { id: string } | null
  errors: { code: string; field: string | null; message: string }[]
}

const FIELDS = {
  beginPasskeySignIn: [null, 'options'],
  signInByPasskey: ['PasskeyResponseInput', 'accessToken viewer { id }'],
  beginPasskey: ['BeginPasskeyInput', 'options'],
  addPasskey: ['PasskeyResponseInput', 'viewer { id }'],
  beginPasskeyProof: [null, 'options'],
  proveByPasskey: ['PasskeyResponseInput', 'viewer { id }'],
  renamePasskey: ['RenamePasskeyInput', 'viewer { id }'],
  removePasskey: ['RemovePasskeyInput', 'viewer { id }'],
  removePassword: ['RemovePasswordInput', 'viewer { id }'],
} as const
type Name = keyof typeof FIELDS
type Signed = Pick<Person, 'token'>

/** A browser with a device that has one passkey. */
export class Device {
  readonly authenticator: Authenticator
  #cookie = ''

  constructor(
    readonly app: Pick<RunningApp, 'graphql'>,
    authenticator = new Authenticator(HOME),
  ) {
    this.authenticator = authenticator
  }

  /** The same browser and device, at another instance. */
  at(app: Pick<RunningApp, 'graphql'>): Device {
    const device = new Device(app, this.authenticator)
    device.#cookie = this.#cookie
    return device
  }

  /** Sends one of the feature's mutations. @throws Error when the call as a whole failed. */
  async send(name: Name, input: object = {}, token: string | null = null): Promise<Outcome> {
    const [type, fields] = FIELDS[name]
    const [declared, given] = type === null ? ['', ''] : [`($input: ${type}!)`, '(input: $input)']
    const query = `mutation ${declared} { ${name}${given} { ok ${fields} errors { code field message } } }`
    const { data, errors, headers } = await this.app.graphql(query, type === null ? {} : { input }, token, {
      ...(this.#cookie && { cookie: this.#cookie }),
    })
    if (errors) throw new Error(JSON.stringify(errors))
    const cookie = headers.getSetCookie().find((line) => line.includes('mw_passkey='))
    if (cookie) this.#cookie = cookie.split(';')[0] ?? ''
    return (data as Record<string, unknown>)[name] as Outcome
  }

  /** The options of a ceremony that begins. @throws Error when it does not. */
  async begin(
    name: 'beginPasskeySignIn' | 'beginPasskey' | 'beginPasskeyProof',
    token: string | null = null,
    password = PASSWORD,
  ): Promise<CeremonyOptions> {
    const { options, errors } = await this.send(name, name === 'beginPasskey' ? { password } : {}, token)
    if (options === null) throw new Error(JSON.stringify(errors))
    return options
  }

  async add({ token }: Signed, manner: Manner = {}, password = PASSWORD): Promise<Outcome> {
    const options = await this.begin('beginPasskey', token, password)
    return this.send('addPasskey', { response: this.authenticator.create(options, manner) }, token)
  }

  async signIn(manner: Manner = {}): Promise<Outcome> {
    const options = await this.begin('beginPasskeySignIn')
    return this.send('signInByPasskey', { response: this.authenticator.get(options, manner) })
  }

  async prove({ token }: Signed, manner: Manner = {}): Promise<Outcome> {
    const options = await this.begin('beginPasskeyProof', token)
    return this.send('proveByPasskey', { response: this.authenticator.get(options, manner) }, token)
  }
}

interface SeenPasskey {
  id: string
  name: string
  createdAt: number
  usedAt: number | null
}

/** What a person sees of their ways in. */
export async function waysOf(app: Pick<RunningApp, 'graphql'>, { token }: Signed) {
  const fields = 'hasPassword isProven mayRemovePassword passkeys { id name createdAt usedAt isSynced }'
  const { data } = await app.graphql(`{ viewer { ${fields} } }`, {}, token)
  return data.viewer as unknown as {
    hasPassword: boolean
    isProven: boolean
    mayRemovePassword: boolean
    passkeys: SeenPasskey[]
  }
}
