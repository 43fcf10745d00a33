import { FOOD_COLOURING } from './lineText'
import type { ParsedLine } from './parseIngredientLine'

/**
 * A food's name as its line writes it: with the makers that stand before it (`Hunt's Diced Tomatoes`), and with the colour of
 * a food colouring, which are left out where the name is held against the catalogue.
 */
export function writtenName(text: string, { makers }: ParsedLine, name: string): string {
  if (name === 'food colouring') return text.match(FOOD_COLOURING)?.[0] ?? name
  const end = text.indexOf(name.split(' ').at(-1) ?? '')
  const plain = text.replace(/[®™]/g, '')
  const before = makers.filter((maker) => plain.indexOf(maker) < end)
  return [...before, name].join(' ')
}
