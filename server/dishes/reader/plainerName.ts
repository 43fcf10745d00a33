import type { CompiledIngredient } from '../../catalogue/compiled'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Where it grows or is sold. Food of a country's kitchen (`Mexican cheese`) is none of these, so it is said of few foods. */
const FROM = `turkish california californian italian spanish french greek thai japanese persian english mexican korean asian chinese
  tuscan russian hungarian maine idaho florida vidalia hawaiian washington georgia anjou bartlett bosc fuji gala macoun jonagold`
/** Said of cherries alone: sour apple is a flavour. */
const SOUR = 'sour'
/** Said of produce, fish and meat, none of which they make another food. */
const OF_FRESH = 'frozen thawed defrosted unthawed wild live whole split inner outer petite unsweetened long'
const OF_PRODUCE = words(
  `${OF_FRESH} ${FROM} seedless unshelled sweet tart eating cooking baking red green yellow purple golden white black
  curly flat slim mini baby mature assorted mixed rainbow soft cultivated hothouse red-skinned thin-skinned thick-skinned
  white-skinned long-stemmed unripe hulled fully fleshy center`,
)
const FROZEN = words('frozen thawed french')
const OF_CHERRIES = new Set([...OF_PRODUCE, SOUR])
const OF_MEAT = words(`${OF_FRESH} boned bone-in skin-on dark white center center-cut heritage natural`)
const OF_NUTS = words(
  'unblanched blanched whole roasted dry-roasted pan-roasted oven-roasted toasted ground salted lightly spanish natural',
)
const OF_CHEESE = words(
  `aged sharp extra-sharp mild imported domestic danish french italian spanish greek english irish dutch wisconsin vermont
  young mature firm cold good-quality`,
)
const OF_CRUMBS = words('coarse fine french italian')
const NUTS =
  /^(?:almonds|cashews|hazelnuts|macadamias|pecans|pistachios|walnuts|pine nuts|peanuts|pumpkin seeds|sunflower seeds|nuts)$/
const CHEESE = /^(?:cheese|goat's cheese)$/
const CRUMBS = 'breadcrumbs'
/** Meat and fish as the butcher has them: what is cured, minced or made of plants is called otherwise. */
const MEAT =
  /^(?:beef|veal|pork|lamb|chicken|turkey|duck|goat|rabbit|quail|kangaroo|fish|salmon|tuna|prawns|mussels|squid|scallops|oysters|clams|octopus|crab|lobster|seafood)$/

/** Of a country's kitchen these have more in them: `Mexican corn`, and fried ones are French onions. */
const MIXTURES = /\b(?:mix|mixture|kit|blend|medley|salad|slaw|seasoning|vegetables?|sauce|corn|potato(?:es)?)\b/i
const COUNTRIES = words(FROM)
/** Sold frozen, these may be breaded, battered or mashed with milk. */
const MADE_FROZEN =
  /\b(?:tenders?|tenderloins?|strips?|fingers?|sticks|rings?|patt(?:y|ies)|burgers?|bites|cutlets?|schnitzels?|wings?|fish|seafood)\b/i

/** Whether a word says more of a food than it does of others of its kind. */
function isTelling(word: string, rest: string, { area, kind }: CompiledIngredient): boolean {
  if (COUNTRIES.has(word)) return MIXTURES.test(rest) || (word === 'french' && /\bonions?\b/i.test(rest))
  return (
    word === 'frozen' &&
    area !== 'frozen' &&
    (kind === 'potatoes' || (area === 'meat & deli' && MADE_FROZEN.test(rest)))
  )
}

/** What is made of more than produce, or may be, where it is sold frozen. */
const FROZEN_MADE = /^(?:pastry|dumplings|ice cream|cream|bread|sausages|juice|fish|prawns|potatoes)$/

/** Whether an ingredient is fruit or vegetables as they grow, frozen or not. */
export const isPlainProduce = ({ area, kind }: CompiledIngredient): boolean =>
  area === 'produce' || (area === 'frozen' && !FROZEN_MADE.test(kind))

/** The words that say nothing of an ingredient's facts, where they are not part of its name. */
function saidOf(ingredient: CompiledIngredient): ReadonlySet<string> | null {
  const { area, kind } = ingredient
  if (NUTS.test(kind)) return OF_NUTS
  if (kind === 'cherries' && area === 'produce') return OF_CHERRIES
  if (isPlainProduce(ingredient)) return OF_PRODUCE
  if (area === 'meat & deli' && MEAT.test(kind)) return OF_MEAT
  if (area === 'frozen') return FROZEN
  if (CHEESE.test(kind)) return OF_CHEESE
  return kind === CRUMBS ? OF_CRUMBS : null
}
const ANY = new Set([...OF_CHERRIES, ...OF_MEAT, ...OF_NUTS, ...OF_CHEESE, ...OF_CRUMBS])
/** The longest run of such words that is looked at. */
const MOST = 4

/**
 * What a name means without the words before it that change no fact of what it means: `frozen mango chunks`, `seedless black
 * grapes`, `wild salmon`. Frozen stays as long as something is known by it; what is dried or tinned is no fresh food.
 */
export function withoutHarmless(
  match: (name: string) => CompiledIngredient | null,
  name: string,
): CompiledIngredient | null {
  const said = name.split(' ')
  let run = 0
  while (run < MOST && run < said.length - 1 && ANY.has((said[run] ?? '').toLowerCase())) run += 1
  if (run === 0 || said.every((word) => ANY.has(word.toLowerCase()))) return null
  const dropped = said.slice(0, run).map((word) => word.toLowerCase())
  const rest = said.slice(run)
  for (let from = 1; from <= run; from += 1) {
    const tries = [said.slice(from), ...(dropped.includes('frozen') && from === run ? [['frozen', ...rest]] : [])]
    for (const tried of tries.reverse()) {
      const ingredient = match(tried.join(' '))
      const harmless = ingredient === null ? null : saidOf(ingredient)
      const left = dropped.slice(0, from).filter((word) => !tried.includes(word))
      if (
        ingredient !== null &&
        harmless !== null &&
        left.every((word) => harmless.has(word) && !isTelling(word, tried.join(' '), ingredient))
      )
        return ingredient
    }
  }
  return null
}
