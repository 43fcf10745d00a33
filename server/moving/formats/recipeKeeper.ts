import { ratingOf } from '../fields/figures'
import { timeOf } from '../fields/minutes'
import { isOfClass, type PageElement } from '../fields/pageElements'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { namesOf, partedNames } from '../fields/texts'

/** Recipe Keeper: all recipes in one page, each a box with its parts by `itemprop`. Null for a page that is none. */
export function recipesOfKeeper(elements: readonly PageElement[]): Iterable<ReadRecipe> | null {
  const boxes = elements.filter((element) => isOfClass(element, 'recipe-details'))
  return boxes.some(({ inner }) => inner.some(({ attributes }) => attributes.itemprop === 'recipeIngredients'))
    ? readAll(boxes)
    : null
}

function* readAll(boxes: readonly PageElement[]): Generator<ReadRecipe> {
  for (const { inner } of boxes) {
    const all = (name: string): PageElement[] => inner.filter(({ attributes }) => attributes.itemprop === name)
    const value = (name: string): string => all(name).map(valueOf)[0] ?? ''
    const source = all('recipeSource')[0]
    const address = source?.inner.find(({ tag }) => tag === 'a')?.attributes.href
    const text = source?.text ?? ''
    const [photo = null, ...furtherPhotos] = new Set(
      inner.flatMap(({ tag, attributes }) => (tag === 'img' && attributes.src ? [attributes.src] : [])),
    )
    const recipe = readRecipe({
      app: 'RECIPE_KEEPER',
      id: value('recipeId'),
      url: address ?? (/^https?:/.test(text) ? text : ''),
      sourceName: /^https?:/.test(text) ? '' : text,
      name: value('name'),
      photo,
      furtherPhotos,
      makes: value('recipeYield'),
      prep: timeOf(value('prepTime')),
      cook: timeOf(value('cookTime')),
      categories: partedNames(all('recipeCourse').map(valueOf)),
      labels: [
        ...new Set([...all('recipeCategory'), ...all('recipeCollection')].flatMap((one) => namesOf(valueOf(one)))),
      ],
      rating: ratingOf(value('recipeRating')),
      favourite: /^true$/i.test(value('recipeIsFavourite')),
      notes: value('recipeNotes'),
      lines: sectionedLines([value('recipeIngredients')]),
      steps: sectionedSteps([value('recipeDirections')]),
      nutrition: nutritionOf(inner),
    })
    if (recipe) yield recipe
  }
}

function valueOf({ attributes, text }: PageElement): string {
  return attributes.content ?? text
}

/** `recipeNutTotalFat` as `Total fat: 3`. */
function nutritionOf(inner: readonly PageElement[]): string {
  return inner
    .flatMap(({ attributes: { itemprop = '', content = '' } }) => {
      const name = /^recipeNut(\w+)$/
        .exec(itemprop)?.[1]
        ?.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      return name === undefined || content === '' || content === '0' ? [] : [`${name}: ${content}`]
    })
    .join('\n')
}
