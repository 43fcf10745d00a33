import { areaCoded } from '../../../web/plan/areas'
import { isStoredList, type StoredList, toKeptList } from '../../../web/shopping/keptList'
import { keepList, readList } from '../../../web/shopping/keptLists'
import { item } from './items'

const areasIn = (items: readonly Parameters<typeof areaCoded>[0][]) => items.map((storeArea) => areaCoded(storeArea))

it('a list of the last release is under the areas that it named', () => {
  const former = (name: string, typicalLocation: string) => {
    const { storeArea: _, ...rest } = item(name)
    return { ...rest, typicalLocation }
  }
  const list: StoredList = {
    planKey: '',
    at: 1,
    items: [former('mince', 'meat & deli'), former('gadget', 'aisle nine')],
  }
  expect(isStoredList(list)).toBe(true)
  const { items } = toKeptList(list)
  expect(areasIn(items.map(({ storeArea }) => storeArea))).toEqual(['meat & deli', 'uncategorised'])
  expect(items.some((one) => 'typicalLocation' in one)).toBe(false)
})

it('a list is stored as it came, also with an area that this page does not know', () => {
  const soap = item('soap', { storeArea: { code: 'GARDEN' as 'FROZEN' } })
  keepList('openedList', { planKey: '', at: 1, items: [item('peas', { area: 'frozen' }), soap] })
  const kept = readList('openedList')?.items ?? []
  expect(kept[1]).toEqual(soap)
  expect(areasIn(kept.map(({ storeArea }) => storeArea))).toEqual(['frozen', 'uncategorised'])
})
