import { connect } from 'node:net'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

/** What a server answers to these bytes, until it closes. */
function exchange(...lines: string[]): Promise<string> {
  const { port } = new URL(app.url)
  return new Promise((resolve, reject) => {
    const wire = connect(Number(port), '127.0.0.1', () => wire.write(lines.join('\r\n')))
    let text = ''
    wire.on('data', (chunk) => (text += String(chunk)))
    wire.once('error', reject)
    wire.once('close', () => resolve(text))
  })
}

describe('a request that asks for another protocol', () => {
  it('than WebSocket is answered as if it had not, with its body', async () => {
    const body = JSON.stringify({ query: '{ product { name } }' })
    const answer = await exchange(
      'POST /graphql HTTP/1.1',
      'Host: x',
      'Connection: Upgrade, HTTP2-Settings, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(answer).toContain('{"data":{"product":{"name":"Mealwright"}}}')
  })

  it('at another path is answered as if it had not', async () => {
    const answer = await exchange(
      'GET /health/live HTTP/1.1',
      'Host: x',
      'Connection: Upgrade, close',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"status":"live"\}/)
  })

  it('and no sense is refused with 400', async () => {
    const answer = await exchange(
      'GET /graphql HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 99',
      '',
      '',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
  })

  it('of the application itself becomes a WebSocket', async () => {
    const answer = await exchange(
      'GET /graphql HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: something-else',
      '',
      '',
    )
    // The library closes with 4406 and the server does not wait for the answer for long.
    expect(answer).toMatch(/^HTTP\/1\.1 101[\s\S]*Subprotocol not acceptable/)
  })
})
