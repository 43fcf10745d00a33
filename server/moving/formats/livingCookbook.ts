import { ingredientLine } from '../fields/figures'
import type { Found } from '../fields/found'
import { timeOf } from '../fields/minutes'
import { largestFirst } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf, partedNames } from '../fields/texts'
import { xmlIn, xmlText, xmlValues, type XmlElement } from '../fields/xmlElements'

/** Living Cookbook, as `.fdx`, and in an archive with its pictures as `.fdxz`. */
export function recipesOfLivingCookbook(root: XmlElement): Found[] {
  const books = new Map(all(root, 'cookbook').map(({ attributes }) => [attributes.id, lineOf(attributes.name)]))
  return all(root, 'recipe').map((recipe) => {
    const { attributes } = recipe
    const pictures = all(recipe, 'recipeimage')
    const [photo = null, ...furtherPhotos] = [
      ...largestFirst(pictures.map((picture) => xmlText(picture).replace(/\s/g, ''))),
      ...pictures.map(({ attributes: { filename } }) => lineOf(filename)).filter((name) => name !== ''),
    ]
    const book = books.get(attributes.cookbookid) ?? ''
    return readRecipe({
      app: 'LIVING_COOKBOOK',
      id: attributes.id,
      url: attributes.webpage,
      sourceName: attributes.source,
      name: attributes.name,
      description: attributes.description,
      photo,
      furtherPhotos,
      makes: makes(attributes),
      prep: timeOf(attributes.preparationtime),
      cook: timeOf(attributes.cookingtime),
      total: timeOf(attributes.readyintime),
      categories: partedNames(attributes.recipetypes),
      labels: book === '' ? [] : [book],
      notes: [
        lineOf(attributes.comments),
        ...xmlValues([...all(recipe, 'recipeauthornote'), ...all(recipe, 'recipetip')]),
      ]
        .filter((note) => note !== '')
        .join('\n\n'),
      lines: sectionedLines(all(recipe, 'recipeingredient').map(lineText)),
      steps: sectionedSteps(all(recipe, 'recipeprocedure').flatMap(stepsOf)),
    })
  })
}

/** Elements that are in another itself, or in one of the name's plural. */
function all(element: XmlElement, tag: string): XmlElement[] {
  return [...xmlIn(element, `${tag}s`, tag), ...xmlIn(element, tag)]
}

const makes = ({ servings = '', yield: made = '' }: XmlElement['attributes']): string =>
  Number(servings) > 0 ? `serves ${Number(servings)}` : made || servings

function lineText({ attributes }: XmlElement): string {
  const { quantity = '', unit = '', ingredient = '' } = attributes
  if (attributes.heading === 'Y' || attributes.heading === 'true') return heading(ingredient)
  return ingredientLine(quantity.trim(), unit.trim(), ingredient.trim(), '')
}

function stepsOf(step: XmlElement): string[] {
  const texts = xmlValues(xmlIn(step, 'proceduretext'))
  return step.attributes.heading === 'Y' ? texts.map(heading) : texts
}
