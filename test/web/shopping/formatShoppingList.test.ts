import { AREAS, areaTitle, groupByArea } from '../../../web/shopping/areas'
import { formatAmount } from '../../../web/plan/amountText'
import { formatShoppingList } from '../../../web/shopping/formatShoppingList'
import { productUrl } from '../../../web/shopping/productUrl'
import { item } from './items'

describe('the areas of a list', () => {
  it('stand in display order, whatever order the items come in', () => {
    const items = [...AREAS].reverse().map((area) => item(`of ${area}`, { typicalLocation: area }))
    expect(groupByArea(items).map(({ area }) => area)).toEqual([
      'produce',
      'meat & deli',
      'bakery',
      'dairy',
      'pantry',
      'condiments',
      'beverages',
      'frozen',
      'personal care',
      'household',
      'uncategorised',
    ])
  })

  it('hold their items by name, and leave no item out', () => {
    const items = [item('zucchini'), item('Thai basil'), item('apple'), item('milk', { typicalLocation: 'dairy' })]
    expect(groupByArea(items).map((area) => area.items.map(({ ingredient }) => ingredient.name))).toEqual([
      ['apple', 'Thai basil', 'zucchini'],
      ['milk'],
    ])
  })

  it('count a place that is missing or unknown as uncategorised', () => {
    const items = [item('gadget', { typicalLocation: '' }), item('widget', { typicalLocation: 'aisle nine' })]
    expect(groupByArea(items)).toEqual([{ area: 'uncategorised', items }])
  })

  it('have a title', () => {
    expect(areaTitle('meat & deli')).toBe('Meat & deli')
  })
})

describe('a list as text', () => {
  it('shows amounts with two decimals', () => {
    expect([2, 0.5, 1.005, 1234.567].map(formatAmount)).toEqual(['2.00', '0.50', '1.00', '1234.57'])
  })

  it('has each category in upper case, then name, amount, unit and link', () => {
    const items = [
      item('ricotta', { typicalLocation: 'dairy', amount: 80 }),
      item('carrots', { amount: 1, measurementUnit: 'piece', productLink: 'https://shop.example/carrots' }),
      item('beef', { typicalLocation: 'meat & deli', amount: 1.2, measurementUnit: 'kg' }),
      item('apples', { amount: 3, measurementUnit: 'piece' }),
    ]
    expect(formatShoppingList(items)).toBe(
      [
        'PRODUCE',
        'apples 3.00 pieces',
        'carrots 1.00 piece https://shop.example/carrots',
        '',
        'MEAT & DELI',
        'beef 1.20 kg',
        '',
        'DAIRY',
        'ricotta 80.00 g',
      ].join('\n'),
    )
  })

  it('is empty without items', () => {
    expect(formatShoppingList([])).toBe('')
  })
})

describe('a link to a store', () => {
  it('is one of the web, or none', () => {
    expect(productUrl(item('a', { productLink: 'http://shop.example/a' }))).toBe('http://shop.example/a')
    for (const productLink of [null, '', 'javascript:alert(1)', 'data:text/html,x', '/relative', 'shop.example'])
      expect(productUrl(item('a', { productLink }))).toBeNull()
  })
})
