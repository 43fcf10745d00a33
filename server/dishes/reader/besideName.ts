import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { NO_FACTS, REVIEWED_MASK } from '../../catalogue/facts'
import { ADVICE, AMOUNT_FOR, isAlternative, isListOfKinds, isOneUsed } from './alternatives'
import type { Found } from './findIngredient'
import { isTelling, matchIngredient } from './matchIngredient'
import { counterOf } from './measureWords'
import { mentionedIngredients } from './mentionedIngredients'
import { namedFacts } from './namedFacts'
import { wordsOf } from './nameWords'
import { TELLTALES } from './preparationWords'
import { readMeasure } from './readMeasure'
import { isOfItself } from './ofItself'
import { saysSame } from './saysSame'
import { soakedIn } from './soakedIn'
import { splitPrepared } from './splitPrepared'

/** Whether words beside a name are another choice or an example of it. */
export const isChoice = (catalogue: CompiledCatalogue, words: string, name: string): boolean =>
  isAlternative(words) ||
  isListOfKinds(catalogue, words, name) ||
  isOneUsed(words, name) ||
  ((OR.test(words) || ADVICE.test(words)) && !PURPOSE.test(words) && mentionedIngredients(catalogue, words).length > 0)
const OR = /\bor\b/i
/** The words by which an ingredient goes. */
export const ownWords = (ingredient: CompiledIngredient | null): ReadonlySet<string> =>
  new Set(ingredient === null ? [] : wordsOf(`${ingredient.name} ${ingredient.kind}`))
/** `eggs (yolks and whites separated)` */
const PARTED_EGG =
  /^(?:large, )?(?:egg )?(?:yolks?|whites?) (?:and|&) (?:egg )?(?:yolks?|whites?) (?:are )?separated$|^from the (?:egg )?(?:yolks?|whites?)(?: above)?$/i
/** `a few slices`, `4 large cloves` of garlic, `2 peppers` of peppers, `a palm full`: how much of it. */
function isSomeOf(words: string, name: string): boolean {
  if (BY_EYE.test(words)) return true
  const [, counted = ''] = SOME_OF.exec(words) ?? []
  const [word] = wordsOf(counted)
  if (word === undefined || wordsOf(name).includes(word)) return word !== undefined
  return word === CLOVE ? /\bgarlic\b/i.test(name) : counterOf(counted) !== null
}
const SOME_OF =
  /^(?:(?:about|approximately|from) )?(?:an? few|few|some|several|plenty of|lots of|more|\d+(?:(?:\/|\.| ?- ?| to | or )\d+)?) (?:(?:extra[- ])?(?:large|medium|small|big|fat|whole)(?:-sized)? )*(\p{L}+)$/iu
const BY_EYE =
  /^(?:about )?(?:an?|half an?|\d[\d/]*) (?:palm ?fulls?|handfuls?|turns?(?: (?:of|around) the pan)?|times? around the pan)$/i
/** Beside any other name cloves are a spice, or garlic. */
const CLOVE = 'clove'
/** `use 3/4 cup for a less rich cake`: another amount of the same. */
function isAmountOfIt(words: string): boolean {
  const lead = /^(?:use|or use|about|approx\.?|approximately) (?=\d)/i.exec(words)
  const measured = lead === null ? null : readMeasure(words.slice(lead[0].length))
  return measured !== null && (measured.rest === '' ? measured.value.unit !== 'piece' : AMOUNT_FOR.test(measured.rest))
}
/** That it keeps its skin, and how much of it is meat, said of sausages. */
const AS_IT_IS =
  /^(?:with )?(?:the )?(?:rind|skin|bone|shell|fat|heads?|tails?)s? (?:still |left )?(?:on|intact)$|^(?:at least |minimum |min\.? )?\d{2} ?% (?:pork|meat)$/i
