import { ratingOf } from '../fields/figures'
import { frontMatter } from '../fields/frontMatter'
import { leftOf } from '../fields/leftOf'
import { timeOf } from '../fields/minutes'
import { readRecipe, type ReadRecipe } from '../fields/readRecipe'
import { isNode, lineOf, listOf, partedNames, textOf, type DataNode } from '../fields/texts'
import type { SectionedText } from '../MovedRecipe'
import { fileStem, withoutComments } from './cooklangText'

const KNOWN = [
  ...['title', 'source', 'source.name', 'source.url', 'author', 'servings', 'serves', 'yield', 'course', 'category'],
  ...['time', 'prep time', 'time.prep', 'cook time', 'time.cook', 'tags', 'introduction', 'description', 'cuisine'],
  ...['image', 'images', 'picture', 'pictures', 'locale', 'time required', 'duration', 'source.author'],
  ...['nutrition', 'rating', 'favourite'],
]

const ADDRESS = /^https?:/
const WITH_BRACES = String.raw`([\p{L}\p{N}./][^@#~{}\n]*?)?\{([^{}\n]*)\}`
const WORD = String.raw`([^\s\p{P}@#~{}]+(?:[-_'’][^\s\p{P}@#~{}]+)*)`
const INGREDIENT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])@([&?@+-]*)(?:${WITH_BRACES}|${WORD})(?:\(([^()\n]*)\))?`,
  'gu',
)
const COOKWARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])#[&?+-]*(?:([\p{L}\p{N}][^@#~{}\n]*?)\{[^{}\n]*\}|(\p{L}[\p{L}\p{N}_-]*))`,
  'gu',
)
const TIMER = new RegExp(String.raw`~(?:${WITH_BRACES}|${WORD})`, 'gu')
const SURE = /(?<![\p{L}\p{N}])@[&?@+-]*[\p{L}\p{N}./][^@#~{}\n]*\{[^{}\n]*\}/u

/** Whether a text is Cooklang: it has an ingredient with its braces, or `>>` before values and a marked word. */
export function isCooklang(text: string): boolean {
  return SURE.test(text) || (/^>>/m.test(text) && /(?<![\p{L}\p{N}])@\p{L}/u.test(text))
}

/** The recipe of a Cooklang file, which is called as its file is unless it has a title. */
export function recipeOfCooklang(text: string, name: string): ReadRecipe | null {
  const { values: first, rest } = frontMatter(text)
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(first).map(([key, value]) => [key.toLowerCase(), value]),
  )
  const lines: SectionedText[] = []
  const steps: SectionedText[] = []
  const notes: string[] = []
  const named = new Set<string>()
  let section: string | null = null
  let step: string[] = []
  const end = (): void => {
    const written = step.join(' ').replace(/\s+/g, ' ').trim()
    step = []
    const text = plainStep(written, { section, lines, named })
    if (written !== '' && !isList(written)) steps.push({ text, section })
  }
  for (const line of withoutComments(rest).split('\n')) {
    const [, key, value] = /^>>\s*([^:]+?)\s*:\s*(.*)$/.exec(line) ?? []
    const heading = /^=+\s*([^=]*?)\s*=*$/.exec(line)
    if (key !== undefined) values[key.toLowerCase()] = value
    else if (heading || line.trim() === '' || line.startsWith('>')) {
      end()
      if (heading) section = heading[1] || null
      if (line.startsWith('>')) notes.push(line.replace(/^>\s*/, ''))
    } else step.push(line.replace(/\\$/, ''))
  }
  end()
  const source = isNode(values.source) ? values.source : {}
  const at = (...keys: string[]): string => lineOf(...keys.map((key) => values[key]))
  const url = lineOf(source.url, values['source.url'], values.source)
  const images = listOf(values.images ?? values.image ?? values.pictures ?? values.picture).map((image) =>
    lineOf(image),
  )
  const [photo = null, ...furtherPhotos] = images.filter((image) => image !== '' && !ADDRESS.test(image))
  return readRecipe({
    app: 'COOKLANG',
    photo,
    furtherPhotos,
    pictureUrl: images.filter((image) => ADDRESS.test(image)).join(' '),
    url: ADDRESS.test(url) ? url : '',
    sourceName: lineOf(
      source.name,
      values['source.name'],
      ADDRESS.test(at('source')) ? '' : values.source,
      values.author,
    ),
    name: at('title') || fileStem(name),
    description: textOf(values.introduction) || textOf(values.description),
    makes: at('servings', 'serves', 'yield'),
    prep: timeOf(at('prep time', 'time.prep') || timeIn(values.time, 'prep')),
    cook: timeOf(at('cook time', 'time.cook') || timeIn(values.time, 'cook')),
    total: timeOf(at('time', 'time required', 'duration')),
    categories: partedNames(values.course ?? values.category),
    labels: [...new Set([...partedNames(values.tags), ...partedNames(values.cuisine)])],
    rating: ratingOf(values.rating),
    favourite: at('favourite') === 'yes',
    notes: notes.join('\n'),
    nutrition: values.nutrition,
    lines,
    steps,
    // Values in brackets are for programs.
    left: leftOf(values, [...KNOWN, ...Object.keys(values).filter((key) => key.startsWith('['))]),
  })
}

/** Whether a paragraph names ingredients and says nothing of them: they are listed, and no step. */
function isList(text: string): boolean {
  return SURE.test(text) && !/[\p{L}\p{N}]/u.test(text.replace(INGREDIENT, ''))
}

interface Listed {
  readonly section: string | null
  readonly lines: SectionedText[]
  /** Names of ingredients that are listed, in small letters. */
  readonly named: Set<string>
}

/** A step as it is read out, with each ingredient that it names put on the list. */
function plainStep(text: string, { section, lines, named }: Listed): string {
  return text
    .replace(
      INGREDIENT,
      (_whole, marks: string, long?: string, amount?: string, word?: string, preparation?: string) => {
        // `@white wine|wine{}` is listed by its first name and read out by its second.
        const [, recipe] = /^\.{1,2}\/(?:.*\/)?([^/]+)$/.exec(lineOf(long ?? word)) ?? []
        const [name = '', shown = name] = (recipe ?? lineOf(long ?? word)).split('|')
        // What is made by another recipe is not what the catalogue has of that name.
        const listed = recipe === undefined ? name : `[recipe:${name}]`
        const line = lineText(listed, amountText(amount ?? ''), lineOf(preparation), marks)
        const isAgain =
          marks.includes('&') ||
          (amountText(amount ?? '') === '' && lineOf(preparation) === '' && named.has(listed.toLowerCase()))
        if (name !== '' && !isAgain) lines.push({ text: line, section, ...(section !== null && { isMarked: true }) })
        named.add(listed.toLowerCase())
        return shown
      },
    )
    .replace(COOKWARE, (_whole, long?: string, word?: string) => lineOf(long ?? word))
    .replace(
      TIMER,
      (_whole, name?: string, time?: string, word?: string) => amountText(time ?? '') || lineOf(name ?? word),
    )
}

function lineText(name: string, amount: string, preparation: string, marks: string): string {
  return [[amount, name].filter(Boolean).join(' '), preparation, marks.includes('?') ? 'optional' : '']
    .filter((part) => part !== '')
    .join(', ')
}

/** `1/2%cup` as it is read out; `=` before it only says that it does not scale. */
function amountText(amount: string): string {
  return lineOf(amount.replace(/^\s*=/, '').replace('%', ' '))
}

function timeIn(time: unknown, part: string): string {
  return isNode(time) ? lineOf((time as DataNode)[part]) : ''
}
