import fc from 'fast-check'
import type { ListAct, ListOperation, ListState } from '../../schema/listOperations'
import { uuid } from './planArbitraries'

const keys = fc.constantFrom('rice-g', 'rice-kg', 'milk-l', 'egg-piece')
const itemIds = fc.integer({ min: 1, max: 4 }).map((n) => uuid(n * 0x100))
const listIds = fc.integer({ min: 1, max: 2 }).map((n) => uuid(0x9000 + n))
const places = fc.option(listIds)
const noted = fc.constantFrom('', 'the ripe ones', 'Anna brings it')
const texts = fc.constantFrom('milk', 'batteries', 'tea, sugar', 'soap; 1,5 kg rice\nbread')

/** Items of the same words are folded by the server; here each has words that no other has. */
const ownWords = ({ itemId, text }: { itemId: string; text: string }) => ({
  itemId,
  text: text.replace(/[a-z]{3,}/g, (word) => `${word}${itemId.slice(-3)}`),
})

/** Acts on few lines and items, so that they meet. */
export const listActs: fc.Arbitrary<ListAct> = fc.oneof(
  fc.record({ key: keys, amount: fc.integer({ min: 0, max: 9 }) }).map((tick) => ({ tick })),
  keys.map((key) => ({ untick: { key } })),
  fc
    .record({ itemId: itemIds, text: texts, listId: places })
    .map(({ listId, ...item }) => ({ addItem: { ...ownWords(item), listId } })),
  fc.record({ itemId: itemIds, text: texts }).map((item) => ({ changeItem: ownWords(item) })),
  itemIds.map((itemId) => ({ tickItem: { itemId } })),
  itemIds.map((itemId) => ({ untickItem: { itemId } })),
  itemIds.map((itemId) => ({ removeItem: { itemId } })),
  fc.record({ key: keys, text: noted }).map((noteLine) => ({ noteLine })),
  fc.record({ itemId: itemIds, text: noted }).map((noteItem) => ({ noteItem })),
  fc.record({ itemId: itemIds, listId: places }).map((moveItem) => ({ moveItem })),
  // No two lists get the same name, which the server refuses.
  fc
    .record({ listId: listIds, name: fc.constantFrom('Hardware', 'Garden') })
    .map(({ listId, name }) => ({ nameList: { listId, name: `${name} ${listId.slice(-1)}` } })),
  listIds.map((listId) => ({ removeList: { listId } })),
  fc.constant<ListAct>({ startOver: true }),
)

/** Operations on few lines and items at few times, so that they meet, each with its own id. */
export const listOperations: fc.Arbitrary<ListOperation[]> = fc
  .array(fc.record({ act: listActs, at: fc.integer({ min: 1, max: 12 }), by: fc.constantFrom('ana', 'ben') }), {
    maxLength: 30,
  })
  .map((operations) => operations.map((operation, index) => ({ ...operation, id: uuid(0x10000 + index * 7) })))

/** A state in a form that can be compared. */
export const plainList = ({ clearedAt, ticks, items, notes, lists }: ListState) => ({
  clearedAt,
  ticks: Object.fromEntries([...ticks].sort()),
  items: Object.fromEntries([...items].sort()),
  notes: Object.fromEntries([...notes].sort()),
  lists: Object.fromEntries([...lists].sort()),
})
