import { ingredientLine } from '../fields/figures'
import type { Found } from '../fields/found'
import { timeOf } from '../fields/minutes'
import { readRecipe } from '../fields/readRecipe'
import { heading, sectionedLines, sectionedSteps } from '../fields/sectioned'
import { lineOf } from '../fields/texts'
import { xmlIn, xmlValue, xmlValues, type XmlElement } from '../fields/xmlElements'
import { isUnnamed, marked } from './masterCook'

/** MasterCook's XML. What it repeats as text is not read. */
export function recipesOfMx2(root: XmlElement): Found[] {
  return xmlIn(root, 'rcpe').map((recipe) => {
    const attribute = (tag: string, name: string): string => lineOf(xmlIn(recipe, tag)[0]?.attributes[name])
    const { name, author = '' } = recipe.attributes
    const source = xmlValue(recipe, 'srce')
    return readRecipe({
      app: 'MASTERCOOK',
      name,
      description: xmlValue(recipe, 'desc'),
      sourceName: source || (isUnnamed(author) ? '' : author),
      makes: Number(attribute('serv', 'qty')) > 0 ? Number(attribute('serv', 'qty')) : yieldOf(recipe),
      prep: timeOf(attribute('prpt', 'elapsed')),
      total: timeOf(attribute('ttim', 'elapsed')),
      categories: xmlValues(xmlIn(recipe, 'cats', 'catt')),
      labels: xmlValues(xmlIn(recipe, 'natn')),
      notes: [...xmlValues(xmlIn(recipe, 'note')), ...xmlValues(xmlIn(recipe, 'srvi'))].join('\n\n'),
      lines: sectionedLines(xmlIn(recipe, 'ingr').map(lineText)),
      steps: sectionedSteps(xmlValues(xmlIn(recipe, 'dirs', 'dirt'))),
      nutrition: xmlValue(recipe, 'nutr'),
      left: [
        ...(source !== '' && !isUnnamed(author) ? [`author: ${author}`] : []),
        ...xmlIn(recipe, 'alts').map(({ attributes }) => `${attributes.label ?? ''}: ${attributes.source ?? ''}`),
      ].join('\n'),
    })
  })
}

function lineText(line: XmlElement): string {
  const { qty = '', unit = '', name = '', code } = line.attributes
  if (code === 'S') return heading(name.replace(/:\s*$/, ''))
  const text = ingredientLine(qty.trim(), unit.trim(), name.trim(), lineOf(xmlValue(line, 'iprp')))
  return qty.trim() === '' ? marked(text) : text
}

function yieldOf(recipe: XmlElement): string {
  const { qty = '', unit = '' } = xmlIn(recipe, 'yield')[0]?.attributes ?? {}
  return Number(qty) > 0 ? `${Number(qty)} ${unit}` : ''
}
