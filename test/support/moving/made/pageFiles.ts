import { zipOf } from '../zipOf'
import type { MakeFile } from './dataFiles'
import { headed, MADE, type MadeLine, type MadeRecipe, textOf } from './madeRecipes'

const each = (recipes: readonly MadeRecipe[], make: (recipe: MadeRecipe) => string): string =>
  recipes.map(make).join('\n')
const tags = <Value>(values: readonly Value[], make: (value: Value) => string): string => values.map(make).join('')
const linesOf = ({ parts }: MadeRecipe): MadeLine[] => parts.flatMap(({ lines }) => lines)
const xml = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`
const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

const recipeKeeper = (recipe: MadeRecipe): string => `<div class="recipe-details">
  <meta content="${recipe.id}" itemprop="recipeId"><meta content="False" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
  <h2 itemprop="name">${recipe.name}</h2><div>Courses: <span itemprop="recipeCourse">Dinner</span></div>
  ${tags(MADE.tags, (tag) => `<meta content="${tag}" itemprop="recipeCategory">`)}
  <div>Source: <span itemprop="recipeSource"><a href="${recipe.url}">pies.example</a></span></div>
  <span itemprop="recipeYield">${MADE.serves}</span><meta content="PT${MADE.prep}M" itemprop="prepTime"><meta content="PT${MADE.cook}M" itemprop="cookTime">
  <div itemprop="recipeIngredients">${tags(
    headed(recipe, (title) => `${title}:`),
    (line) => `<p>${line}</p>`,
  )}</div>
  <div itemprop="recipeDirections">${tags(recipe.steps, (step) => `<p>${step}</p>`)}</div>
  <div itemprop="recipeNotes"><p>${MADE.notes}</p></div></div><hr />`

const copyMeThat = (recipe: MadeRecipe): string => `<div class="recipe"><div id="name">${recipe.name}</div>
  <div id="link">From <a id="original_link" href="${recipe.url}">pies.example</a></div>
  <div id="categories">${tags(MADE.tags, (tag) => `<span class="recipeCategory">${tag}</span>`)}</div>
  <div id="servings">Servings: <a id="recipeYield">${MADE.serves}</a></div>
  <ul id="recipeIngredients">${tags(
    recipe.parts,
    ({ title, lines }) =>
      `<li class="recipeIngredient_subheader">${title}</li>${tags(lines, (line) => `<li class="recipeIngredient">${textOf(line)}</li>`)}`,
  )}</ul>
  <ol id="recipeInstructions">${tags(recipe.steps, (step) => `<li class="instruction">${step}</li>`)}</ol>
  <ul id="recipeNotes"><li class="recipeNote">${MADE.notes}</li></ul></div>`

const mealime = (recipe: MadeRecipe): string =>
  page(
    '<title>Mealime</title>',
    `<h1>${recipe.name}</h1><p class="description">${MADE.prep + MADE.cook} minutes | ${MADE.serves} servings</p>
    <h2>Grab ingredients</h2><ul>${tags(
      linesOf(recipe),
      ({ amount, unit, food, note }) =>
        `<li class="line-item"><div class="quantity">${`${amount} ${unit}`.trim()}</div><div class="ingredient">${food}</div><div class="notes">${note}</div></li>`,
    )}</ul>
    <h2>Cook &amp; enjoy</h2><ol>${tags(recipe.steps, (step) => `<li class="instruction"><div class="primary">${step}</div></li>`)}</ol>`,
  )

/** A page of a site, as a browser saves it. */
const sitePage = (recipe: MadeRecipe): string =>
  page(
    `<title>${recipe.name}</title><link rel="canonical" href="${recipe.url}"><script type="application/ld+json">${JSON.stringify(
      {
        ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: recipe.name, recipeYield: `${MADE.serves}` },
        ...{ recipeIngredient: linesOf(recipe).map(textOf), recipeInstructions: recipe.steps },
      },
    )}</script>`,
    `<h1>${recipe.name}</h1><p>${MADE.description}</p>${tags(recipe.steps, (step) => `<p>${step}</p>`)}`,
  )

const masterCook = (
  recipe: MadeRecipe,
): string => `<RcpE name="${recipe.name}" author="A. Baker"><Serv qty="${MADE.serves}"/><PrpT elapsed="0:${MADE.prep}"/>
  <CatS>${tags(MADE.tags, (tag) => `<CatT>${tag}</CatT>`)}</CatS>${tags(
    recipe.parts,
    ({ title, lines }) =>
      `<IngR name="${title}" code="S"></IngR>${tags(lines, ({ amount, unit, food, note }) => `<IngR name="${food}" unit="${unit}" qty="${amount}"><IPrp>${note}</IPrp></IngR>`)}`,
  )}<DirS>${tags(recipe.steps, (step) => `<DirT>${step}</DirT>`)}</DirS><Note>${MADE.notes}</Note></RcpE>`

const cookMl = (
  recipe: MadeRecipe,
): string => `<recipe lang="en"><head title="${recipe.name}" servingqty="${MADE.serves}" servingtype="serves"
  timeprepqty="${MADE.prep}" timecookqty="${MADE.cook}" rid="${recipe.id}">${tags(MADE.tags, (tag) => `<cat>${tag}</cat>`)}<hint>${MADE.notes}</hint></head>
  ${tags(
    recipe.parts,
    ({ title, lines }) =>
      `<part title="${title}">${tags(lines, ({ amount, unit, food, note }) => `<ingredient qty="${amount}" unit="${unit}" item="${food}" preparation="${note}"/>`)}</part>`,
  )}<preparation><text>${recipe.steps.join('\n')}</text></preparation></recipe>`

const gourmet = (
  recipe: MadeRecipe,
): string => `<recipe id="${recipe.id}"><title>${recipe.name}</title><category>${MADE.tags.join(', ')}</category>
  <link>${recipe.url}</link><preptime>${MADE.prep} minutes</preptime><cooktime>${MADE.cook} minutes</cooktime><yields>${MADE.serves} servings</yields>
  <ingredient-list>${tags(
    recipe.parts,
    ({ title, lines }) =>
      `<inggroup><groupname>${title}</groupname>${tags(lines, ({ amount, unit, food, note }) => `<ingredient><amount>${amount}</amount><unit>${unit}</unit><item>${note === '' ? food : `${food}, ${note}`}</item></ingredient>`)}</inggroup>`,
  )}</ingredient-list><instructions>${recipe.steps.join('\n\n')}</instructions><modifications>${MADE.notes}</modifications></recipe>`

const livingCookbook = (
  recipe: MadeRecipe,
): string => `<Recipe ID="${recipe.id}" CookbookID="1" Name="${recipe.name}" Servings="${MADE.serves}"
  PreparationTime="${MADE.prep} minutes" CookingTime="${MADE.cook} minutes" WebPage="${recipe.url}" RecipeTypes="${MADE.tags.join(', ')}" Comments="${MADE.notes}">
  <RecipeIngredients>${tags(
    recipe.parts,
    ({ title, lines }) =>
      `<RecipeIngredient Ingredient="${title}" Heading="Y"/>${tags(lines, ({ amount, unit, food, note }) => `<RecipeIngredient Quantity="${amount}" Unit="${unit}" Ingredient="${note === '' ? food : `${food}, ${note}`}"/>`)}`,
  )}</RecipeIngredients><RecipeProcedures>${tags(recipe.steps, (step) => `<RecipeProcedure><ProcedureText>${step}</ProcedureText></RecipeProcedure>`)}</RecipeProcedures></Recipe>`

const cookmate = (
  recipe: MadeRecipe,
): string => `<recipe><title>${recipe.name}</title><preptime>${MADE.prep} min</preptime><cooktime>${MADE.cook} min</cooktime>
  <description><li>${MADE.description}</li></description><ingredient>${tags(
    headed(recipe, (title) => `${title}:`),
    (line) => `<li>${line}</li>`,
  )}</ingredient><recipetext>${tags(recipe.steps, (step) => `<li>${step}</li>`)}</recipetext><url>${recipe.url}</url>
  <quantity>${MADE.serves}</quantity><comments><li>${MADE.notes}</li></comments>${tags(MADE.tags, (tag) => `<tag>${tag}</tag>`)}</recipe>`

const pagesIn =
  (make: (recipe: MadeRecipe) => string): MakeFile =>
  (recipes) =>
    zipOf(recipes.map((recipe, at) => ({ name: `${at}.html`, content: make(recipe) })))

/** What applications write as pages, or as XML. */
export const PAGE_FILES: Readonly<Record<string, MakeFile>> = {
  'Recipe Keeper': (recipes) => zipOf([{ name: 'recipes.html', content: page('', each(recipes, recipeKeeper)) }]),
  'Copy Me That': (recipes) =>
    zipOf([
      {
        name: 'recipes.html',
        content: page('<meta name="copymethat_class_id_version" content="2">', each(recipes, copyMeThat)),
      },
    ]),
  'Mealime, a zip of pages': pagesIn(mealime),
  'pages of sites, a zip': pagesIn(sitePage),
  'MasterCook MX2': (recipes) => xml(`<mx2 source="MasterCook 6.0">${each(recipes, masterCook)}</mx2>`),
  CookML: (recipes) => xml(`<cookml version="1.1" prog="x">${each(recipes, cookMl)}</cookml>`),
  Gourmet: (recipes) => xml(`<gourmetDoc>${each(recipes, gourmet)}</gourmetDoc>`),
  'Living Cookbook': (recipes) =>
    xml(
      `<fdx Source="Living Cookbook 2015"><Cookbooks><Cookbook ID="1" Name="Family"/></Cookbooks><Recipes>${each(recipes, livingCookbook)}</Recipes></fdx>`,
    ),
  Cookmate: (recipes) =>
    zipOf([{ name: 'my.xml', content: xml(`<cookbook version="35">${each(recipes, cookmate)}</cookbook>`) }]),
}
