import { oneLine } from '../../dishes/reader/plainText'
import { readPlainRecipe } from '../../dishes/reader/readPlainRecipe'
import { headingOf } from '../../dishes/reader/recipeHeadings'
import { looksMeasured } from '../../dishes/reader/recipeStep'
import { tellsServesOrTime } from '../../dishes/reader/servesAndMinutes'
import { frontMatter } from '../fields/frontMatter'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { listOf, lineOf, partedNames, plain, textOf } from '../fields/texts'
import { MovedError } from '../MovedError'
import { withEnglishHeadings } from './headingWords'
import { ofSource } from './ofSource'

/** Between recipes of one file. A line of dashes is one only where each part is a recipe: RecipeMD parts its recipe by them. */
const BETWEEN = /\f|^[ \t]*(?:\*[ \t]*){3,}$|^[ \t]*={5,}[ \t]*$/m
const DASHES = /^[ \t]*-{3,}[ \t]*$/m
/** Characters of a line that may be an ingredient. */
const LONGEST = 300
const TITLE = /^#[ \t]+\S/m

/** The recipes in plain text or Markdown. */
export function* recipesInPlainText(text: string, textLength: number): Generator<ReadRecipe> {
  const { values, rest } = frontMatter(text.replace(/\r\n?/g, '\n'))
  if ('ingredients' in values) {
    const recipe = ofFrontMatter(values, rest)
    if (recipe) yield recipe
    return
  }
  for (const part of partsOf(withEnglishHeadings(rest), textLength)) {
    if (part.length > textLength) throw new MovedError('TOO_LARGE')
    const recipe = isRecipe(part, textLength) ? ofText(part) : null
    if (recipe) yield recipe
  }
}

function partsOf(text: string, textLength: number): string[] {
  return text.split(BETWEEN).flatMap((part) => {
    const titles = part.match(new RegExp(TITLE, 'gm'))?.length ?? 0
    if (titles > 1) return part.split(/(?=^#[ \t]+\S)/m)
    const pieces = titles === 1 ? [part] : part.split(DASHES)
    const areAll = pieces.length > 1 && pieces.every((piece) => piece.trim() === '' || isRecipe(piece, textLength))
    return areAll ? pieces : [part]
  })
}

function isRecipe(text: string, textLength: number): boolean {
  if (text.length > textLength) return false
  const lines = text.split('\n').map((line) => oneLine(bare(line)))
  return (
    lines.filter((line) => line.length <= LONGEST && looksMeasured(line)).length >= 2 ||
    lines.some((line) => headingOf(line) === 'ingredients')
  )
}

function bare(line: string): string {
  return line
    .replace(/^[#\s]+|\*\*|__/g, '')
    .replace(/^[-*+•]\s+/, '')
    .replace(/^\*([^*]+)\*/, '$1')
}

/** What the reader of pasted recipes makes of a text; what it leaves out is left. */
function ofText(text: string): ReadRecipe | null {
  const clean = text.split('\n').map(bare).join('\n')
  const source = readPlainRecipe(clean)
  const headings = [...source.lineHeadings, ...source.stepHeadings].map(({ title }) => title)
  const taken = new Set([source.name, ...source.lines, ...source.steps, ...headings].map(words))
  const left = clean
    .split('\n')
    .map(oneLine)
    .filter((line) => words(line) !== '' && !taken.has(words(line)) && !tellsServesOrTime(line))
    .filter((line) => !['ingredients', 'steps'].includes(headingOf(line) ?? '') && line !== source.urlDetails)
  return ofSource(source, { left: left.join('\n') })
}

function words(line: string): string {
  return line.toLowerCase().replace(/^\W*(?:step\s*)?\d{1,2}[.)]\s+|[^\p{L}\p{N}]/gu, '')
}

const KNOWN = [
  'title',
  'name',
  'image',
  'ingredients',
  'directions',
  'instructions',
  'steps',
  'tags',
  'yields',
  'yield',
  'servings',
  'layout',
  'date',
  'url',
  'source',
]

/** A recipe whose parts are the values before its text, as Chowdown writes it. */
function ofFrontMatter(values: Readonly<Record<string, unknown>>, rest: string): ReadRecipe | null {
  const directions = listOf(values.directions ?? values.instructions ?? values.steps).map(textOf)
  const image = lineOf(values.image)
  return readRecipe({
    app: null,
    url: values.url ?? values.source,
    name: lineOf(values.title, values.name),
    description: directions.length > 0 ? plain(rest) : '',
    ...(/^https?:/.test(image) ? { pictureUrl: image } : { photo: image || null }),
    makes: lineOf(values.servings, values.yields, values.yield),
    total: timeOf(values.time),
    labels: partedNames(values.tags),
    lines: sectionedLines(listOf(values.ingredients).map(textOf)),
    steps: sectionedSteps(directions.length > 0 ? directions : [rest]),
    left: leftOf(values, KNOWN),
  })
}
