import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tablesOf } from '../../server/database/introspect'
import { givenApp } from '../support/givenApp'

const read = (file: string) => readFileSync(file, 'utf8')
const document = read('docs/operations/asvs.md')

/** The requirements of levels 1 and 2 of ASVS 5.0.0 in the chapters that the table is about. */
const IDS = `
V2.1.1 V2.1.2 V2.1.3 V2.2.1 V2.2.2 V2.2.3 V2.3.1 V2.3.2 V2.3.3 V2.3.4 V2.4.1 V3.2.1 V3.2.2 V3.3.1 V3.3.2 V3.3.3 V3.3.4
V3.4.1 V3.4.2 V3.4.3 V3.4.4 V3.4.5 V3.4.6 V3.5.1 V3.5.2 V3.5.3 V3.5.4 V3.5.5 V3.7.1 V3.7.2 V4.1.1 V4.1.2 V4.1.3 V4.2.1
V4.3.1 V4.3.2 V4.4.1 V4.4.2 V4.4.3 V4.4.4 V5.1.1 V5.2.1 V5.2.2 V5.2.3 V5.3.1 V5.3.2 V5.4.1 V5.4.2 V5.4.3 V6.1.1 V6.1.2
V6.1.3 V6.2.1 V6.2.2 V6.2.3 V6.2.4 V6.2.5 V6.2.6 V6.2.7 V6.2.8 V6.2.9 V6.2.10 V6.2.11 V6.2.12 V6.3.1 V6.3.2 V6.3.3
V6.3.4 V6.4.1 V6.4.2 V6.4.3 V6.4.4 V6.5.1 V6.5.2 V6.5.3 V6.5.4 V6.5.5 V6.6.1 V6.6.2 V6.6.3 V6.8.1 V6.8.2 V6.8.3 V6.8.4
V7.1.1 V7.1.2 V7.1.3 V7.2.1 V7.2.2 V7.2.3 V7.2.4 V7.3.1 V7.3.2 V7.4.1 V7.4.2 V7.4.3 V7.4.4 V7.4.5 V7.5.1 V7.5.2 V7.6.1
V7.6.2 V8.1.1 V8.1.2 V8.2.1 V8.2.2 V8.2.3 V8.3.1 V8.4.1 V10.1.1 V10.1.2 V10.2.1 V10.2.2 V10.3.1 V10.3.2 V10.3.3
V10.3.4 V10.4.1 V10.4.2 V10.4.3 V10.4.4 V10.4.5 V10.4.6 V10.4.7 V10.4.8 V10.4.9 V10.4.10 V10.4.11 V10.5.1 V10.5.2
V10.5.3 V10.5.4 V10.5.5 V10.6.1 V10.6.2 V10.7.1 V10.7.2 V10.7.3 V14.1.1 V14.1.2 V14.2.1 V14.2.2 V14.2.3 V14.2.4
V14.3.1 V14.3.2 V14.3.3 V15.1.1 V15.1.2 V15.1.3 V15.2.1 V15.2.2 V15.2.3 V15.3.1 V15.3.2 V15.3.3 V15.3.4 V15.3.5
V15.3.6 V15.3.7
`
  .trim()
  .split(/\s+/)

const STATES = ['met', 'not applicable', 'listed', 'not met']

interface Row {
  id: string
  level: string
  state: string
  where: string
  held: string
}

const rows = [...document.matchAll(/^\| (V\d+\.\d+\.\d+) .*\|$/gm)].map(([line]): Row => {
  const [id = '', level = '', , state = '', where = '', held = ''] = line.slice(2, -2).split(' | ')
  return { id: id.trim(), level: level.trim(), state: state.trim(), where: where.trim(), held: held.trim() }
})

it('every requirement is in the table once, in its order', () => {
  expect(rows.map(({ id }) => id)).toEqual(IDS)
  expect(rows.filter(({ level }) => !['1', '2'].includes(level))).toEqual([])
})

it('each has a state, and the sum above the table is theirs', () => {
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const sums = STATES.map((state) => `${count(state)} ${state}`).join(', ')
  expect(document).toContain(`${rows.length} requirements: ${sums}.`)
})

it('what is met is held by a test that there is, under its title', () => {
  for (const { id, state, held } of rows) {
    const [, file = '', title = ''] = /^`(test\/[\w/.]+)`: “(.+)”$/.exec(held) ?? []
    expect([id, file !== '' || (state !== 'met' && held === '–')]).toEqual([id, true])
    if (file === '') continue
    expect([id, file, existsSync(file)]).toEqual([id, file, true])
    const titles = new RegExp(`(?:\\b(?:it|test)(?:\\.each)?\\(|\\)\\()\\s*['"\`]${escaped(title)}['"\`]`)
    expect([id, title, titles.test(read(file))]).toEqual([id, title, true])
  }
})

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

it('what is listed quotes the specification, and what is not met says why', () => {
  const rules = read('docs/product.md')
  for (const { id, where } of rows.filter(({ state }) => state === 'listed')) {
    const [, sentence = '', rule = ''] = /^“([^”]+)” \((\w+-\d+)\)/.exec(where) ?? []
    const [, said = ''] = new RegExp(`^- \\*\\*${rule}\\*\\* (.*)$`, 'm').exec(rules) ?? []
    expect([id, sentence !== '' && said.includes(sentence)]).toEqual([id, true])
  }
  for (const { id, where } of rows.filter(({ state }) => state !== 'met'))
    expect([id, where.length > 20]).toEqual([id, true])
})

it('files that the table names are there', () => {
  const named = [...document.matchAll(/`((?:server|web|schema|test)\/[\w/.]+\.\w+)`/g)].map(([, file = '']) => file)
  const linked = [...document.matchAll(/\]\((?!http|#)([^)#]+)/g)].map(([, file = '']) => join('docs/operations', file))
  expect(named.length).toBeGreaterThan(60)
  expect([...named, ...linked].filter((file) => !existsSync(file))).toEqual([])
  for (const file of ['docs/operations.md', 'SECURITY.md']) expect(read(file)).toMatch(/operations\/asvs\.md/)
})

/** A section of the document. */
const section = (name: string) => new RegExp(`## ${name}\n([^]*?)(?:\n## |$)`).exec(document)?.[1] ?? ''

describe('what the requirements ask of documents', () => {
  const app = givenApp()

  it('every table is at one level of protection', async () => {
    const leveled = [...section('Levels of data').matchAll(/^\| .* \| .* \| (.*) \|$/gm)].flatMap(([, tables = '']) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => table),
    )
    expect(leveled.sort()).toEqual((await tablesOf(app.services.db)).map(({ name }) => name).sort())
  })

  it('what costs much names files that there are', () => {
    const files = [...section('What costs much').matchAll(/`([\w/]+\.ts)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('SECURITY.md says within how many days a weak package is replaced', () => {
    const text = read('SECURITY.md')
    for (const [severity, days] of Object.entries({ critical: 3, high: 7, medium: 30 }))
      expect(text).toMatch(new RegExp(`\\b${severity}\\b[^.]*\\b${days} days`))
    expect(text).toMatch(/every three months/)
  })
})

it('one page listens to a message of another window, and so does the bookmark that sends it', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const listening = files.filter((file) =>
    /(?:window|self|globalThis|^)\??\.?(?:addEventListener\('message'|onmessage)/m.test(read(join('web', file))),
  )
  expect(listening.map((file) => basename(file)).sort()).toEqual(['receivePage.ts', 'sendPage.ts'])
})