/** What it is used for: other food that is named there has its own line. */
const PURPOSE =
  /^(?:(?:plus (?:extra|more|some|a little) )?for\b|to (?!\d)) ?(?!.*\b(?:with|use|using|instead|substitute|swap|vegan|vegetarian|option|version)\b|.*free\b)/i
/** What is done with it later, where no food is named: `add it just before serving`. */
const DONE_LATER =
  /^(?:(?:mix|stir|fold|whisk|put|sprinkle|add)(?:ed)? (?:(?:it|them|this) (?:in|into|on|to|over|just|right|after|before)|(?:in )?(?:just |right )?(?:after|before))\b|(?:and )?(?:reserve|save) (?!.*\band\b)(?:the|its|their|some)\b|used to\b) ?(?!.*\b(?:with|use|using|instead|substitute|swap|vegan|vegetarian|option|version)\b|.*free\b)/i
/** Another kind for those who need it; what is named is still the ordinary one: `(gluten-free if needed)`. */
const IF_NEEDED =
  /^(?:use )?(?:certified )?[\w-]+[- ]free(?: version| variety| brand)?,? if (?:needed|necessary|preferred|desired|required|you (?:need|prefer|like)[^,]*)$/i
/** A further ingredient, measured in the words that say how this one is prepared. */
const FURTHER =
  /\b(?:with|and|plus|in|into)\b.*\d\s*(?:g|kg|ml|l|tsp|tbsp|teaspoons?|tablespoons?|cups?|oz|pinch)\b(?!s?[ -](?:size[d]? )?(?:pieces?|cubes|chunks|pats|slices|portions|balls|slabs)\b)/i
/** How much of it: no sweet sprinkles. */
const A_LITTLE = /^an? (?:sprinkle|pinch|dash|drizzle)$/i
/** Water that it is mixed with changes nothing: `1 egg, beaten with 1 tbsp water`. */
const IN_WATER =
  /\b(?:with|and|plus|in|into) (?:about )?(?:[\d/. -]{1,8}\s?(?:g|ml|l|litres?|liters?|tsp|tbsp|teaspoons?|tablespoons?|tbs|cups?|oz)\.?(?:\/[\d/. -]{1,8} ?(?:fl )?(?:oz|pints?))?|(?:an? )?(?:little|splash|drop|few drops|bowl)|plenty|(?=(?:cold|warm|hot|boiling|lukewarm|iced?|ice-cold)\b)) ?(?:of )?(?:(?:cold|warm|hot|boiling|just-boiled|lukewarm|tap|iced?|ice-cold) )*water\b/gi
/** How it is cut and what of itself is taken away: `thinly sliced against the grain`, `neck and giblets removed`. */
const OF_ITSELF =
  /\bwith an? (?:vegetable|potato) peeler\b|\b(?:against|across|with) the grain\b|\b(?:bones?|necks?|(?:(?:necks?|any) (?:and )?)?giblets?) (?:are )?(?:removed|trimmed|discarded|cut off|off)\b/gi
/** A part of it alone: `yolks only`. */
const PART_ONLY =
  /^(?:(?:white|green|pale green) parts?|yolks?|whites?|rinds?|zest|juice|leaves|seeds?|stalks?|stems?|peel|tops|greens?|flesh)(?: (?:and|&) (?:(?:white|green) parts?|zest|juice|rind|leaves|stalks?|stems?))? only$/i
/** Who prepares it. */
const BY_SHOP = /^(?:you can )?(?:ask|get) (?:your|the) (?:butcher|fishmonger)\b(?!.*\b(?:with|use|add)\b)/i
/** Its own skin, fat or bones, and how long it is cooked. */
const OFF_ITSELF =
  /\b(?:until|cooked|very) crispy?\b|\b(?:rinds?|(?:green )?germs?|membranes?|fat|veins?|roes?|beards?|cores?|pin ?bones?) (?:is |are )?(?:removed|trimmed|discarded)\b|\btrimmed of (?:rind|(?:excess |all |any )?fat)\b/gi
