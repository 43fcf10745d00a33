import { ingredientLine, ratingOf } from '../fields/figures'
import type { Found } from '../fields/found'
import { timeOf } from '../fields/minutes'
import { pictureOf } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { heading, NO_HEADING, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf, partedNames } from '../fields/texts'
import { xmlIn, xmlValue, type XmlElement } from '../fields/xmlElements'

/** Gourmet Recipe Manager: one document, whose texts may be marked as HTML within the text. */
export function recipesOfGourmet(root: XmlElement): Found[] {
  return xmlIn(root, 'recipe').map((recipe) => {
    const value = (...path: string[]): string => xmlValue(recipe, ...path)
    return readRecipe({
      app: 'GOURMET',
      id: recipe.attributes.id,
      url: value('link'),
      sourceName: value('source'),
      name: value('title'),
      photo: pictureOf(value('image')),
      makes: value('yields') || value('servings'),
      prep: timeOf(value('preptime')),
      cook: timeOf(value('cooktime')),
      categories: partedNames(value('category')),
      labels: partedNames(value('cuisine')),
      rating: ratingIn(value('rating')),
      notes: value('modifications'),
      lines: sectionedLines(xmlIn(recipe, 'ingredient-list').flatMap(linesOf)),
      steps: sectionedSteps([value('instructions')]),
    })
  })
}

/** `3/5 stars`, or a number. */
function ratingIn(text: string): number | null {
  const [, of = text, most = '5'] = /^([\d.,]+)\s*\/\s*(\d+)/.exec(text) ?? []
  return ratingOf(String((Number(of.replace(',', '.')) / Number(most)) * 5))
}

function linesOf(list: XmlElement): string[] {
  let isAfterGroup = false
  return list.parts.flatMap((part) => {
    if (typeof part === 'string') return []
    if (part.tag === 'inggroup') {
      isAfterGroup = true
      return [heading(xmlValue(part, 'groupname')), ...linesOf(part)]
    }
    const text = lineText(part)
    if (text === null) return []
    const ending = isAfterGroup ? [NO_HEADING] : []
    isAfterGroup = false
    return [...ending, text]
  })
}

function lineText(line: XmlElement): string | null {
  // What is made by another recipe is not what the catalogue has of that name.
  if (line.tag === 'ingref') return `${line.attributes.amount ?? ''} [recipe:${lineOf(ownText(line))}]`.trim()
  if (line.tag !== 'ingredient') return null
  const note = line.attributes.optional === 'yes' ? 'optional' : ''
  return ingredientLine(xmlValue(line, 'amount'), xmlValue(line, 'unit'), xmlValue(line, 'item'), note)
}

const ownText = ({ parts }: XmlElement): string => parts.filter((part) => typeof part === 'string').join(' ')
