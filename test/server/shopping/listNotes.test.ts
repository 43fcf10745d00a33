import { randomUUID } from 'node:crypto'
import { noteKey } from '../../../schema/lineTicks'
import { OPERATIONS_KEPT } from '../../../server/operations/kept'
import { forgetOldWords } from '../../../server/shopping/forgetOldWords'
import { encodeMealEntryId } from '../../../server/catalogue/mealEntryId'
import { isBoundary, statementsOf } from '../../support/countStatements'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import type { Wrong } from '../../support/plans'
import { applyAs } from '../operations/operationCalls'
import { join } from '../planning/currentPlans'

const app = givenApp()
let ann: Person
beforeEach(async () => {
  ann = await signUpAndIn(app)
})

interface Note {
  key: string
  text: string
  at: number
  by: string | null
}
interface List {
  version: number
  notes: Note[]
  ownItems: { id: string; text: string; note: Note | null }[]
}
interface Shown {
  household: { shoppingList: { lines: { key: string; note: { text: string } | null }[] } }
}
const NOTE = '{ key text at by }'
const LIST = `{ version notes ${NOTE} ownItems { id text note ${NOTE} } }`

async function apply(by: Person, ...acts: object[]): Promise<{ list: List; errors: Wrong[] }> {
  const operations = acts.map((act) => ('act' in act ? act : { id: randomUUID(), at: app.clock.now(), act }))
  const { data, errors } = await app.graphql(
    `mutation ($operations: [ListOperationInput!]!) {
      applyListOperations(operations: $operations) { list ${LIST} errors { code field message } } }`,
    { operations },
    by.token,
  )
  expect(errors).toBeUndefined()
  return data.applyListOperations as never
}
const listOf = async (by: Person): Promise<List> =>
  (await app.graphql(`{ sharedList ${LIST} }`, {}, by.token)).data.sharedList as never
const noteLine = (key: string, text: string) => ({ noteLine: { key, text } })
const noteItem = (itemId: string, text: string) => ({ noteItem: { itemId, text } })
const adding = (itemId: string, text: string) => ({ addItem: { itemId, text } })

