import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { bareHeaders } from './bareHeaders'
import { messages } from './messages'

const TEXT_OF_STATUS = { 400: 'notUnderstood', 408: 'tooSlow', 413: 'tooLarge', 431: 'headersTooLarge' } as const
const STATUSES: Record<string, keyof typeof TEXT_OF_STATUS> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
/** Answers what could not be parsed as HTTP and reaches no handler: in JSON, with the headers of every other answer. */
export function refuseMalformed(publicUrl: string, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = JSON.stringify({ detail: messages[TEXT_OF_STATUS[status]] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...bareHeaders(publicUrl),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
