import { AwsV4Signer } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { NotWhole } from '../outgoing/post'
import { namedTarget } from '../outgoing/readTarget'
import { resolveHost } from '../outgoing/resolveHost'
import { type Answered, send, TimedOut } from '../outgoing/send'
import type { PhotoBucketSettings } from '../platform/photoBucketSettings'
import { checkedName } from './photoFiles'
import type { PhotoStore } from './PhotoStore'

/** What the names of objects begin with: the bucket may hold other things. */
const PREFIX = 'photos/'
/** Milliseconds that a file may take, with a second try. */
const PATIENCE = 8000
/** Milliseconds before the second try. */
const PAUSE = 200
/** What an answer says that passes by itself. */
const PASSING = [429, 500, 502, 503, 504]
/** Errors of a connection that a second try may not have. */
const LOST = ['ECONNRESET', 'EPIPE']

type Method = 'GET' | 'PUT' | 'DELETE'

/**
 * Photos as objects of a bucket, in any store that speaks the protocol of S3 (docs/product.md OPS-9): an object is there
 * whole or not at all. What it may take is bounded, so a store that hangs is one that is gone. Errors name neither keys nor
 * files.
 */
export class S3Store implements PhotoStore {
  /**
   * @param now by which requests are signed: a store refuses those that are a quarter of an hour off.
   * @param patience milliseconds for a file.
   */
  constructor(
    private readonly settings: PhotoBucketSettings,
    private readonly now: () => number,
    private readonly patience = PATIENCE,
  ) {}

  async put(name: string, body: Buffer): Promise<void> {
    const answer = await this.#ask('PUT', name, body)
    if (answer.status !== 200) throw refusal('PUT', answer)
  }

  async get(name: string): Promise<Buffer | null> {
    const answer = await this.#ask('GET', name)
    if (isMissing(answer)) return null
    if (answer.status !== 200) throw refusal('GET', answer)
    if (answer.body === null) throw new NotWhole('The store of photos sent a file that is not whole')
    return answer.body
  }

  async delete(name: string): Promise<void> {
    const answer = await this.#ask('DELETE', name)
    if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer)) throw refusal('DELETE', answer)
  }

  /** Asks, and once more where that can do no harm and may help: each of these does the same a second time. */
  async #ask(method: Method, name: string, body: Buffer | null = null): Promise<Answered> {
    const end = performance.now() + this.patience
    const url = objectAddress(this.settings, checkedName(name))
    const first = await this.#send(method, url, body, this.patience).catch((error: NodeJS.ErrnoException) => {
      if (!LOST.includes(error.code ?? '')) throw error
      return null
    })
    const left = end - performance.now() - PAUSE
    if (first && (!PASSING.includes(first.status) || left <= 0)) return first
    await wait(PAUSE)
    return this.#send(method, url, body, Math.max(1, left))
  }

  async #send(method: Method, url: URL, body: Buffer | null, patience: number): Promise<Answered> {
    const { accessKeyId, secretAccessKey, region } = this.settings
    const signed = await new AwsV4Signer({
      ...{ method, url: url.href, accessKeyId, secretAccessKey, region, service: 's3' },
      datetime: new Date(this.now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
      headers: {
        // By which the store knows that what has arrived is what was sent.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(body && { 'content-type': 'image/webp' }),
      },
    }).sign()
    const headers = Object.fromEntries(signed.headers)
    const message = method === 'GET' ? { headers, body: null } : { method, headers, body }
    const sending = { resolve: resolveHost, patience, mostBody: PHOTO_LIMITS.bytes }
    return send(namedTarget(url), message, sending).catch((error: unknown) => {
      throw error instanceof TimedOut ? new Error('The store of photos did not answer') : error
    })
  }
}

type Addressed = Pick<PhotoBucketSettings, 'endpoint' | 'bucket' | 'isHost'>

/** Where the object of a file is: the bucket is a part of the path, or of the host's name. */
export function objectAddress({ endpoint, bucket, isHost }: Addressed, name: string): URL {
  if (!isHost) return new URL(`/${bucket}/${PREFIX}${name}`, endpoint)
  const url = new URL(`/${PREFIX}${name}`, endpoint)
  url.hostname = `${bucket}.${url.hostname}`
  return url
}

/** What is wrong, as stores say it in their XML: a word such as NoSuchKey. */
const codeOf = ({ body }: Answered): string => /<Code>([A-Za-z]{1,64})<\/Code>/.exec(body?.toString() ?? '')?.[1] ?? ''

/** Whether there is no such object; where there is no bucket, nothing is known of its objects. */
const isMissing = (answer: Answered): boolean => answer.status === 404 && codeOf(answer) !== 'NoSuchBucket'

const refusal = (method: Method, answer: Answered): Error =>
  new Error(`The store of photos answered ${method} with ${`${answer.status} ${codeOf(answer)}`.trim()}`)
