import { writeFileSync } from 'node:fs'
import createClient from 'openapi-fetch'
import { BASE, expect, holds, MINE, run } from './counted.mjs'

writeFileSync(
  'openapi-use.ts',
  `import createClient from 'openapi-fetch'
import type { paths } from './openapi-types'
const api = createClient<paths>({ baseUrl: 'https://meals.example' })
export async function titles(): Promise<string[]> {
  const { data } = await api.GET('/api/v2/plan/rows', { params: { query: { category: 'DINNER' } } })
  return data?.rows.map(({ title }) => title ?? '') ?? []
}
`,
)
await holds('its types are made', () => run('openapi-typescript', 'openapi.json', '-o', 'openapi-types.ts'))
await holds('a strict program compiles with them', () =>
  run(
    'tsc',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'es2022',
    'openapi-use.ts',
  ),
)
await holds('openapi-fetch reads rows, adds to the list and takes it off again', async () => {
  const api = createClient({ baseUrl: BASE, headers: { authorization: `Bearer ${MINE}` } })
  const rows = await api.GET('/api/v2/plan/rows')
  const added = await api.POST('/api/v2/list/items', { body: { text: 'matches' } })
  const gone = await api.DELETE('/api/v2/list/items/{id}', { params: { path: { id: added.data?.id } } })
  expect(
    rows.response.ok && added.response.ok && gone.response.ok,
    [rows, added, gone].map(({ response }) => response.status),
  )
})
