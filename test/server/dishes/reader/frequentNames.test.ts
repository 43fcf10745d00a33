import { toDraft } from '../../../../server/dishes/toDraft'
import { unlistedIngredients } from '../../../../server/dishes/unlistedIngredients'
import { mentionedIngredients } from '../../../../server/dishes/reader/mentionedIngredients'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { recipeOfLines } from '../../../support/recipeOfLines'

const slugOf = (text: string): string | null =>
  readIngredientLine(fullCatalogue(), text, 'US', ['US']).ingredient?.slug ?? null

describe('names that many recipes have', () => {
  test.each([
    ['1 large purple onion, sliced', 'red-onion'],
    ['2 cups fat free less sodium chicken broth', 'any-chicken-stock'],
    ['1/4 cup lower-sodium soy sauce', 'soy-sauce'],
    ['1 oz. 40% less sodium taco seasoning mix', 'taco-seasoning'],
    ['1/2 cup feta cheese crumbles', 'feta'],
    ['2 cups 1% low-fat milk', 'milk'],
    ['2 fresh bay leaves', 'bay-leaf'],
    ['2 chiles', 'red-chilli'],
    ['1 lb. hamburger', 'beef-mince-regular'],
    ['1 lemon, juice and zest of', 'lemon'],
    ['1/4 tsp five spice', 'chinese-five-spice'],
    ['five spice', 'chinese-five-spice'],
    ['8 oz. shiitake mushroom caps', 'shiitake-mushroom'],
    ['1 cup pinto beans', 'pinto-bean-tinned'],
    ['3 oz. lemon Jell-O gelatin', 'jelly-crystals'],
    ['1 (10 oz.) can Ro-Tel tomatoes', 'tomato-with-chilli-tinned'],
    ['1 cup grits', 'grits'],
    ['1 lb. Italian turkey sausage', 'turkey-sausage'],
    ['1 cup Kerrygold butter', 'butter'],
  ])('%s', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })
})

describe('what may hold more than a name says is matched with nothing, or with what holds it', () => {
  test.each([
    '1 cup veggie crumbles',
    '1 cup tofu crumbles',
    '4 hamburgers',
    '1 tsp chili',
    '1 can chili',
    '1 cup sauce',
    '1 cup fat free cheddar cheese',
    '1 tbsp reduced fat peanut butter',
    '4 oz. hard cheese',
    '1 cup salsa verde',
  ])('%s', (text) => {
    expect(slugOf(text)).toBeNull()
  })

  test.each([
    ['1 cup golden mushroom soup', ['beef', 'milk']],
    ['1 tbsp curry paste', ['crustacean', 'fish', 'tree_nut', 'peanut', 'milk']],
    ['1 tbsp chili paste', ['fish', 'crustacean', 'soy', 'wheat']],
    ['1 tbsp seasoning', ['wheat', 'gluten', 'milk', 'soy', 'mustard', 'celery', 'meat']],
    ['1/2 cup salad dressing', ['egg', 'milk', 'fish', 'mustard', 'peanut', 'sesame', 'honey']],
    ['2 cups noodles', ['wheat', 'gluten', 'egg']],
    ['1 lb. meat', ['meat', 'beef', 'pork', 'poultry']],
    ['2 cups mixed vegetables', ['celery', 'mustard', 'soy']],
    ['1 scoop protein powder', ['milk', 'soy', 'egg', 'gelatine', 'peanut']],
    ['2 oz. grana padano', ['milk', 'egg', 'animal_rennet']],
    ['1 cup gravy', ['wheat', 'meat', 'milk']],
  ])('%s', (text, facts) => {
    const slug = slugOf(text)
    expect(slug).not.toBeNull()
    expect(fullCatalogue().ingredientBySlug.get(slug ?? '')?.contains).toEqual(expect.arrayContaining(facts))
  })
})

test('a kind of food alone is a heading over what is measured below it, and a line elsewhere', () => {
  const linesOf = (...lines: string[]) =>
    toDraft(fullCatalogue(), recipeOfLines(lines)).lines.map(({ text, section }) => [section ?? '', text])
  expect(linesOf('1 lettuce', 'Dressing', '2 tbsp olive oil')).toEqual([
    ['', '1 lettuce'],
    ['Dressing', '2 tbsp olive oil'],
  ])
  expect(linesOf('500 g rice', 'vegetables', 'soy sauce').map(([, text]) => text)).toContain('vegetables')
})

test('what a remark beside a name says of others takes no match away', () => {
  expect(slugOf('1/2 cup butter (melted, for berry mixture)')).toBe('butter')
  expect(slugOf('1 cup crushed pineapple (drained (save juice for glaze))')).toBe('pineapple')
  expect(slugOf('2 tbsp butter or olive oil')).toBe('butter')
})

describe('food that a method names by its kind', () => {
  const asked = (step: string, ...texts: string[]): string[] =>
    unlistedIngredients(fullCatalogue(), {
      lines: texts.map((text) => ({ text, ingredient: slugOf(text) })),
      steps: [step],
      notAdded: null,
    }).map(({ ingredient }) => ingredient.slug)

  test('is what is listed, unless it is measured', () => {
    expect(asked('Add the meat and the vegetables.', '500 g lamb shoulder', '2 carrots')).toEqual([])
    expect(asked('Roll out the dough, rub in the spices and boil the noodles.', '200 g flour')).toEqual([])
    expect(asked('Add 200 g mixed vegetables.', '500 g lamb shoulder')).toEqual(['assorted-vegetable'])
  })

  test('is asked about where it is one food', () => {
    expect(asked('Stir in the dashi.', '200 g tofu')).toEqual(['dashi'])
    expect(mentionedIngredients(fullCatalogue(), 'Serve with sweet and sour sauce')).toHaveLength(1)
  })
})
