import { AREAS, arrangedAreas } from '../../../schema/areas'
import { areaTitle, groupByArea, type ListItem } from '../../../web/shopping/areas'
import { formatAmount } from '../../../web/plan/amountText'
import { entriesOf } from '../../../web/shopping/entries'
import { NOTHING_KEPT, viewOf } from '../../../web/shopping/listView'
import { toOperations } from '../../../web/live/timedOperations'
import { shareText } from '../../../web/shopping/shareText'
import { formatShoppingList } from '../../../web/shopping/formatShoppingList'
import { productUrl } from '../../../web/shopping/productUrl'
import { uuid } from '../../support/planArbitraries'
import { buying, item } from './items'

const nothing = viewOf(NOTHING_KEPT, [])
const rows = (items: readonly ListItem[]) => entriesOf(items, nothing)

describe('the areas of a list', () => {
  it('stand in display order, whatever order the items come in', () => {
    const items = [...AREAS].reverse().map((area) => item(`of ${area}`, { area }))
    expect(groupByArea(rows(items)).map(({ area }) => area)).toEqual([
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
    const items = [item('zucchini'), item('Thai basil'), item('apple'), item('milk', { area: 'dairy' })]
    expect(groupByArea(rows(items)).map((area) => area.rows.map(({ name }) => name))).toEqual([
      ['apple', 'Thai basil', 'zucchini'],
      ['milk'],
    ])
  })

  it('count a place that is missing or unknown as uncategorised', () => {
    const items = [item('gadget', { area: '' }), item('widget', { area: 'aisle nine' })]
    expect(groupByArea(rows(items))).toEqual([{ area: 'uncategorised', rows: rows(items) }])
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
      item('ricotta', { area: 'dairy', amount: 80 }),
      item('carrots', { amount: 1, measurementUnit: 'piece', productLink: 'https://shop.example/carrots' }),
      item('beef', { area: 'meat & deli', amount: 1.2, measurementUnit: 'kg' }),
      item('apples', { amount: 3, measurementUnit: 'piece' }),
    ]
    expect(formatShoppingList(rows(items))).toBe(
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

describe('with own items', () => {
  const acts = ['2 batteries', 'oat milk 1.5l', 'soap'].map((text, index) => ({
    addItem: { itemId: uuid(index), text },
  }))
  const view = viewOf(
    NOTHING_KEPT,
    toOperations([...acts, { tick: { key: 'rice-g', amount: 500 } }, { tickItem: { itemId: uuid(2) } }], 1),
  )
  const items = [
    item('rice', { key: 'rice-g', amount: 700.4, area: 'pantry', buy: buying('1 bag of rice, 1 kg') }),
    item('onions', { amount: 4, measurementUnit: 'piece', productLink: 'https://shop.example/onions' }),
    item('oil', { amount: 1.234, measurementUnit: 'l', area: 'pantry' }),
    item('chickpeas', { amount: 630, area: 'pantry', buy: buying('3 tins of chickpeas, 400 g') }),
    item('salt', { amount: 0, area: 'pantry' }),
  ]
  const entries = entriesOf(items, view, (text) => (text.includes('milk') ? 'dairy' : ''))

  it('has them in the text, with the amounts that they say', () => {
    expect(formatShoppingList(entries)).toContain('DAIRY\noat milk 1.5 l\n\nPANTRY')
    expect(formatShoppingList(entries)).toMatch(/UNCATEGORISED\nbatteries 2\nsoap$/)
  })

  it('makes a message of what is left, without links', () => {
    expect(shareText(entries, AREAS)).toBe(
      [
        'Shopping list',
        '',
        'Produce',
        '- onions: 4 pieces',
        '',
        'Dairy',
        '- oat milk: 1.5 l',
        '',
        'Pantry',
        '- 3 tins of chickpeas, 400 g',
        '- oil: 1.24 l',
        '- rice: 201 g',
        '- salt: as needed',
        '',
        'Uncategorised',
        '- batteries: 2',
      ].join('\n'),
    )
  })
})

describe('with notes', () => {
  const acts = [
    { addItem: { itemId: uuid(1), text: 'soap' } },
    { noteItem: { itemId: uuid(1), text: 'the green one' } },
    { noteLine: { key: 'onions-g', text: 'the red ones' } },
  ]
  const entriesAfter = (count: number) =>
    entriesOf([item('onions'), item('rice')], viewOf(NOTHING_KEPT, toOperations(acts.slice(0, count), 1)))

  it('the copied text stays as it is, and the message says them', () => {
    expect(formatShoppingList(entriesAfter(3))).toBe(formatShoppingList(entriesAfter(1)))
    expect(shareText(entriesAfter(3), AREAS)).toBe(
      [
        'Shopping list',
        '',
        'Produce',
        '- onions: 100 g (the red ones)',
        '- rice: 100 g',
        '',
        'Uncategorised',
        '- soap (the green one)',
      ].join('\n'),
    )
  })
})

describe('in the order of a shop', () => {
  const items = ['produce', 'frozen'].map((area) => item(`of ${area}`, { area }))
  const order = arrangedAreas(['frozen', 'attic', 'frozen'])

  it('has every area once, those that are not named after the others', () => {
    expect(order).toEqual(['frozen', ...AREAS.filter((area) => area !== 'frozen')])
  })

  it('groups and shares, and copies in the usual one', () => {
    expect(groupByArea(rows(items), order).map(({ area }) => area)).toEqual(['frozen', 'produce'])
    expect(shareText(rows(items), order)).toMatch(/Frozen[^]*Produce/)
    expect(formatShoppingList(rows(items))).toMatch(/PRODUCE[^]*FROZEN/)
  })
})

describe('a link to a store', () => {
  it('is one of the web, or none', () => {
    expect(productUrl(item('a', { productLink: 'http://shop.example/a' }))).toBe('http://shop.example/a')
    for (const productLink of [null, '', 'javascript:alert(1)', 'data:text/html,x', '/relative', 'shop.example'])
      expect(productUrl(item('a', { productLink }))).toBeNull()
  })
})
