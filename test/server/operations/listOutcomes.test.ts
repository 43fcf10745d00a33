import { randomUUID } from 'node:crypto'
import { givenApp } from '../../support/givenApp'
import { signUpAndIn } from '../../support/people'
import { applyAs, operation } from './operationCalls'

const app = givenApp()

it('says of acts on the list whether they were done before, or a later word stands against them (API-49)', async () => {
  const person = await signUpAndIn(app)
  const statuses = async (operations: object[]) =>
    (await applyAs(app, person, operations)).outcomes.map(({ status }) => status)
  const [itemId, listId] = [randomUUID(), randomUUID()]
  const now = app.clock.now() - 1000
  const key = 'rice-g'
  await statuses([operation({ list: { addItem: { itemId, text: 'tea' } } }, now - 1)])
  const acts: [earlier: object, later: object][] = [
    [{ tick: { key, amount: 1 } }, { untick: { key } }],
    [{ untick: { key } }, { tick: { key, amount: 1 } }],
    [{ tickItem: { itemId } }, { untickItem: { itemId } }],
    [{ changeItem: { itemId, text: 'jam' } }, { changeItem: { itemId, text: 'milk' } }],
    [{ noteLine: { key, text: 'brown' } }, { noteLine: { key: 'rice-kg', text: '' } }],
    [{ noteItem: { itemId, text: 'green' } }, { noteItem: { itemId, text: '' } }],
    [{ moveItem: { itemId, listId } }, { moveItem: { itemId } }],
    [{ nameList: { listId, name: 'Hardware' } }, { nameList: { listId, name: 'Garden' } }],
    [{ removeList: { listId } }, { removeList: { listId } }],
    [{ removeItem: { itemId } }, { removeItem: { itemId } }],
    [{ startOver: true }, { startOver: true }],
  ]
  for (const [index, [earlier, later]] of acts.entries()) {
    const [first, second] = [
      operation({ list: earlier }, now + 3 * index),
      operation({ list: later }, now + 3 * index + 1),
    ]
    expect(await statuses([first])).toEqual(['APPLIED'])
    expect(await statuses([first])).toEqual(['REPEATED'])
    expect(await statuses([second])).toEqual(['APPLIED'])
    expect(await statuses([first, second])).toEqual(['MOOT', 'REPEATED'])
  }
  const beforeNewStart = now + 3 * acts.length - 3
  for (const act of [{ tick: { key: 'milk-l', amount: 1 } }, { untick: { key: 'milk-l' } }])
    expect(await statuses([operation({ list: act }, beforeNewStart)])).toEqual(['MOOT'])
  expect(await app.services.db('list_ticks').where({ itemKey: 'milk-l' })).toEqual([])
})
