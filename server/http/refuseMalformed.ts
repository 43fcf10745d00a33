import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, HPE_HEADER_OVERFLOW: 431 }
const DETAILS: Record<number, string> = {
  400: 'The request could not be understood.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  431: 'The headers are too large.',
}
const HEADERS = [
  'Content-Type: application/json; charset=utf-8', 'Cache-Control: no-store', 'X-Content-Type-Options: nosniff',
  "Content-Security-Policy: default-src 'none';frame-ancestors 'none'", 'Connection: close',
]

/** Answers what never became a request, and so reaches no handler, as everything else is answered: in JSON, with headers. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = JSON.stringify({ detail: DETAILS[status] })
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...HEADERS, `Content-Length: ${Buffer.byteLength(body)}`]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
