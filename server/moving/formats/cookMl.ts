import { ingredientLine } from '../fields/figures'
import type { Found } from '../fields/found'
import { timeOf } from '../fields/minutes'
import { largestFirst } from '../fields/photo'
import { readRecipe } from '../fields/readRecipe'
import { heading, NO_HEADING, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf, partedNames } from '../fields/texts'
import { xmlIn, xmlText, xmlValues, type XmlElement } from '../fields/xmlElements'

/** CookML, as programs of the German kitchen write it: a head, parts with ingredients, and the preparation. */
export function recipesOfCookMl(root: XmlElement): Found[] {
  return xmlIn(root, 'recipe').map((recipe) => {
    const [head] = xmlIn(recipe, 'head')
    const {
      title,
      servingqty = '',
      servingtype = '',
      timeallqty,
      timeprepqty,
      timecookqty,
      rid,
    } = head?.attributes ?? {}
    const [photo = null, ...furtherPhotos] = largestFirst(
      xmlIn(head, 'picbin').map((picture) => xmlText(picture).replace(/\s/g, '')),
    )
    const inHead = (tag: string): string[] => xmlValues(xmlIn(head, tag))
    return readRecipe({
      app: 'COOKML',
      id: rid,
      name: title,
      description: inHead('content').join('\n'),
      sourceName: lineOf(inHead('sourceline').join(', ')),
      photo,
      furtherPhotos,
      makes: makes(servingqty.trim(), servingtype.trim()),
      prep: timeOf(timeprepqty),
      cook: timeOf(timecookqty),
      total: timeOf(timeallqty),
      categories: inHead('cat').flatMap(partedNames),
      notes: [...inHead('hint'), ...xmlValues(xmlIn(recipe, 'remark', 'line'))].join('\n'),
      lines: sectionedLines(xmlIn(recipe, 'part').flatMap(linesOf)),
      steps: sectionedSteps(xmlIn(recipe, 'preparation').flatMap(stepsOf)),
    })
  })
}

/** A number is of people, unless the kind says otherwise. */
const makes = (count: string, kind: string): string =>
  /^(?:|portion(?:en)?|personen?|serving(?:s)?)$/i.test(kind) ? `serves ${count}` : `${count} ${kind}`

function linesOf(part: XmlElement): string[] {
  const title = lineOf(part.attributes.title)
  const lines = xmlIn(part, 'ingredient').map((line) => {
    const { qty = '', unit = '', item = '', preparation = '' } = line.attributes
    const notes = [preparation.trim(), ...xmlValues(xmlIn(line, 'inote'))].filter((note) => note !== '').join(', ')
    return ingredientLine(qty.trim(), unit.trim(), item.trim() || lineOf(xmlText(line)), notes)
  })
  return [title === '' ? NO_HEADING : heading(title), ...lines]
}

/** One text, or steps. */
function stepsOf(preparation: XmlElement): string[] {
  const texts = [...xmlIn(preparation, 'text'), ...xmlIn(preparation, 'step')]
  return texts.length > 0 ? xmlValues(texts) : [xmlText(preparation)]
}
