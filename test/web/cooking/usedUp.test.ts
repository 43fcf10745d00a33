import type { CupboardItem } from '../../../web/live/cupboard/cupboardView'
import { usedUp } from '../../../web/cooking/kitchen/usedUp'

const item = (name: string, amount: number | null, unit: CupboardItem['unit']): CupboardItem => ({
  ingredient: {
    slug: name,
    name,
    picture: '',
    storeArea: { code: 'PANTRY' },
    listUnit: { symbol: 'g' },
    density: null,
    pieceWeight: null,
  },
  amount,
  unit,
  useBy: null,
})
const used = (name: string, amount: number, measurementUnit: string) => ({
  ingredient: { name },
  amount,
  measurementUnit,
})
const lefts = (items: CupboardItem[], ingredients: ReturnType<typeof used>[]) =>
  usedUp(items, ingredients).map(({ item: { ingredient }, left }) => [ingredient.name, left])

it('subtracts what was used, in the unit of the cupboard, never below nothing', () => {
  expect(
    lefts([item('rice', 1, 'kg'), item('milk', 200, 'ml')], [used('rice', 300, 'g'), used('milk', 250, 'ml')]),
  ).toEqual([
    ['rice', 0.7],
    ['milk', 0],
  ])
})

it('leaves enough as it is, and what is measured otherwise or not used', () => {
  expect(
    lefts(
      [item('salt', null, null), item('onion', 3, 'piece'), item('tea', 20, 'g')],
      [used('salt', 2, 'g'), used('onion', 80, 'g')],
    ),
  ).toEqual([])
})
