import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'

/**
 * `npm run mcp`: the tools of a running server for an assistant that starts programs and talks with them by standard input
 * and output. Hands each message to `/mcp` with the person's key, and its answer back. MEALWRIGHT_URL is the server's
 * address, MEALWRIGHT_KEY the key.
 */
async function main(): Promise<void> {
  const { MEALWRIGHT_URL: address = '', MEALWRIGHT_KEY: key = '' } = process.env
  if (!URL.canParse(address) || key === '') {
    console.error(
      'Set MEALWRIGHT_URL to the address of the server, and MEALWRIGHT_KEY to a key of yours (Settings, Keys).',
    )
    process.exit(1)
  }
  const assistant = new StdioServerTransport()
  const server = new StreamableHTTPClientTransport(new URL('mcp', address.replace(/\/?$/, '/')), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  })
  const fail = (message: JSONRPCMessage, error: unknown) => {
    console.error(error)
    if (!('id' in message) || !('method' in message)) return
    const text = error instanceof Error ? error.message : String(error)
    void assistant.send({ jsonrpc: '2.0', id: message.id, error: { code: ErrorCode.InternalError, message: text } })
  }
  assistant.onmessage = (message) => void server.send(message).catch((error: unknown) => fail(message, error))
  assistant.onclose = () => process.exit()
  server.onmessage = (message) => {
    if ('result' in message && typeof message.result.protocolVersion === 'string')
      server.setProtocolVersion(message.result.protocolVersion)
    void assistant.send(message)
  }
  process.stdin.once('end', () => process.exit())
  await server.start()
  await assistant.start()
}

void main()
