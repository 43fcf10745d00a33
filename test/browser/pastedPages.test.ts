import type { Page } from 'playwright-core'
import { axeFindings, givenBrowser, SCREENS } from '../support/browser'
import { givenApp } from '../support/givenApp'
import { type Person, signUpAndIn } from '../support/people'

const app = givenApp()
const browser = givenBrowser()
let anna: Person

beforeAll(async () => {
  anna = await signUpAndIn(app)
})

/** What is around a recipe on a page: more than a recipe may have, and scripts that would be noticed. */
const AROUND = `<script>document.title = 'pwned'; window.pwned = true</script><nav>Home</nav>${'<div class="advert" style="color:red"><img src="https://ads.example/x.gif" onerror="window.pwned = true">Buy!</div>'.repeat(900)}`
const page = (recipes: string) =>
  `<!doctype html><html><head><title>Soups</title><link rel="canonical" href="https://example.com/soup"></head><body>${AROUND}${recipes}${AROUND}</body></html>`
const MICRODATA = page(`<article itemscope itemtype="https://schema.org/Recipe" onclick="window.pwned = true">
  <h1 itemprop="name">Lentil soup</h1><meta itemprop="totalTime" content="PT40M"><span itemprop="recipeYield">Serves 4</span>
  <ul><li itemprop="recipeIngredient"><b>200 g</b> <i>red lentils</i></li><li itemprop="recipeIngredient">1 cup milk</li></ul>
  <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Simmer the lentils.</p></div>
  <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Stir in 50 g butter.</p></div>
</article>`)
const recipe = (name: string, over: object = {}) => ({
  '@type': 'Recipe',
  name,
  totalTime: 'PT20M',
  recipeIngredient: ['300 g plain flour'],
  recipeInstructions: ['Bake it.'],
  ...over,
})
const TWO = page(
  `<script type="application/ld+json">// <![CDATA[\n${JSON.stringify({ '@graph': [recipe('Bread', { recipeYield: '4' }), recipe('Muffins', { recipeYield: '12 muffins' })] })}\n// ]]></script>`,
)

/** Opens the page for new recipes and pastes a text as the keyboard does. */
async function paste(opened: Page, text: string): Promise<void> {
  await opened.goto(`${app.url}/dishes/new`)
  await opened.getByLabel('Recipe text').click()
  await opened.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await opened.keyboard.press('ControlOrMeta+V')
}

const isSaved = (opened: Page, name: string) => opened.getByText(`${name} saved`, { exact: true }).first().waitFor()

it('a whole page with microdata is pasted, its questions are answered, and the next recipe follows', async () => {
  const { page: opened, context } = await browser.openAs(anna, { screen: SCREENS.phone })
  await paste(opened, MICRODATA)
  await opened.getByRole('heading', { name: 'Check the recipe' }).waitFor()
  expect(await opened.getByLabel('Name').inputValue()).toBe('Lentil soup')
  expect(await opened.getByLabel('The recipe serves').inputValue()).toBe('4')
  await opened.getByRole('button', { name: /More about this dish/ }).click()
  expect(await opened.getByLabel('Where it is from').inputValue()).toBe('https://example.com/soup')
  expect(await opened.evaluate(() => ['pwned' in window, document.title.includes('pwned')])).toEqual([false, false])
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(SCREENS.phone.width)
  expect(await axeFindings(opened)).toEqual([])

  await opened.getByRole('radio', { name: 'America' }).click()
  await opened.getByText('A cup is 237 ml, a tablespoon 15 ml.').waitFor()
  await opened.getByText('237 ml', { exact: true }).waitFor()
  await opened.getByRole('button', { name: 'Yes, list it: butter' }).click()
  await opened.getByText(/Every ingredient is matched/).waitFor()
  await opened.getByRole('checkbox', { name: 'Dinner' }).click()
  await opened.getByRole('button', { name: 'Save and bring in another' }).click()
  await isSaved(opened, 'Lentil soup')

  // The answer is remembered: the next American recipe asks nothing.
  await opened.keyboard.type('Milk\nServes 2\nIngredients\n1 cup milk\nMethod\nDrink it.')
  await opened.keyboard.press('ControlOrMeta+Enter')
  await opened.getByText('A cup is 237 ml, a tablespoon 15 ml.').waitFor()
  await context.close()
})

it('of a page with two recipes one is chosen by the keyboard, and how many it serves is asked', async () => {
  const { page: opened, context } = await browser.openAs(anna)
  await paste(opened, TWO)
  await opened.getByRole('heading', { name: 'This page has 2 recipes. Which one?' }).waitFor()
  expect(await axeFindings(opened)).toEqual([])
  await opened.keyboard.press('Tab')
  await opened.keyboard.press('Enter')
  await opened.getByRole('heading', { name: 'Check the recipe' }).waitFor()
  expect(await opened.getByLabel('Name').inputValue()).toBe('Muffins')
  await opened.getByText('It makes 12 muffins. How many does it serve?').waitFor()
  await opened.getByRole('checkbox', { name: 'Breakfast' }).click()
  await opened.getByRole('button', { name: 'Save dish' }).click()
  await opened.getByText('Enter how many it serves.', { exact: true }).waitFor()
  await opened.getByLabel('The recipe serves').fill('6')
  await opened.getByRole('button', { name: 'Save dish' }).click()
  await isSaved(opened, 'Muffins')
  await context.close()
})

it('of a page without a recipe it is said what to do, and what was pasted stays', async () => {
  const { page: opened, context } = await browser.openAs(anna)
  await paste(opened, page('<h1>The news</h1><p>It rained.</p>'))
  await opened.getByText(/We found no recipe on this page\. Open the recipe itself/).waitFor()
  await opened.getByText("A page's source").waitFor()
  await context.close()
})
