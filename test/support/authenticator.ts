import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** How a device answers: by default as it should. */
export interface Manner {
  origin?: string
  /** Whose the credential is, in place of the account that asked. */
  userHandle?: string
  /** Whether it makes sure that it is its owner. */
  isVerified?: boolean
  /** The count of its signatures, in place of one more than last time. */
  counter?: number
  /** The challenge that it signs, in place of the one of the options. */
  challenge?: string
  rpId?: string
  type?: string
}

/** What a server hands to a browser, as far as a device looks at it. */
export interface CeremonyOptions {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

const base64 = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** A device in software with one passkey (ES256), which answers as a browser does with what the device says. */
export class Authenticator {
  readonly id = base64(randomBytes(32))
  #key: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''

  /** @param counter how often it has signed; 0 for one that does not count. */
  constructor(
    readonly origin: string,
    public counter = 1,
  ) {}

  /** Makes the passkey. */
  create(options: CeremonyOptions, manner: Manner = {}) {
    this.#userHandle = options.user?.id ?? ''
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), Buffer.from(this.id, 'base64url')])
    const data = Buffer.concat([this.#data(options, manner, 0x40), attested, this.#publicKey()])
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')
    const attestation = Buffer.concat([head, Buffer.from([data.length >> 8, data.length & 0xff]), data])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, manner),
      attestationObject: base64(attestation),
      transports: ['internal'],
    })
  }

  /** Signs with it. */
  get(options: CeremonyOptions, manner: Manner = {}) {
    if (this.counter > 0) this.counter += 1
    const data = this.#data(options, manner)
    const clientDataJSON = this.#clientData('webauthn.get', options, manner)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64(data),
      signature: base64(createSign('sha256').update(signed).sign(this.#key.privateKey)),
      userHandle: manner.userHandle === undefined ? this.#userHandle : base64(manner.userHandle),
    })
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, { challenge }: CeremonyOptions, manner: Manner): string {
    const { origin = this.origin } = manner
    return base64(JSON.stringify({ type: manner.type ?? type, challenge: manner.challenge ?? challenge, origin }))
  }

  #data({ rp, rpId }: CeremonyOptions, manner: Manner, more = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(manner.counter ?? this.counter)
    const flags = 0x01 | (manner.isVerified === false ? 0 : 0x04) | more
    return Buffer.concat([sha256(manner.rpId ?? rp?.id ?? rpId ?? ''), Buffer.from([flags]), counter])
  }

  /** In COSE's form. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const part = (head: string, bytes: string) => [Buffer.from(head, 'hex'), Buffer.from(bytes, 'base64url')]
    return Buffer.concat([...part('a5010203262001215820', x), ...part('225820', y)])
  }
}
