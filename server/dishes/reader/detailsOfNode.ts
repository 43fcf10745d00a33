import { oneLine, plainText } from './plainText'
import { isText, listOf, type DataNode } from './recipeNodes'
import { soundDetails, type SourceDetails } from './sourceDetails'

/** What separates keywords. */
const BETWEEN = /[,;|]/
/** Characters of one value that are looked at. */
const LONGEST = 20_000

/** What a schema.org Recipe says beside its ingredients and steps. */
export function detailsOfNode(
  recipe: DataNode,
  minutes: Pick<SourceDetails, 'prepMinutes' | 'cookMinutes'>,
): SourceDetails {
  const [description = null] = listOf(recipe.description).filter(isText)
  const keywords = [recipe.recipeCategory, recipe.keywords].flatMap(listOf).flatMap(wordsOf)
  return soundDetails({
    ...minutes,
    description: description && plainText(description.slice(0, LONGEST)),
    labels: keywords.flatMap((text) => text.slice(0, LONGEST).split(BETWEEN)).map(oneLine),
    sourceName: [...new Set([recipe.author, recipe.publisher].flatMap(listOf).flatMap(namesOf))].join(', '),
    sourceNutrition: listOf(recipe.nutrition).map(nutritionOf).join('\n'),
  })
}

/** A keyword may be a DefinedTerm with a name. */
const wordsOf = (value: unknown): string[] => (isText(value) ? [value] : namesOf(value))

/** `Anna`, `{"@type": "Person", "name": "Anna"}`; an address names no one. */
function namesOf(value: unknown): string[] {
  const name = typeof value === 'object' && value !== null ? listOf((value as DataNode).name)[0] : value
  if (!isText(name)) return []
  const plain = oneLine(name.slice(0, 300))
  return plain === '' || /^https?:/i.test(plain) ? [] : [plain]
}

/** `{"calories": "240 kcal", "fatContent": "12 g"}` as lines: 'Calories: 240 kcal', 'Fat: 12 g'. */
function nutritionOf(value: unknown): string {
  if (isText(value)) return plainText(value.slice(0, LONGEST))
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([key, said]) => !key.startsWith('@') && (isText(said) || typeof said === 'number') && said !== '')
    .map(([key, said]) => `${wordsOfKey(key)}: ${oneLine(String(said).slice(0, 300))}`)
    .join('\n')
}

function wordsOfKey(key: string): string {
  const words = key
    .slice(0, 60)
    .replace(/Content$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
