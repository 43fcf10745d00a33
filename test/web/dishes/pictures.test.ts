import { usualLanguage } from '../../../web/dishes/pictures/languages'
import { textOfPage } from '../../../web/dishes/pictures/textOfPage'

it.each([
  [['de-AT', 'en'], 'deu'],
  [['pl', 'fr-CA', 'en'], 'fra'],
  [['ja'], 'eng'],
  [[], 'eng'],
])('pictures are read in the first language of %j that there is', (wanted, language) => {
  expect(usualLanguage(wanted)).toBe(language)
})

const item = (str: string, y: number, hasEOL = true) => ({
  ...{ str, hasEOL, height: 10, width: 50, dir: 'ltr', fontName: 'f' },
  transform: [10, 0, 0, 10, 50, y],
})

test('a page’s text has its lines, and an empty one where there is room between them', () => {
  const items = [
    item('Lentil soup for everyone', 700),
    item('400 g ', 670, false),
    item('lentils', 670),
    item('2 carrots', 658),
  ]
  expect(textOfPage(items)).toBe('Lentil soup for everyone\n\n400 g lentils\n2 carrots')
})

test('a page with little more than its number has no text', () => {
  expect(textOfPage([item('Page 12', 20)])).toBe('')
})
