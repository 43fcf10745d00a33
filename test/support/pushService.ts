import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscriptionInput } from '../../server/generated/schemaTypes'
import { presentKeys } from '../../server/notifications/vapid'
import type { TokenSecret } from '../../server/platform/tokenSecrets'
import { answering } from './receiver'

/** Keys of a browser that has subscribed with the key of these secrets. */
export function browserKeys(secrets: readonly TokenSecret[]): Omit<PushSubscriptionInput, 'endpoint'> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { p256dh, auth: randomBytes(16).toString('base64url'), publicKey: presentKeys(secrets).publicKey }
}

/** A request that a push service got. */
export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service that stores what it gets. */
export interface PushService {
  host: string
  got: Pushed[]
  /** How it answers; 201 unless it is changed. */
  answer: RequestListener
  /** Subscribes another browser, with the server's public key. */
  subscribe(publicKey: string): Subscribed
  stop(): Promise<void>
}

/** A browser that has subscribed. */
export interface Subscribed {
  input: PushSubscriptionInput
  /** What was pushed to it, decrypted, the oldest first. */
  messages(): { device: string; title: string; page: string; tag: string }[]
}

/** Starts one on a free port of the loopback interface. */
export async function startPushService(): Promise<PushService> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      service.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      service.answer(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    ...{ host, got: [], answer: answering(201) },
    subscribe: (publicKey) => {
      const path = `/push/${randomBytes(12).toString('hex')}`
      const pair = createECDH('prime256v1')
      const [p256dh, auth] = [pair.generateKeys(), randomBytes(16)]
      const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }
      return {
        input: { endpoint: `http://${host}${path}`, ...keys, publicKey },
        messages: () =>
          service.got
            .filter((one) => one.path === path)
            .map(({ body }) => JSON.parse(decrypted(body, pair, auth)) as never),
      }
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return service
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** The text of a body of one record, as RFC 8291 and RFC 8188 have it. */
function decrypted(body: Buffer, pair: ECDH, auth: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const key = derive(pair.computeSecret(sender), auth, info, 32)
  const content = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opened = createDecipheriv('aes-128-gcm', content, nonce, { authTagLength: 16 })
  opened.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** What the token of a request says (VAPID, RFC 8292), once its signature is verified with the key that it came with. */
export function vapidOf({ headers }: Pushed): { publicKey: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(signature, 'base64url')
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, signed)
  if (!isSigned) throw new Error('The token is not signed with its key')
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as never }
}
