import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** A name server on this machine, of which each question is answered as the test says. */
export interface NameServer {
  /** As `setServers` takes it. */
  readonly address: string
  /** The addresses of a name, IPv4 or IPv6; none: there is no such name. */
  answer: (name: string) => readonly string[]
  /** Names that were asked for, with the kind of the question: 1 for IPv4, 28 for IPv6. */
  readonly asked: { name: string; kind: number }[]
  stop(): Promise<void>
}

const IPV4 = 1
const IPV6 = 28

export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const server: NameServer = {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    answer: () => [],
    asked: [],
    stop: () => new Promise((done) => socket.close(() => done())),
  }
  socket.on('message', (question, from) => {
    const { name, kind, end } = readQuestion(question)
    server.asked.push({ name, kind })
    const found = server.answer(name).filter((one) => one.includes(':') === (kind === IPV6))
    socket.send(answerTo(question.subarray(0, end), found), from.port, from.address)
  })
  return server
}

/** The name that is asked for, the kind of the question, and where it ends. */
function readQuestion(question: Buffer): { name: string; kind: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), kind: question.readUInt16BE(at + 1), end: at + 5 }
}

function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question)
  // An answer, without more to ask for; 3 is a name that does not exist.
  head.writeUInt16BE(addresses.length > 0 ? 0x8180 : 0x8183, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...addresses.map(recordOf)])
}

function recordOf(address: string): Buffer {
  const bytes = bytesOf(address)
  const record = Buffer.alloc(12)
  // The name of the question, this kind, the internet's, known for no time.
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(bytes.length === 4 ? IPV4 : IPV6, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([record, bytes])
}

function bytesOf(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number))
  const [before = '', after = ''] = address.split('::')
  const groups = (text: string): number[] => (text === '' ? [] : text.split(':').map((one) => Number.parseInt(one, 16)))
  const [left, right] = [groups(before), groups(after)]
  const all = [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]))
}