const OF_BREAD =
  /\bwithout (?:the )?crusts?\b|\bcrusts? (?:are )?(?:removed|trimmed|discarded|cut off|off)\b|(?:\b(?:dried and )?(?:made|broken|grated|blitzed|whizzed|processed|pulsed|torn|turned|whipped) (?:in a (?:food )?processor )?(?:in)?to (?:a )?(?:small |fine |coarse |rough |chunky )*(?:bread)?crumbs?)(?: in a (?:food )?(?:processor|blender))?\b/gi
const telltales = new Set([...TELLTALES].flatMap(wordsOf))

const isPurpose = (catalogue: CompiledCatalogue, words: string): boolean =>
  PURPOSE.test(words) || (DONE_LATER.test(words) && mentionedIngredients(catalogue, words).length === 0)

/**
 * What is beside a name and makes it something else or adds to it: `milk (soy)`, `naan, chutney`.
 * @param ingredient what the name means; null: that is not known, and then every food counts.
 */
export function tellingBeside(
  catalogue: CompiledCatalogue,
  ingredient: CompiledIngredient | null,
  { name, rest, brackets }: Pick<Found, 'name' | 'rest' | 'brackets'>,
): string[] {
  const own = ownWords(ingredient)
  const tells = (word: string): boolean =>
    !own.has(word) && (telltales.has(word) || /.free$/.test(word) || isTelling(catalogue, word))
  return rest.filter((said) => {
    const words = said
      .replace(IN_WATER, '')
      .replace(OF_ITSELF, '')
      .replace(OFF_ITSELF, '')
      .replace(ingredient?.kind === 'bread' ? OF_BREAD : '', '')
      .trim()
    if (
      A_LITTLE.test(words) ||
      IF_NEEDED.test(words) ||
      isChoice(catalogue, words, name) ||
      soakedIn(said) !== null ||
      PARTED_EGG.test(words) ||
      isSomeOf(words, name) ||
      isAmountOfIt(words) ||
      PART_ONLY.test(words) ||
      AS_IT_IS.test(words) ||
      BY_SHOP.test(words) ||
      (isPurpose(catalogue, words) && !FURTHER.test(words))
    )
      return false
    const isHarmless = (): boolean =>
      ingredient !== null &&
      (saysSame(catalogue, ingredient, said, { name, brackets }) ||
        isOfItself(ingredient, own, words, [ingredient.name, name, ...rest.filter((other) => other !== said)]))
    if (FURTHER.test(words) || wordsOf(words).some(tells)) return !isHarmless()
    const isKnown = words.split(/\s+(?:and|&)\s+/).every((part) => {
      if (
        splitPrepared(part)
          .core.split(' ')
          .every((word) => counterOf(word) !== null)
      )
        return true
      const other = matchIngredient(catalogue, splitPrepared(readMeasure(part)?.rest ?? part).core)
      return other === null || other === ingredient
    })
    return !isKnown && !isHarmless()
  })
}

/** What is beside a name and names what is not held: `roasted in goose fat`, `buttered` (docs/product.md DISH-27). */
export function addedBeside(
  catalogue: CompiledCatalogue,
  held: readonly CompiledIngredient[],
  { name, prepared, rest }: Pick<Found, 'name' | 'prepared' | 'rest'>,
): string[] {
  const facts = held.reduce((mask, { mask: more }) => mask | more, NO_FACTS)
  const besides = rest.filter(
    (words) =>
      !isListOfKinds(catalogue, words, name) &&
      !isAmountOfIt(words) &&
      !isSomeOf(words, name) &&
      !IF_NEEDED.test(words) &&
      (!isPurpose(catalogue, words) || FURTHER.test(words)),
  )
  return [...prepared, ...besides].filter(
    (words) => (namedFacts(catalogue, words) & REVIEWED_MASK & ~facts) !== NO_FACTS,
  )
}
