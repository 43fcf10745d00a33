import { listedWords, unusedWords } from '../../scripts/unusedWords'

const words = listedWords()

/** The words that are found in a planted file, with their lines. */
const found = (file: string, text: string) => unusedWords(file, text, words).map(({ line, word }) => `${line} ${word}`)

it('the list of docs/style.md is read, with what to write instead', () => {
  expect(words.length).toBeGreaterThan(40)
  expect(words.find(({ word }) => word === 'anew')).toMatchObject({ instead: 'again' })
  expect(words.map(({ word }) => word)).not.toContain('not')
})

describe('words of the list are found', () => {
  it.each([
    ['a comment', 'a.ts', `const a = 1 // made anew\n`, ['1 anew']],
    ['a docblock', 'a.ts', `/** Loads it.\n * Whoever asks gets it. */\n`, ['2 whoever']],
    ['a phrase on two lines', 'a.ts', `/**\n * @returns what\n * ends it. */\n`, ['2 what ends it']],
    ['a text', 'a.ts', `export const m = { a: 'It could not be had' }\n`, ['1 could not be had']],
    ['a text with a value', 'a.ts', 'const a = () => `${b} is told by mail`\n', ['1 told']],
    ['the title of a test', 'a.test.ts', `it('nobody else reads it', () => {})\n`, ['1 nobody']],
    ['an element', 'a.tsx', `const a = <p>For everybody at the table</p>\n`, ['1 everybody']],
    ['the name of an export', 'a.ts', `\nexport function whoeverAsks() {}\n`, ['2 whoever']],
    ['a description of the schema', 'a.graphql', `type A {\n  "Of somebody."\n  a: Int\n}\n`, ['2 somebody']],
    ['a page', 'a.md', `# A\n\nIt stands beside the list.\n`, ['3 stands beside']],
    ['a phrase of a page', 'a.md', `# A\n\nThey stand\nbeside the list, as ever.\n`, ['3 stand beside', '4 as ever']],
  ])('in %s', (_where, file, text, expected) => {
    expect(found(file, text).sort()).toEqual(expected)
  })
})

it('addresses, identifiers, keys and code in pages are left alone', () => {
  expect(found('a.ts', `const nobody = verb('nobody@example.com', "settled")\nawait settle(nobody)\n`)).toEqual([])
  expect(found('a.ts', `export async function settle() {}\n`)).toEqual([])
  expect(found('a.md', 'Call `verb` so:\n\n```ts\nverb anew\n```\n')).toEqual([])
})
