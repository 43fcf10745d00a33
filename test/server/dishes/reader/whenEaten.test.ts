import { readRecipes } from '../../../../server/dishes/reader/readRecipes'
import { whenEaten } from '../../../../server/dishes/reader/whenEaten'

const bread = (over: object) =>
  JSON.stringify({ '@type': 'Recipe', name: 'Bread', recipeIngredient: ['300 g plain flour'], ...over })

describe('whenEaten', () => {
  test.each([
    [{ recipeCategory: 'Dinner' }, ['dinner']],
    [{ recipeCategory: ['Main Course'] }, ['dinner']],
    [{ recipeCategory: 'Lunch, Main Course' }, ['lunch', 'dinner']],
    [{ recipeCategory: 'Breakfast & Brunch' }, ['breakfast', 'lunch']],
    [{ recipeCategory: ['Soup'], keywords: 'dinner' }, ['lunch']],
    [{ recipeCategory: 'Chicken', keywords: 'quick, weeknight dinner, easy' }, ['dinner']],
    [{ recipeCategory: 'Dessert', keywords: ['chocolate', 'mousse'] }, []],
    [{ recipeCategory: { '@id': 'x' }, keywords: 7 }, []],
    [{ recipeCategory: 'Domain' }, []],
  ])('%j', (node, categories) => {
    expect(whenEaten('Something', node)).toEqual(categories)
  })

  test.each([
    ['Banana pancakes', ['breakfast']],
    ['Overnight oats with pear', ['breakfast']],
    ['Scallion pancakes', []],
    ['Pancake cake', []],
    ['Lentil soup', []],
  ])('%s', (name, categories) => {
    expect(whenEaten(name)).toEqual(categories)
  })

  test('a source that says more than the name counts', () => {
    expect(whenEaten('Savoury waffles', { recipeCategory: 'Supper' })).toEqual(['dinner'])
  })

  test('what one description of a recipe does not say is taken from another', () => {
    const page = `<!doctype html><script type="application/ld+json">[${bread({})},${bread({ recipeCategory: 'Lunch' })}]</script>`
    expect(readRecipes(page)).toMatchObject([{ name: 'Bread', categories: ['lunch'] }])
  })

  test('a page’s elements and a written recipe say it as well', () => {
    const page = `<!doctype html><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Bread</h1><meta itemprop="recipeCategory" content="Lunch"><p itemprop="recipeIngredient">300 g plain flour</p></div>`
    expect(readRecipes(page)).toMatchObject([{ categories: ['lunch'] }])
    expect(readRecipes('Oat porridge\n\nIngredients\n1 cup oats\n\nMethod\nSimmer.')).toMatchObject([
      { categories: ['breakfast'] },
    ])
  })
})
