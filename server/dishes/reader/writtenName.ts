import { FOOD_COLOURING } from './lineText'
import type { ParsedLine } from './parseIngredientLine'

const withoutSigns = (words: string): string => words.replace(/[®™]/g, '')

/**
 * A food's name as its line writes it, without signs: with the makers that stand before it (`Hunt's Diced Tomatoes`), and with
 * the colour of a food colouring, which are left out where the name is held against the catalogue.
 */
export function writtenName(text: string, { makers }: ParsedLine, name: string): string {
  if (name === 'food colouring') return text.match(FOOD_COLOURING)?.[0] ?? name
  const [line, shown] = [withoutSigns(text), withoutSigns(name)]
  const end = line.indexOf(shown.split(' ').at(-1) ?? '')
  const before = makers.filter((maker) => line.indexOf(maker) < end)
  return [...before, shown].join(' ')
}
