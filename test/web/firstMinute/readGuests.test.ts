import { readGuests, splitTyped } from '../../../web/firstMinute/readGuests'

test.each([
  ['Sam', [{ name: 'Sam', portion: 1 }]],
  [
    ' Sam, Mia (child) and Leo ',
    [
      { name: 'Sam', portion: 1 },
      { name: 'Mia', portion: 0.5 },
      { name: 'Leo', portion: 1 },
    ],
  ],
  [
    'Mia (½); Ann (Baby)',
    [
      { name: 'Mia', portion: 0.5 },
      { name: 'Ann', portion: 0.25 },
    ],
  ],
  [
    'Anderson & Sandy',
    [
      { name: 'Anderson', portion: 1 },
      { name: 'Sandy', portion: 1 },
    ],
  ],
  ['Kim (from work)', [{ name: 'Kim (from work)', portion: 1 }]],
  ['(child)', [{ name: '(child)', portion: 1 }]],
  [' , ;', []],
])('%j are people', (text, guests) => {
  expect(readGuests(text)).toEqual(guests)
})

test('a name has at most 60 characters', () => {
  expect(readGuests(`${'a'.repeat(80)} (child)`)).toEqual([{ name: 'a'.repeat(60), portion: 0.5 }])
})

test('a name is complete once a comma ends it', () => {
  expect(splitTyped('Sa')).toEqual({ complete: [], rest: 'Sa' })
  expect(splitTyped('Sam, Mia')).toEqual({ complete: [{ name: 'Sam', portion: 1 }], rest: 'Mia' })
  expect(splitTyped('Sam and ')).toEqual({ complete: [], rest: 'Sam and ' })
})
