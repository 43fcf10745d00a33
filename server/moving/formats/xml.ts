import type { Found } from '../fields/found'
import { xmlRoot, type XmlElement } from '../fields/xmlElements'
import { MovedError } from '../MovedError'
import { recipesOfCookMl } from './cookMl'
import { recipesOfCookmate } from './cookmate'
import { recipesOfGourmet } from './gourmet'
import { recipesOfLivingCookbook } from './livingCookbook'
import { recipesOfMx2 } from './masterCookXml'

/** By the outermost element of their documents. */
const FORMATS: Readonly<Record<string, (root: XmlElement) => Iterable<Found>>> = {
  cookbook: recipesOfCookmate,
  cookml: recipesOfCookMl,
  fdx: recipesOfLivingCookbook,
  fdxz: recipesOfLivingCookbook,
  gourmetdoc: recipesOfGourmet,
  hixz: recipesOfLivingCookbook,
  mx2: recipesOfMx2,
}
const ROOT = new RegExp(String.raw`<(?:${Object.keys(FORMATS).join('|')})\b`, 'i')

/** Whether a text begins as one of the XML documents that applications export. */
export function isXml(start: string): boolean {
  return /^\s*</.test(start) && ROOT.test(start)
}

/** The recipes of an XML document. */
export function recipesInXml(text: string): Iterable<Found> {
  const root = xmlRoot(text)
  const read = root ? FORMATS[root.tag] : undefined
  if (!root || !read) throw new MovedError('NO_RECIPES')
  return read(root)
}
