import type { Request, Response } from 'express'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { answerUnchanged } from './etag'

/** Shorter answers are sent as they are. */
export const PACKED_FROM = 2048
/** Characters up to which an answer is packed at once: longer ones would keep other calls waiting. */
const AT_ONCE = 100_000
/** Brotli's highest levels take ten times as long for a tenth less. */
const QUALITY = 7
/** For what is sent once: hardly longer than what takes several times as long. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 }

type Encoding = 'br' | 'gzip'

const PACK: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: promisify(gzip),
}

/** The body of an answer that many callers get. Each compressed form is made once, when it is first asked for. */
export class PackedBody {
  readonly bytes: Buffer
  private readonly packed = new Map<Encoding, Promise<Buffer>>()

  constructor(
    text: string,
    readonly etag: string,
  ) {
    this.bytes = Buffer.from(text)
  }

  /** The body in that form. */
  private in(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding)
    if (known) return known
    const made = PACK[encoding](this.bytes)
    made.catch(() => this.packed.delete(encoding))
    this.packed.set(encoding, made)
    return made
  }

  /** Sends it with its ETag in the form that the caller accepts. Status and type have been set. */
  async send(request: Request, response: Response): Promise<void> {
    response.setHeader('ETag', this.etag)
    response.vary('Accept-Encoding')
    const accepted = this.bytes.length < PACKED_FROM ? 'identity' : request.acceptsEncodings('br', 'gzip', 'identity')
    if (accepted !== 'br' && accepted !== 'gzip') return void response.end(this.bytes)
    const packed = await this.in(accepted)
    response.setHeader('Content-Encoding', accepted)
    response.setHeader('Content-Length', packed.length)
    response.end(packed)
  }
}

const PACK_AT_ONCE: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, { params: QUICK }),
  gzip: (text) => gzipSync(text),
}

const PACK_ASIDE: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: QUICK }),
  gzip: promisify(gzip),
}

/**
 * Sends an answer that is made for one call. One of usual length is packed in one go, which takes a fraction of what
 * another thread does; what is longer is left to that. Status and type have been set.
 */
export async function sendOnce(request: Request, response: Response, text: string): Promise<void> {
  if (answerUnchanged(request, response, etagLikeExpress(response, text))) return
  const accepted = text.length < PACKED_FROM ? 'identity' : request.acceptsEncodings('gzip', 'br', 'identity')
  if (accepted !== 'br' && accepted !== 'gzip') {
    response.setHeader('Content-Length', Buffer.byteLength(text))
    return void response.end(text)
  }
  const packed = text.length > AT_ONCE ? await PACK_ASIDE[accepted](text) : PACK_AT_ONCE[accepted](text)
  response.setHeader('Content-Encoding', accepted)
  response.setHeader('Content-Length', packed.length)
  response.end(packed)
}

/** Packed, kept and other answers of the same content have the same ETag. */
export function etagLikeExpress(response: Response, text: string): string {
  const make = response.app.get('etag fn') as (text: string, encoding: string) => string
  return make(text, 'utf8')
}
