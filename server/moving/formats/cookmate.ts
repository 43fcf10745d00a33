import { ratingOf } from '../fields/figures'
import type { Found } from '../fields/found'
import { timeOf } from '../fields/minutes'
import { readRecipe } from '../fields/readRecipe'
import { sectionedLines, sectionedSteps } from '../fields/sectioned'
import { partedNames } from '../fields/texts'
import { xmlIn, xmlValue, xmlValues, type XmlElement } from '../fields/xmlElements'

const ADDRESS = /^https?:/

/** Cookmate, which was My CookBook: lists in `li`, pictures beside the document or on pages. */
export function recipesOfCookmate(root: XmlElement): Found[] {
  return xmlIn(root, 'recipe').map((recipe) => {
    const value = (tag: string): string => xmlValue(recipe, tag)
    const lists = (tag: string): string[] => {
      const items = xmlValues(xmlIn(recipe, tag, 'li'))
      return items.length > 0 ? items : [value(tag)].filter((text) => text !== '')
    }
    const pictures = [value('imagepath'), value('imageurl')].filter((name) => name !== '')
    const photo = pictures.find((name) => !ADDRESS.test(name))
    const source = value('source')
    return readRecipe({
      app: 'COOKMATE',
      url: value('url') || (ADDRESS.test(source) ? source : ''),
      sourceName: ADDRESS.test(source) ? '' : source,
      name: value('title'),
      description: lists('description').join('\n'),
      // Its path is that of the device.
      photo: photo === undefined ? null : photo.replace(/^.*[/\\]/, ''),
      pictureUrl: pictures.find((name) => ADDRESS.test(name)) ?? '',
      makes: value('quantity'),
      prep: timeOf(value('preptime')),
      cook: timeOf(value('cooktime')),
      total: timeOf(value('totaltime')),
      categories: xmlValues(xmlIn(recipe, 'category')).flatMap(partedNames),
      labels: xmlValues(xmlIn(recipe, 'tag')).flatMap(partedNames),
      rating: ratingOf(value('rating')),
      favourite: value('favorite') === 'true',
      notes: lists('comments').join('\n'),
      lines: sectionedLines(lists('ingredient')),
      steps: sectionedSteps(lists('recipetext')),
      nutrition: lists('nutrition').join('\n'),
      left: [value('lang'), value('video')].filter((text) => ADDRESS.test(text)).join('\n'),
    })
  })
}
