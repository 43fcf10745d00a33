import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { post } from '../../../server/outgoing/post'
import { NotAllowed, TimedOut } from '../../../server/outgoing/send'
import { readTarget } from '../../../server/outgoing/readTarget'
import { answering, type Receiver, startReceiver } from '../../support/receiver'

const message = { headers: { 'content-type': 'application/json' }, body: '{"a":"ä"}' }
/** Of a block that IANA has given to no one: nothing answers there. */
const UNUSED = '2fff::1'
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())
beforeEach(() => {
  receiver.got.length = 0
  receiver.answer = answering(204)
})

function to(address: string, ...webhookHosts: string[]) {
  const target = readTarget(address, { webhookHosts })
  if (!target) throw new Error(`${address} is refused`)
  return target
}
const named = () => to(receiver.url, receiver.host)

test('a named host gets the message as it is, and its status comes back', async () => {
  receiver.answer = answering(503, { 'retry-after': '120' })
  expect(await post(named(), message)).toEqual({ status: 503, retryAfter: '120' })
  expect(receiver.got).toMatchObject([{ body: message.body, headers: { 'content-type': 'application/json' } }])
})

test('a redirect is an answer like others: nothing is sent to where it leads', async () => {
  const other = await startReceiver()
  receiver.answer = answering(307, { location: other.url })
  expect((await post(named(), message)).status).toBe(307)
  expect([receiver.got.length, other.got.length]).toEqual([1, 0])
  await other.stop()
})

describe('a name that resolves to what is not public', () => {
  const public_ = to('https://hooks.example.com/')
  it.each([
    [['127.0.0.1']],
    [['1.1.1.1', '127.0.0.1']],
    [['2606:4700::1111', '::1']],
    [['::ffff:127.0.0.1']],
    [['169.254.169.254']],
    [['fd00::1']],
  ])('is refused: %s', async (addresses) => {
    await expect(post(public_, message, async () => addresses)).rejects.toThrow(NotAllowed)
  })

  it('is looked up for each request, so that another answer later is refused as well', async () => {
    const answers = [[UNUSED], ['127.0.0.1']]
    const resolve = async () => answers.shift() ?? []
    const first = await post(public_, message, resolve).catch((error: unknown) => error)
    expect(first).toBeInstanceOf(Error)
    expect(first).not.toBeInstanceOf(NotAllowed)
    await expect(post(public_, message, resolve)).rejects.toThrow(NotAllowed)
    expect(answers).toEqual([])
  }, 20_000)

  it('is looked up once a request: what was checked is what is connected to', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return ['127.0.0.1']
    }
    const target = { ...named(), host: 'receiver.example' }
    expect((await post(target, message, resolve)).status).toBe(204)
    expect([asked, receiver.got.length]).toEqual([1, 1])
  })
})

test('the address of the socket itself is checked before anything is sent', async () => {
  const url = new URL(`http://${receiver.host}/`)
  const slipped = { url, host: '127.0.0.1', port: Number(url.port), isNamed: false }
  await expect(post(slipped, message)).rejects.toThrow(NotAllowed)
  await wait(50)
  expect(receiver.got).toEqual([])
})

test('a host that no one knows is an error, not a refusal', async () => {
  const refused = await post(to('https://hooks.example.com/'), message, async () => []).catch((error: unknown) => error)
  expect(refused).not.toBeInstanceOf(NotAllowed)
  expect(refused).toMatchObject({ code: 'ENOTFOUND' })
})

describe('with a time limit', () => {
  it('a receiver that never answers is given up after ten seconds', async () => {
    receiver.answer = () => {}
    const began = Date.now()
    await expect(post(named(), message)).rejects.toThrow(TimedOut)
    expect(Date.now() - began).toBeGreaterThan(9000)
  }, 20_000)

  it('a name server that never answers, before a receiver is', async () => {
    receiver.answer = () => {}
    const ended: string[] = []
    const ends = (name: string, sent: Promise<unknown>) =>
      expect(sent)
        .rejects.toThrow(TimedOut)
        .then(() => ended.push(name))
    await Promise.all([
      ends('receiver', post(named(), message)),
      ends(
        'name server',
        post(to('https://hooks.example.com/'), message, () => new Promise(() => {})),
      ),
    ])
    expect(ended).toEqual(['name server', 'receiver'])
  }, 20_000)
})

describe('what is read of an answer', () => {
  const raw: Server[] = []
  afterAll(() => raw.forEach((server) => server.close()))

  /** A server that writes what it likes. */
  async function writing(write: (send: (text: string) => boolean) => void) {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => write((text) => !socket.destroyed && socket.write(text)))
    })
    raw.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    return to(`http://${host}/`, host)
  }

  it('is bounded: a body without an end is cut, and its status counts', async () => {
    let written = 0
    const target = await writing((send) => {
      send('HTTP/1.1 200 OK\r\n\r\n')
      const timer = setInterval(() => {
        if (!send('x'.repeat(1024))) clearInterval(timer)
        else written += 1
      }, 5)
    })
    expect(await post(target, message)).toMatchObject({ status: 200 })
    expect(written).toBeLessThan(100)
  })

  it('headers without an end are none', async () => {
    const target = await writing((send) => {
      send('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => {
        if (!send(`x-${Math.random()}: ${'x'.repeat(1000)}\r\n`)) clearInterval(timer)
      }, 5)
    })
    await expect(post(target, message)).rejects.toThrow()
  })

  it('what is no HTTP is none', async () => {
    await expect(post(await writing((send) => void send('SSH-2.0-OpenSSH\r\n')), message)).rejects.toThrow()
  })
})
