import { connect } from 'node:net'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

/** Sends bytes on a connection of their own and gives all that comes until the server closes it. */
function speak(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket
      .on('data', (data) => (received += String(data)))
      .on('error', reject)
      .on('close', () => resolve(received))
  })
}

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a method that is none', 'C00K / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
  ['two lengths', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused in JSON, with the headers that every answer has', async (_name, bytes, status) => {
  const [head = '', body = ''] = (await speak(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const header of [
    'Content-Type: application/json',
    'X-Content-Type-Options: nosniff',
    'Content-Security-Policy: default-src',
    'Connection: close',
  ])
    expect(head).toContain(header)
  expect(JSON.parse(body)).toEqual({ detail: expect.stringMatching(/\.$/) })
})

it('the others on their own connections are answered', async () => {
  const [, answer] = await Promise.all([speak('nonsense\r\n\r\n'), app.fetch('/health/live')])
  expect(answer.status).toBe(200)
})
