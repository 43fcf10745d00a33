import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { BASE, expect, holds, MINE } from './counted.mjs'

const client = new Client({ name: 'clients', version: '1' })
await client.connect(
  new StreamableHTTPClientTransport(new URL(`${BASE}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${MINE}` } },
  }),
)
await holds('its tools are described', async () => {
  const { tools } = await client.listTools()
  expect(
    tools.length > 5 && tools.every(({ description, outputSchema }) => description && outputSchema),
    tools.map(({ name }) => name),
  )
})
for (const [name, given] of [
  ['find_meals', { category: 'DINNER', first: 3 }],
  ['read_plan', {}],
  ['read_list', {}],
])
  await holds(name, async () => {
    const { isError, content } = await client.callTool({ name, arguments: given })
    expect(!isError, JSON.stringify(content))
  })
await client.close()
