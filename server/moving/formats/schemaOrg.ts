import { ingredientTexts } from '../../dishes/reader/jsonLdIngredients'
import { typesOf } from '../../dishes/reader/recipeNodes'
import { recipeOfNode } from '../../dishes/reader/recipeOfNode'
import { soundUrl } from '../../dishes/reader/sourceRecipe'
import { dayOf, ratingOf } from '../fields/figures'
import { figuresOf, leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { picturesOf } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import {
  isNode,
  lineOf,
  listOf,
  namesOf,
  nodesOf,
  paragraphs,
  partedNames,
  textOf,
  type DataNode,
} from '../fields/texts'
import type { AppName } from '../AppName'
import { OWN_MARK } from '../ownMark'
import type { DataFormat } from './DataFormat'

const KNOWN = [
  ...['id', 'identifier', 'url', 'name', 'description', 'image', 'imageUrl', 'imagePlaceholderUrl', 'printImage'],
  ...['recipeYield', 'yield', 'prepTime', 'cookTime', 'totalTime', 'recipeCategory', 'recipeCuisine', 'keywords'],
  ...['recipeIngredient', 'ingredients', 'ingredient', 'recipeInstructions', 'instructions', 'nutrition', 'comment'],
  ...['creditText', 'isBasedOn', 'author', 'publisher', 'mainEntityOfPage', 'dateCreated', 'datePublished'],
  ...['dateModified', 'aggregateRating', 'review', 'video', 'thumbnailUrl', 'isPartOf', 'inLanguage', 'headline'],
  ...['interactionStatistic', 'potentialAction', 'copyrightHolder', 'sourceOrganization', 'sdPublisher', 'tool'],
]
const DEEPEST = 16

/** A schema.org Recipe, as pages, RecipeSage and Nextcloud Cookbook write it. */
export const schemaOrg: DataFormat = {
  holds: (node) => typesOf(node).includes('recipe'),
  read: (node) => {
    const app = appOf(node)
    const isRecipeSage = app === 'RECIPESAGE'
    const isPersons = isRecipeSage || isOwn(node)
    const { name, serves, yields, urlDetails } = recipeOfNode(node)
    const images = nodesAndTexts(node.image)
    const pages = images.filter((image) => soundUrl(image) !== null)
    const [photo = null, ...furtherPhotos] = photosIn(images.filter((image) => !pages.includes(image)))
    return readRecipe({
      app,
      id: node.identifier ?? node.id,
      url: soundUrl(node.isBasedOn) ?? urlDetails ?? node.url,
      sourceName: lineOf(node.creditText, ...namesOf(node.author), ...namesOf(node.publisher)),
      name,
      description: first(node.description),
      photo,
      furtherPhotos,
      makes: serves ?? yields,
      prep: timeOf(first(node.prepTime)),
      cook: timeOf(first(node.cookTime)),
      total: timeOf(first(node.totalTime)),
      categories: isRecipeSage ? [] : partedNames(node.recipeCategory),
      labels: [
        ...new Set([
          ...partedNames(node.keywords),
          ...namesOf(node.recipeCuisine),
          ...(isRecipeSage ? namesOf(node.recipeCategory) : []),
        ]),
      ],
      // A site's rating is that of its visitors; RecipeSage and what was exported here have the person's own in its place.
      rating: isPersons && isNode(node.aggregateRating) ? ratingOf(node.aggregateRating.ratingValue) : null,
      notes: isPersons ? paragraphs(...nodesOf(node.comment).map(({ text }) => textOf(text))) : '',
      lines: sectionedLines(ingredientTexts(node.recipeIngredient ?? node.ingredients ?? node.ingredient)),
      steps: sectionedSteps(stepTexts(node.recipeInstructions ?? node.instructions, 0)),
      nutrition: figuresOf(first(node.nutrition)),
      createdOn: dayOf(isRecipeSage ? node.datePublished : node.dateCreated),
      pictureUrl: pages.join(' '),
      left: leftOf(node, KNOWN),
    })
  },
}

/** Pictures as data, or else the names of files beside. */
function photosIn(images: readonly string[]): (Uint8Array | string)[] {
  const pictures = picturesOf(images)
  return pictures.length > 0 ? pictures : images.filter((image) => image !== '' && !image.startsWith('data:'))
}

/** Elements of pages give each value as a list. */
function first(value: unknown): unknown {
  return listOf(value)[0]
}

function isOwn({ sdPublisher }: DataNode): boolean {
  return isNode(sdPublisher) && sdPublisher.name === OWN_MARK
}

function appOf(node: DataNode): AppName | null {
  if (isOwn(node)) return null
  if ('printImage' in node || 'imagePlaceholderUrl' in node) return 'NEXTCLOUD'
  const notes = nodesOf(node.comment).some(({ name }) => name === 'Author Notes')
  return notes || ('creditText' in node && 'isBasedOn' in node) ? 'RECIPESAGE' : null
}

/** The addresses or data of images, which are texts or things. */
function nodesAndTexts(value: unknown): string[] {
  return listOf(value).map((image) =>
    isNode(image) ? lineOf(image.url, image.contentUrl, image['@id']) : textOf(image),
  )
}

/** Steps as texts, the names of sections as headings. RecipeSage's sections hold nothing: their steps follow them. */
function stepTexts(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((one) => stepTexts(one, depth + 1))
  if (!isNode(value)) return [textOf(value)]
  const inner = value.itemListElement ?? value.steps ?? value.item
  const isSection = typesOf(value).includes('howtosection')
  const text = lineOf(value.text) === '' ? '' : textOf(value.text)
  if (isSection) return [heading(lineOf(value.name, value.text)), ...stepTexts(inner, depth + 1)]
  if (inner !== undefined && inner !== null) return stepTexts(inner, depth + 1)
  return [text || textOf(value.description) || textOf(value.name)]
}
