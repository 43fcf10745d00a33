import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createListener } from '../../../server/http/createListener'

let server: Server
let answered = 0
/** How many were answered when the event loop first came round. */
let inFirstTurn: number | null = null
beforeAll(async () => {
  server = createListener((_request, response) => {
    if (answered === 0) setImmediate(() => (inFirstTurn = answered))
    answered += 1
    response.end('x')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  answered = 0
  inFirstTurn = null
})
afterAll(() => server.close())

/** Sends so many requests in one go. @returns how many answers came before `enough` or the end. */
function pipelined(count: number, enough: number): Promise<number> {
  return new Promise((resolve) => {
    let text = ''
    const answers = () => text.split('HTTP/1.1 200').length - 1
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)),
    )
    socket.on('data', (data) => {
      text += data.toString('latin1')
      if (answers() >= enough) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(answers()))
  })
}

test('requests sent ahead are all answered, and leave others their turn (SEC-24)', async () => {
  expect(await pipelined(90, 90)).toBe(90)
  expect(inFirstTurn).toBeLessThan(10)
})

test('a connection that sends more than a hundred ahead is cut off (SEC-24)', async () => {
  expect(await pipelined(999, 999)).toBeLessThan(10)
  expect(answered).toBeLessThan(10)
})
