import { photoOf, readFrom, recipeFrom, written } from '../../support/moving/readFrom'
import { zipOf } from '../../support/moving/zipOf'

describe('Recipe Keeper', () => {
  const box = (name: string, more = ''): string => `
    <div class="recipe-details">
      <meta content="id of ${name}" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite">
      <meta content="4" itemprop="recipeRating"><table><tr><td><img src="images/${name}_0.jpg" class="recipe-photo"/></td>
      <td><h2 itemprop="name">${name}</h2><div>Courses: <span itemprop="recipeCourse">Dessert, Snack</span></div>
      <meta content="Cake" itemprop="recipeCategory"><meta content="Quick, easy" itemprop="recipeCategory">
      <div>Source: <span itemprop="recipeSource"><a href="https://cakes.example/1">cakes.example</a></span></div>
      <div><span itemprop="recipeYield">Serves 6-8</span></div>
      <meta content="PT10M" itemprop="prepTime"><meta content="PT0S" itemprop="cookTime"></td></tr></table>
      <div itemprop="recipeIngredients"><p>Base:</p><p>200 g flour</p><p></p><p>2 eggs</p></div>
      <div itemprop="recipeDirections"><p>1. Mix &amp; bake.</p><p></p><p>2. Cool.</p></div>
      <div itemprop="recipeNotes"><p>Good cold.</p></div>${more}
      <meta content="571" itemprop="recipeNutCalories"><meta content="41.5" itemprop="recipeNutTotalFat">
      <img src="images/${name}_0.jpg" class="recipe-photos"/><img src="images/${name}_1.jpg" class="recipe-photos"/></div><hr />`

  it('has all recipes of its page, each with its picture', async () => {
    const page = `<!DOCTYPE html><html><head><style>.recipe-details h2 {}</style></head><body>${box('Plum')}${box('Pear')}</body></html>`
    const { recipes, failures } = await readFrom(
      zipOf([
        { name: 'recipes.html', content: page },
        { name: 'images/Plum_0.jpg', content: photoOf('plum') },
        { name: 'images/Plum_1.jpg', content: photoOf('plum cut') },
        { name: 'images/Pear_0.jpg', content: 'no picture' },
      ]),
    )
    expect(recipes.map(({ name, photo }) => [name, photo])).toEqual([
      ['Plum', photoOf('plum')],
      ['Pear', null],
    ])
    expect(recipes.map(({ furtherPhotos }) => furtherPhotos)).toEqual([[photoOf('plum cut')], []])
    expect([failures, recipes.map(({ lostPhoto }) => lostPhoto)]).toEqual([[], [null, 'UNREADABLE']])
    expect(recipes[0]).toMatchObject({
      source: { app: 'RECIPE_KEEPER', id: 'id of Plum', url: 'https://cakes.example/1', name: 'cakes.example' },
      serves: 6,
      prepMinutes: 10,
      cookMinutes: null,
      categories: ['Dessert', 'Snack'],
      labels: ['Cake', 'Quick, easy'],
      rating: 4,
      favourite: true,
      notes: 'Good cold.',
      lines: [
        { text: '200 g flour', section: 'Base' },
        { text: '2 eggs', section: 'Base' },
      ],
      steps: [{ text: 'Mix & bake.' }, { text: 'Cool.' }],
      nutrition: 'Calories: 571\nTotal fat: 41.5',
    })
  })
})

describe('Copy Me That', () => {
  const recipe = (name: string): string => `
    <div class = "recipe"><div id = "name"> ${name} </div>
    <div id = "link">Adapted from <a id = "original_link" href = "https://stew.example/${name}">x</a></div>
    <img class= "recipeImage" src = "images/${name}.jpg" width="120px"/>
    <div id="categories"><span class="recipeCategory">slow</span><span class="recipeCategory">winter</span></div>
    <div id="extra_info"><span id="made_this"> I made this. </span><span id="starred">Is starred.</span>
    <span id="rating">Rated <span id="ratingValue">4</span>/5</span></div>
    <div id = "servings">Servings: <a id="recipeYield">6</a></div>
    <ul id = "recipeIngredients"><li class= "recipeIngredient_subheader">Stew</li><li class= "recipeIngredient">
      1 kg beef <span class="recipeIngredient_note">(chuck)</span></li><li class="recipeIngredient_spacer"></li>
      <li class= "recipeIngredient">Salt</li></ul>
    <ol id = "recipeInstructions"><li class = "instruction" value = "1">Brown.</li>
      <li class="instruction_subheader">Later</li><li class = "instruction" value = "2">Stew.</li></ol>
    <ul id="recipeNotes"><li class="recipeNote">Better tomorrow.</li></ul></div>`

  it('keeps apart recipes whose ids are the same', async () => {
    const { recipes } = await readFrom(
      `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>${recipe('A')}${recipe('B')}</body>`,
    )
    expect(recipes.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(recipes[1]).toMatchObject({
      source: { app: 'COPY_ME_THAT', url: 'https://stew.example/B' },
      serves: 6,
      labels: ['slow', 'winter'],
      rating: 4,
      favourite: true,
      notes: 'Better tomorrow.',
      lines: [
        { text: '1 kg beef (chuck)', section: 'Stew' },
        { text: 'Salt', section: 'Stew' },
      ],
      steps: [
        { text: 'Brown.', section: null },
        { text: 'Stew.', section: 'Later' },
      ],
      left: 'I made this.',
    })
  })
})

describe('a page that a browser saved', () => {
  it('gives its recipe once, though it describes it twice', async () => {
    const page = `<html><head><link rel="canonical" href="https://soup.example/leek"><script type="application/ld+json">
      {"@type": "Recipe", "name": "Leek soup", "recipeIngredient": ["2 leeks", "Salt"], "recipeInstructions": "Boil."}
      </script></head><body><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>
      <li itemprop="recipeIngredient">2 leeks</li></div></body></html>`
    const recipe = await recipeFrom(page)
    expect(written(recipe.lines)).toEqual(['2 leeks', 'Salt'])
    expect(recipe.source.url).toBe('https://soup.example/leek')
  })

  it('may have its recipe as text alone', async () => {
    const page = `<html><body><h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul>
      <h2>Method</h2><p>Boil the leeks in the stock.</p></body></html>`
    expect(await recipeFrom(page)).toMatchObject({ name: 'Soup', lines: [{ text: '2 leeks' }, { text: '1 l stock' }] })
  })

  it('may be nested beyond all use', async () => {
    expect(await readFrom(`<html>${'<div>'.repeat(300_000)}`)).toMatchObject({ code: 'NO_RECIPES' })
  })
})
