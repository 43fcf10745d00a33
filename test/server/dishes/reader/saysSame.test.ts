import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string) => {
  const { ingredient, alternatives } = readIngredientLine(fullCatalogue(), text, 'US', ['US'])
  return [ingredient?.slug ?? null, ...alternatives.map(({ slug }) => slug)]
}
const slugOf = (text: string) => read(text)[0]

describe('the same in other words', () => {
  test.each([
    ['1 tablespoon miso (fermented soybean paste)', 'any-miso-paste'],
    ['2 red-skinned sweet potatoes (yams; about 2 pounds)', 'sweet-potato'],
    ['1 large roma (plum) tomato', 'roma-tomato'],
    ['1 can borlotti (cranberry) beans', 'borlotti-bean-tinned'],
    ['1 cup bulgur (also called cracked wheat)', 'bulgur'],
    ['3 very ripe (black) plantains', 'plantain'],
    ['1 cup mixed nuts (almonds, walnuts, and pecans)', 'mixed-nut'],
    ['2 cups breadcrumbs (from crustless French bread ground in processor)', 'any-breadcrumb'],
    ['2 cups diced cooked chicken (the meat from a 3-pound chicken)', 'any-chicken'],
  ])('%s', (text, slug) => expect(read(text)).toEqual([slug]))

  test('what it names with further facts is held as well', () => {
    expect(read('1 tablespoon tamari (dark soy sauce)')).toEqual(['any-tamari', 'dark-soy-sauce'])
    expect(read('1 cup orzo (rice-shaped pasta)')).toEqual(['risoni', 'any-pasta'])
    expect(read('8 ounces kluski (egg) noodles')).toContain('egg-noodle')
  })

  test.each([
    '2 cups flour (almond mix)',
    '1 cup breadcrumbs (with herbs and cheese)',
    '1 cup cream (coconut-flavored)',
    '1 cup cheese (soy)',
    '2 cups ice cream (plant-based)',
    '1 cup cheese (dairy-free alternative)',
    '1 cup tomato sauce, from Grand Sunday Lasagne',
    '2 cups rice (seasoned with butter)',
    '2 cups breadcrumbs made from nduja rolls',
    '1 pound noodles (stuffed with pork)',
  ])('%s adds to it, or may', (text) => {
    const [slug, ...others] = read(text)
    expect(slug === null || others.length > 0).toBe(true)
  })
})

describe('its own parts and what is done to them', () => {
  test.each([
    ['1 rotisserie chicken, skin removed and meat shredded', 'roast-chicken'],
    ['1 12-pound turkey; neck, heart, and gizzard reserved', 'any-turkey'],
    ['1 whole chicken, including neck and giblets', 'whole-chicken'],
    ['2 links Mexican chorizo, casing removed and meat crumbled', 'chorizo'],
    ['1 28-ounce can whole tomatoes in juice, tomatoes chopped, juice reserved', 'whole-tomato-tinned'],
    ['4 scallions (green and white parts), chopped', 'spring-onion'],
    ['2 hard-boiled eggs, whites and yolks separated and chopped', 'egg'],
    ['1 lime, including rind', 'lime'],
    ['3 chicken legs, separated into thighs and drumsticks', 'chicken-maryland'],
    ['6 hard-boiled eggs, halved lengthwise with yolks and whites separated', 'egg'],
    ['1 leg of lamb (reserve bone and trimmings for sauce)', 'lamb-leg'],
    ['4 cups cubed white bread without crusts', 'white-bread'],
    ['2 slices white bread, torn into small crumbs', 'white-bread'],
    ['4 veal cutlets, flattened between sheets of plastic wrap', 'veal-schnitzel'],
  ])('%s', (text, slug) => expect(slugOf(text)).toBe(slug))

  test.each([
    '1 chicken, meat mixed with mayonnaise',
    '1 whole chicken, cheese stuffing removed',
    '1 pound beef, breaded and cut into strips',
    '4 eggs, separated, whites beaten with cream',
    '2 sausages, casing removed and bacon chopped',
    '1 cup rice, sauce reserved',
  ])('%s names a further food', (text) => expect(slugOf(text)).toBeNull())
})
