import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { lintCatalogue } from '../../../server/catalogue/lint/lintCatalogue'
import { readCatalogue } from '../../../server/catalogue/readCatalogue'
import { densitiesOf, figuresOf, readSourceFoods, USDA, type SourceFood } from '../../../server/catalogue/sources'

const SEEDS = join(__dirname, '..', '..', '..', 'seeds', 'catalogue')
const EXTRACT = `number,description,kcal,protein,fat,saturatedFat,carbohydrateWithFibre,sugars,fibre,sodium,potassium,phosphorus,grams1,measure1,grams2,measure2
11124,"CARROTS,RAW",41,0.93,0.24,0.032,9.58,4.74,2.8,69.0,,,128.0,"1 cup,chopped",110.0,"1 cup,grated"
2010,"SPICES,CINNAMON,""GROUND""",247,3.99,1.24,0.345,80.59,,,10.0,,64.0,,,,
`
const CARROT = `- slug: carrot
  name: carrots
  area: produce
  unit: g
  kind: carrots
  picture: egg
  density: 0.5
  contains: []
  nutrition: {energy: 170, protein: 0.9, fat: 0.2, saturatedFat: 0, carbohydrate: 6.8, sugars: 4.7, fibre: 2.8, sodium: 70}
  source: {usda: 11124}
`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mealwright-sources-'))
  cpSync(join(SEEDS, 'schema'), join(folder, 'schema'), { recursive: true })
  mkdirSync(join(folder, 'meals'))
  write('sources/usda-sr.csv', EXTRACT)
  write('swaps.yaml', '[]\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** The problems of the carrot with one thing changed. */
function lintWith(from: string, to: string, source = 'source', own = 'source'): string[] {
  expect(CARROT).toContain(from)
  write('ingredients/all.yaml', CARROT.replace(from, to).replace(source, own))
  return lintCatalogue(folder, new Set(['egg'])).map(({ line, message }) => `${line} ${message}`)
}

describe('lintSources', () => {
  it.each([
    ['name: carrots', 'name: carrots'],
    ['energy: 170', 'energy: 190'],
    ['sugars: 4.7', 'sugars: 4'],
    ['density: 0.5', 'density: 0.62'],
    ['  density: 0.5\n', ''],
    ['{usda: 11124}', 'estimated'],
    ['energy: 170', 'energy: 171'],
    ['{usda: 11124}', '{usda: 11124, edible: 0.95}'],
    ['density: 0.5', 'density: 0.7', '{usda: 11124}', '{usda: 11124, ownDensity: true}'],
    ['{usda: 11124}', '{standard: {publisher: AFCD, number: F002140, food: "Carrot, raw"}}'],
  ])('accepts %s → %s', (from, to, source = 'source', own = 'source') => {
    expect(lintWith(from, to, source, own)).toEqual([])
  })

  it.each([
    ['energy: 170', 'energy: 230', '9 carrot: energy 230 is not the 171.54 of 11124 CARROTS,RAW'],
    ['protein: 0.9', 'protein: 2.1', '9 carrot: protein 2.1 is not the 0.93 of 11124 CARROTS,RAW'],
    ['fat: 0.2', 'fat: 1.3', '9 carrot: fat 1.3 is not the 0.24 of 11124 CARROTS,RAW'],
    ['carbohydrate: 6.8', 'carbohydrate: 9.6', '9 carrot: carbohydrate 9.6 is not the 6.78 of 11124 CARROTS,RAW'],
    ['sugars: 4.7', 'sugars: 3', '9 carrot: sugars 3 is not the 4.74 of 11124 CARROTS,RAW'],
    ['fibre: 2.8', 'fibre: 4', '9 carrot: fibre 4 is not the 2.8 of 11124 CARROTS,RAW'],
    ['sodium: 70', 'sodium: 90', '9 carrot: sodium 90 is not the 69 of 11124 CARROTS,RAW'],
    ['{usda: 11124}', '{usda: 11124, edible: 0.79}', '9 carrot: sodium 70 is not the 54.51 of 11124 CARROTS,RAW'],
    ['density: 0.5', 'density: 0.7', '7 carrot: density 0.7 is not within 0.37 to 0.65 g/ml of 11124 CARROTS,RAW'],
    [
      '11124',
      '11125',
      '10 carrot: there is no food 11125 in sources/usda-sr.csv; is the number right? scripts/extractSources.ts adds new ones',
    ],
  ])('%s → %s is %j', (from, to, problem) => {
    expect(lintWith(from, to)).toEqual([problem])
  })

  it.each([
    ['{usda: 11124}', '{usda: carrots}'],
    ['{usda: 11124}', 'guessed'],
    ['{usda: 11124}', '{standard: {publisher: AFCD}}'],
    ['{usda: 11124}', '{usda: 11124, edible: 1.5}'],
  ])('refuses the shape of %s → %s', (from, to) => {
    expect(lintWith(from, to)).toContainEqual(expect.stringMatching(/^10 source/))
  })
})

describe('composed foods', () => {
  const SALT = CARROT.replace('slug: carrot', 'slug: salt')
    .replace('name: carrots', 'name: salt')
    .replace(/nutrition: .*/, `nutrition: {${figures('0, 0, 0, 0, 0, 0, 0, 38750')}}`)
    .replace('{usda: 11124}', '{standard: {publisher: AFCD, number: F007862, food: "Salt"}}')
  const PICKLE = CARROT.replace('slug: carrot', 'slug: pickle')
    .replace('name: carrots', 'name: pickled carrots')
    .replace(/nutrition: .*/, `nutrition: {${figures('153, 0.8, 0.2, 0, 6.1, 4.2, 2.5, 1225')}}`)
    .replace('{usda: 11124}', '{composed: {carrot: 90, salt: 3}}')

  function figures(text: string): string {
    const keys = ['energy', 'protein', 'fat', 'saturatedFat', 'carbohydrate', 'sugars', 'fibre', 'sodium']
    const values = text.split(', ')
    return keys.map((key, index) => `${key}: ${values[index]}`).join(', ')
  }

  function lintPickle(from: string, to: string): string[] {
    expect(CARROT + SALT + PICKLE).toContain(from)
    write('ingredients/all.yaml', (CARROT + SALT + PICKLE).replace(from, to))
    return lintCatalogue(folder, new Set(['egg'])).map(({ message }) => message)
  }

  it.each([
    ['name: salt', 'name: salt'],
    ['carrot: 90, salt: 3', 'carrot: 92, salt: 3.1'],
    ['fibre: 2.5', 'fibre: 1.6'],
  ])('accepts %s → %s', (from, to) => {
    expect(lintPickle(from, to)).toEqual([])
  })

  it.each([
    ['sodium: 1225', 'sodium: 600', 'pickle: sodium 600 is not the 1225.5 of its parts together'],
    ['salt: 3', 'salt: 1', 'pickle: sodium 1225 is not the 450.5 of its parts together'],
    ['salt: 3', 'sea-salt: 3', 'pickle: sea-salt is no ingredient'],
    ['{usda: 11124}', 'estimated', 'pickle: carrot has no own source'],
    ['{usda: 11124}', '{usda: 11124, edible: 0.99}', 'pickle: carrot is not all eaten'],
    ['salt: 3', 'pickle: 3', 'pickle: pickle is made from pickle itself'],
  ])('%s → %s is %j', (from, to, problem) => {
    expect(lintPickle(from, to)).toEqual([problem])
  })

  it('finds a food that is made from itself by way of another', () => {
    expect(lintPickle('{usda: 11124}', '{composed: {pickle: 100}}')).toEqual([
      'carrot: pickle is made from carrot itself',
      'pickle: carrot is made from pickle itself',
    ])
  })

  it.each([
    ['{carrot: 90, salt: 3}', '{}'],
    ['{carrot: 90, salt: 3}', '{carrot: 0}'],
    ['{carrot: 90, salt: 3}', '{Carrot: 90}'],
  ])('refuses the shape of %s → %s', (from, to) => {
    expect(lintPickle(from, to)).toContainEqual(expect.stringMatching(/^source/))
  })

  it('gives the ingredient its parts, and words for them', () => {
    lintPickle('name: salt', 'name: salt')
    expect(readCatalogue(folder).ingredients[2]?.source).toEqual({
      publisher: null,
      number: null,
      food: '100 g from 90 g carrot, 3 g salt',
      parts: [
        { ingredient: 'carrot', grams: 90 },
        { ingredient: 'salt', grams: 3 },
      ],
      edible: 1,
      ownDensity: true,
    })
  })
})

test('figures without a word on their source are a problem', () => {
  expect(lintWith('  source: {usda: 11124}\n', '')).toContainEqual(
    expect.stringContaining('must have property source when property nutrition is present'),
  )
})

describe('the extract of the source', () => {
  const foods = () => readSourceFoods(folder)

  it('gives figures as Australian labels state them: kJ, carbohydrate without fibre', () => {
    expect(figuresOf(foods().get('11124') as SourceFood)).toEqual({
      energy: expect.closeTo(171.54),
      protein: 0.93,
      fat: 0.24,
      saturatedFat: 0.032,
      carbohydrate: expect.closeTo(6.78),
      sugars: 4.74,
      fibre: 2.8,
      sodium: 69,
      potassium: null,
      phosphorus: null,
    })
  })

  it('leaves open what it does not give', () => {
    const cinnamon = foods().get('2010') as SourceFood
    expect(cinnamon.description).toBe('SPICES,CINNAMON,"GROUND"')
    expect(figuresOf(cinnamon)).toMatchObject({ carbohydrate: null, sugars: null, fibre: null, protein: 3.99 })
    expect(densitiesOf(cinnamon)).toEqual([])
  })

  it('knows densities from the measures that are volumes', () => {
    const measured = (...measures: SourceFood['measures']) =>
      densitiesOf({ ...(foods().get('11124') as SourceFood), measures })
    expect(measured({ grams: 128, measure: '1 cup,chopped' }, { grams: 61, measure: '1 medium' })).toEqual([
      expect.closeTo(0.541, 3),
    ])
    expect(measured({ grams: 7.1, measure: '.5 tbsp' }, { grams: 31, measure: '1 fl oz' })).toEqual([
      expect.closeTo(0.96, 2),
      expect.closeTo(1.048, 3),
    ])
  })

  it('gives the ingredient its source with the name of the food', () => {
    write(
      'ingredients/all.yaml',
      CARROT + CARROT.replace('slug: carrot', 'slug: other').replace('{usda: 11124}', 'estimated'),
    )
    expect(readCatalogue(folder).ingredients.map(({ source }) => source)).toEqual([
      { publisher: USDA, number: '11124', food: 'CARROTS,RAW', edible: 1, ownDensity: false },
      null,
    ])
  })
})
