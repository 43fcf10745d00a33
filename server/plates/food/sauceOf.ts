import { meanColour, mixed, type Colour } from '../scene/colour'
import type { PlateMeal } from './PlateMeal'

/** Colour and strength, by the gram, of what a sauce is made of. */
const SAUCES: readonly (readonly [RegExp, Colour, number])[] = [
  [/tomato-paste/, '#b23c20', 4],
  [/passata|tomato|salsa$/, '#c9502c', 1.1],
  [/coconut-(milk|cream)/, '#f6e2bd', 0.8],
  [/cream$|yoghurt|milk$|ricotta|cream-cheese/, '#f8ecd0', 0.7],
  [/turmeric/, '#e8a81c', 60],
  [/curry-p|saffron/, '#dc9424', 45],
  [/red-curry/, '#d2552b', 14],
  [/green-curry/, '#86a04a', 20],
  [/garam|cumin$|ground-c/, '#a8672c', 14],
  [/soy-sauce|tamari|oyster|hoisin|kecap|aminos|worcest|teriyaki|black-bean-sauce/, '#6b3418', 4],
  [/paprika|chilli-powder|gochu|harissa|chipotle|sambal|berbere|cayenne/, '#c23f1c', 30],
  [/spinach|kale|silverbeet/, '#5d7f34', 0.9],
  [/\bbasil|coriander$|parsley|\bmint|dill$|pesto/, '#6a9438', 1.4],
  [/frozen-peas|split-pea-green/, '#84b048', 0.6],
  [/pumpkin$|sweet-potato|carrot/, '#e68f2c', 0.55],
  [/red-lentil|split-pea/, '#e3a33c', 1],
  [/lentil/, '#94683a', 0.8],
  [/black-bean/, '#47292a', 0.9],
  [/kidney|pinto|baked-bean/, '#9c3f28', 0.5],
  [/beetroot/, '#9c2350', 1.6],
  [/beef-stock|red-wine|beer/, '#7a3d1f', 0.35],
  [/stock/, '#d8a956', 0.12],
  [/beef|lamb|goat/, '#87492b', 0.35],
  [/mushroom/, '#a98560', 0.4],
  [/peanut|tahini/, '#c99a58', 2],
  [/cocoa/, '#4b2818', 6],
  [/\bcorn/, '#efc752', 0.5],
  [/potato|cannellini|butter-bean|celeriac|leek/, '#eedcab', 0.35],
  [/berr(y|ies)/, '#c23a63', 1],
  [/banana|oats|amaranth|quinoa-fl|millet|semolina|buckwheat|polenta/, '#eed9ac', 0.6],
  [/mango|peach|passion|papaya|apricot/, '#f6b544', 0.9],
  [/pineapple/, '#f6d263', 0.8],
  [/avocado/, '#a8c068', 0.9],
  [/cinnamon|date$|maple|brown-sugar/, '#b07a42', 3],
  [/rice$/, '#f2e8cd', 0.4],
  [/miso/, '#cfa15a', 3],
  [/eggplant/, '#8a6a48', 0.4],
  [/chickpea/, '#dcb26a', 0.35],
]
/** What colours a sauce only when it is blended into it. */
const SOLID =
  /peas|spinach|kale|silverbeet|\bcorn|potato|pumpkin|carrot|mushroom|leek|celeriac|cannellini|butter-bean|^beef-[^s]|lamb|goat|chickpea|berr|mango|rice$|beetroot/
const BLENDED = /blend|puré|puree|blitz|whiz|smash|food processor/
const PLAIN = '#c98a4a'

/** The colour of a meal's sauce, broth or batter. */
export function sauceOf(meal: PlateMeal, isAllBlended: boolean): Colour {
  const name = meal.name.toLowerCase()
  const isBlended = isAllBlended || BLENDED.test(meal.steps.join(' ').toLowerCase())
  const parts = meal.ingredients.flatMap(({ slug, grams }) => {
    const row = SAUCES.find(([words]) => words.test(slug))
    if (!row) return []
    const isPart = isBlended || !SOLID.test(slug) || (/saag|spinach|palak/.test(name) && slug.includes('spinach'))
    return [{ colour: row[1], weight: (grams * row[2] * (isPart ? 1 : 0.1)) ** 1.15 }]
  })
  let colour = meanColour(parts) ?? PLAIN
  if (/pesto|verde|green curry|green sauce|saag/.test(name)) colour = mixed(colour, '#7d9a38', 0.65)
  if (/korma|butter chicken|stroganoff|creamy/.test(name)) colour = mixed(colour, '#efc487', 0.35)
  return colour
}