test('what one member notes the others read, of lines and own items', async () => {
  const [ben, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  const benId = await join(app, ben, ann)
  const itemId = randomUUID()
  await apply(ann, adding(itemId, 'ice cream'), noteLine('avocado-piece', 'the ripe ones'))
  await apply(ben, noteItem(itemId, 'Anna brings it 🍦'))
  const { notes, ownItems } = await listOf(ann)
  const [onLine, onItem] = [notes.find(({ key }) => key === 'avocado-piece'), notes.find(({ key }) => key === itemId)]
  expect([notes.length, onLine?.text, typeof onLine?.at]).toEqual([2, 'the ripe ones', 'number'])
  expect(onItem).toEqual(ownItems[0]?.note)
  expect(ownItems).toMatchObject([{ note: { key: itemId, text: 'Anna brings it 🍦', by: benId } }])
  expect((await listOf(stranger)).notes).toEqual([])
})

test('the lines of the list have their notes, and neither a tick nor opening the list takes more statements for them', async () => {
  const { meals } = app.services.catalogue.compiled
  const { id: mealId = '', meal } = meals.find((one) => one.meal.categories.includes('dinner')) ?? {}
  expect(meal?.categories).toContain('dinner')
  const row = { rowId: randomUUID(), category: 'DINNER', uniqueId: encodeMealEntryId(mealId, []), serves: 2 }
  expect(await applyAs(app, ann, [{ act: { plan: { addRow: row } } }])).toMatchObject({ ok: true })
  const lines = async (): Promise<{ key: string; note: { text: string } | null }[]> => {
    const asked = '{ viewer { household { shoppingList { lines { key note { text } } } } } }'
    return ((await app.graphql(asked, {}, ann.token)).data.viewer as never as Shown).household.shoppingList.lines
  }
  const [first, second] = await lines()
  const count = async (work: () => Promise<unknown>) =>
    (await statementsOf(app.services.db, work)).filter((sql) => !isBoundary(sql)).length
  const tick = () => apply(ann, { tick: { key: first?.key, amount: 1 } })
  await tick()
  const before = [await count(lines), await count(tick)]
  await apply(ann, noteLine(first?.key ?? '', 'the ripe ones'))
  expect([await count(lines), await count(tick)]).toEqual(before)
  expect((await lines()).slice(0, 2)).toEqual([
    { key: first?.key, note: { text: 'the ripe ones' } },
    { key: second?.key, note: null },
  ])
})

test('the latest word counts, whenever it arrives, and an empty one removes the note', async () => {
  const now = app.clock.now()
  const at = (time: number, act: object) => ({ id: randomUUID(), at: time, act })
  const late = at(now - 10, noteLine('rice-g', 'brown'))
  await apply(ann, at(now - 5, noteLine('rice-g', 'white')))
  expect((await apply(ann, late)).list.notes).toMatchObject([{ text: 'white' }])
  const { list } = await apply(ann, at(now - 4, noteLine('rice-g', ' \n ')))
  expect(list.notes).toEqual([])
  expect((await apply(ann, late)).list).toEqual(list)
})

test('a line keeps its note in its other unit, and each operation says what came of it', async () => {
  const first = { id: randomUUID(), act: { list: noteLine('rice-g', 'brown') } }
  const calls = [[first], [first], [{ act: { list: noteLine('rice-kg', 'white') } }]]
  const statuses: unknown[] = []
  for (const operations of calls) statuses.push((await applyAs(app, ann, operations)).outcomes[0]?.status)
  expect(statuses).toEqual(['APPLIED', 'REPEATED', 'APPLIED'])
  const past = { act: { list: noteLine('rice-g', 'red') }, at: app.clock.now() - 1000 }
  expect((await applyAs(app, ann, [past])).outcomes).toMatchObject([{ status: 'MOOT' }])
  expect((await listOf(ann)).notes).toMatchObject([{ key: noteKey('rice-kg'), text: 'white' }])
})

test.each([
  ['spaces around it and line breaks within', '  the\r\nripe\u2028ones ', 'the ripe ones'],
  ['a hundred signs of two units each', '🍅'.repeat(100), '🍅'.repeat(100)],
  ['half a sign', 'ripe\ud83c', 'ripe\ufffd'],
  ['nothing that can be seen', '\u200b\u2060 ', undefined],
  ['markup, which is text', '<b>ripe</b>', '<b>ripe</b>'],
])('a note with %s is one line', async (_what, given, stored) => {
  const { list, errors } = await apply(ann, noteLine('rice-g', given))
  expect([errors, list.notes[0]?.text]).toEqual([[], stored])
})

test('what is wrong is named by its field, and nothing is stored', async () => {
  const itemId = randomUUID()
  const refused = await apply(
    ann,
    noteLine('rice-g', 'brown'),
    noteLine('rice-g', 'x'.repeat(101)),
    noteLine('Not a key', 'brown'),
    noteItem(itemId, '🍅'.repeat(101)),
    noteItem('none', 'ripe'),
  )
  expect(refused).toMatchObject({
    list: null,
    errors: [
      { code: 'TOO_LONG', field: 'operations[1].act.noteLine.text', message: 'A note has at most 100 characters.' },
      { code: 'INVALID', field: 'operations[2].act.noteLine.key' },
      { code: 'TOO_LONG', field: 'operations[3].act.noteItem.text' },
      { code: 'INVALID', field: 'operations[4].act.noteItem.itemId' },
    ],
  })
  expect((await listOf(ann)).notes).toEqual([])
})

test('a note goes with its item, stays when that is changed or ticked, and is said of the item that holds the same words', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await apply(ann, adding(first, 'soap'), noteItem(first, 'the green one'))
  app.clock.advance(10)
  const changed = await apply(
    ann,
    { changeItem: { itemId: first, text: 'hand soap' } },
    { tickItem: { itemId: first } },
  )
  expect(changed.list.ownItems).toMatchObject([{ text: 'hand soap', note: { text: 'the green one' } }])
  app.clock.advance(10)
  const folded = await apply(ann, adding(second, 'Hand soap'), noteItem(second, 'the blue one'))
  expect(folded.list.ownItems).toMatchObject([{ id: first, note: { key: first, text: 'the blue one' } }])
  app.clock.advance(10)
  await apply(ann, { removeItem: { itemId: first } })
  app.clock.advance(10)
  const back = await apply(ann, { changeItem: { itemId: first, text: 'hand soap' } })
  expect(back.list.ownItems).toMatchObject([{ id: first, note: null }])
})

test('starting over leaves notes, and what was removed long ago is forgotten', async () => {
  await apply(ann, noteLine('rice-g', 'brown'), noteLine('milk-l', 'cold'), { startOver: true })
  app.clock.advance(10)
  await apply(ann, noteLine('milk-l', ''))
  const stored = () => app.services.db('list_notes').select('itemKey', 'text').orderBy('itemKey')
  await forgetOldWords(app.services)
  expect(await stored()).toEqual(
    expect.arrayContaining([
      { itemKey: 'milk-ml', text: '' },
      { itemKey: 'rice-g', text: 'brown' },
    ]),
  )
  await forgetOldWords({ ...app.services, now: () => app.clock.now() + OPERATIONS_KEPT + 1 })
  expect(await app.services.db('list_notes').where({ text: '' })).toEqual([])
  expect((await listOf(ann)).notes).toMatchObject([{ key: 'rice-g' }])
})
