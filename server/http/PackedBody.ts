import type { Request, Response } from 'express'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Shorter answers are sent as they are. */
export const PACKED_FROM = 2048
/** Brotli's highest levels take ten times as long for a tenth less. */
const QUALITY = 7

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
