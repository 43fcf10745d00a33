import { existsSync, readFileSync } from 'node:fs'

const pictures = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(
  ([, picture = '']) => picture,
)

test('the ways through the code are drawn', () => expect(pictures.length).toBeGreaterThanOrEqual(4))

test('the pictures name files and folders that there are', () => {
  const named = pictures.flatMap((picture) => picture.match(/\b(?:server|web|schema)\/[\w/.]*\w/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !['', '.ts', '.tsx', '.graphql'].some((end) => existsSync(name + end)))).toEqual([])
})
