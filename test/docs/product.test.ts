import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const RULE = /^- \*\*([A-Z]+)-(\d+)\*\* /gm
/** One id or several with commas, on the line of the page's name or wrapped onto the next one of a comment. */
const CITATION = /docs\/product\.md((?:[\s*#]|\/\/)+[A-Z]+-\d+(?:,(?:[\s*#]|\/\/)+[A-Z]+-\d+)*)/g

const rules = [...readFileSync('docs/product.md', 'utf8').matchAll(RULE)].map(([, section = '', number = '']) => ({
  section,
  number: Number(number),
}))
const ids = new Set(rules.map(({ section, number }) => `${section}-${number}`))

function citedIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, list = '']) => list.match(/[A-Z]+-\d+/g) ?? [])
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|[cm]js|graphql|ya?ml)$/.test(file))
    .map((file) => join(folder, file))
}

it('numbers the rules of each section from 1 without gaps or repeats', () => {
  expect(rules.length).toBeGreaterThan(0)
  for (const section of new Set(rules.map((rule) => rule.section))) {
    const numbers = rules.filter((rule) => rule.section === section).map(({ number }) => number)
    expect({ section, numbers }).toEqual({ section, numbers: numbers.map((_, index) => index + 1) })
  }
})

it('finds the ids of a citation, one or several, wrapped or not', () => {
  expect(citedIn('A rule (docs/product.md PLAN-4).')).toEqual(['PLAN-4'])
  expect(citedIn(['Two rules: docs/product.md PLAN-4,', ' * SHOP-2, and more.'].join('\n'))).toEqual(['PLAN-4', 'SHOP-2'])
  expect(citedIn(['// See docs/product.md', '// SET-1'].join('\n'))).toEqual(['SET-1'])
  expect(citedIn('The page docs/product.md has the rules.')).toEqual([])
})

it('has every rule that code, schema and tests cite', () => {
  const cited = ['server', 'web', 'schema', 'test']
    .flatMap(sourceFiles)
    .flatMap((file) => citedIn(readFileSync(file, 'utf8')).map((id) => ({ file, id })))
  expect(cited).not.toEqual([])
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([])
})
