import { counterOf } from './measureWords'
import { wordsOf } from './nameWords'
import { TELLTALES } from './preparationWords'

/** Makers of food without meat, milk or eggs: under their names butter is no butter. */
export const PLANT_BASED =
  /\b(?:almond breeze|beyond|boca|country crock|daiya|earth balance|field roast|follow your heart|gardein|impossible|just egg|kite hill|lightlife|miyoko|morningstar|oatly|quorn|silk|smart balance|so delicious|tofurky|tofutti|vegenaise|violife)/i
/** Well-known makers without a sign, whose food is what its name says. */
const MAKERS =
  /\b(?:hershey['’]?s|king arthur|ghirr?ardelli|ghiradelli|shamrock farms|cabot|kraft|heinz|campbell['’]?s|hellmann['’]?s|mccormick|land o['’]? ?lakes|bob['’]?s red mill|gold medal|pillsbury|swanson|hunt['’]?s|del monte|barilla|foster farms|tillamook|mott['’]?s|ocean spray|classico|marzetti|betty crocker|dole|san-j|kikkoman|lurpak|duncan hines|maldon|diamond crystal|quaker|carapelli|old el paso|lee kum kee|nestl[eé]|eagle brand|fleischmann['’]?s|smucker['’]?s|sargento|bertolli|lifeway|lawry['’]?s|paula deen['’]?s|newman['’]?s own|stubb['’]?s|sweet baby ray['’]?s|rao['’]?s|bush['’]?s(?: best)?|duke['’]?s|uncle ben['’]?s|penzeys|simply organic|spice islands|thai kitchen|la choy|coles|woolworths|waitrose|tesco|sainsbury['’]?s|simply nature|specially selected|southern grove|friendly farms|dakota['’]?s pride|stonemill|happy farms|great value|market pantry|trader joe['’]?s|kirkland(?: signature)?|mccormick gourmet|martha white|french['’]?s|progresso|muir glen|contadina|rumford|clabber girl|mazola|wesson|hormel|oscar mayer|johnsonville|jimmy dean|jennie-o|butterball|galbani|belgioioso|boar['’]?s head|nielsen-massey|kerrygold|breakstone['’]?s|knorr|pace|prego|wish-?bone|hidden valley|herdez|pepperidge farm|goya|crystal farms|smithfield|mahatma|zatarain['’]?s|best foods|green giant|mezzetta|colavita|filippo berio|pompeian|marukan|mizkan|huy fong|stonyfield|chobani|fage|tyson|perdue|martin['’]?s|bell ?& ?evans|applegate|dietz ?& ?watson|nabisco|keebler|crystal sugar|c&h|swans down|white lily|dr\.? oetker|wilton|callebaut|valrhona|lindt|cadbury|nestle toll house|toll house|welch['’]?s|bonne maman|mccann['’]?s|schwartz|sharwood['’]?s|patak['’]?s|merchant gourmet|tilda|ben['’]?s original|lundberg|de cecco|rummo|garofalo|napolina|cirio|mutti|cento|aroy-d|chaokoh|maesri|mae ploy|squid brand|red boat|pearl river bridge|yamasa|sempio|chung jung one|simplynature|sizzlefish|brother jimmy['’]?s|meat church['’]?s?|better homes|signature select|good ?& ?gather|members mark|food club|philadelphia|baker['’]s|planters|sun-?maid|claussen|buitoni|honey maid|starkist|bumble bee|domino|argo|organic valley|horizon|spice islands|europe['’]s best|sauza|crystal hot|jacobsen|maytag)(?: (?:brand|organic))? (?=\p{L}{3})/giu
const SIGN = /[®™]/
const LONGEST_BRAND = 4
const UNIT =
  /^(?:cups?|teaspoons?|tsp|tablespoons?|tbsp|ounces?|oz|pounds?|lbs?|grams?|g|kg|ml|pints?|quarts?|pinch|dash)\.?$/i
const telltales = new Set([...TELLTALES].flatMap(wordsOf))

/** A line has at most so many signs before its food: `Nestle® Toll House® chocolate chips`. */
const MOST_SIGNS = 3

/** A line without makers' names, and those that it had, in their order and without signs. */
export interface Unbranded {
  readonly line: string
  readonly makers: readonly string[]
}

/**
 * Takes the makers' names before the food's out of a line: `Hunt's® Diced Tomatoes`. They stay where they may say what the
 * food is (`Almond Breeze® milk`), and where nothing follows them (docs/product.md DISH-15).
 */
export function withoutBrand(text: string): Unbranded {
  const makers: string[] = []
  const withoutKnown = (line: string): string =>
    line.replace(MAKERS, (maker) => {
      makers.push(maker.trim())
      return ''
    })
  let line = withoutKnown(text)
  if (!SIGN.test(line) || PLANT_BASED.test(line)) return { line, makers }
  for (let sign = 0; sign < MOST_SIGNS; sign += 1) {
    const next = withoutSign(line, sign > 0)
    if (next === null) break
    makers.push(next.maker)
    line = next.line
  }
  return { line: withoutKnown(line), makers }
}

/** Makers' names for a series of what they make, whose food is what follows. */
const SERIES =
  /(?:^| )(?:toll house|grands!?|old world style|moist deluxe|moist supreme|redhot|carnation|texmati|jasmati|pronto|artisan blends|cotton country|chipits|natural goodness|certified organic|all natural)$/i
/** Sweets and drinks that are a food themselves: `Butterfinger® ice cream` has peanuts. */
const IS_FOOD =
  /\b(?:snickers|butterfinger|reese|m&m|oreo|twix|kit ?kat|heath|skor|nutella|ferrero|rocher|almond joy|mounds|milky way|baby ruth|payday|nutter butter|bailey|kahl[uú]a|guinness|spam|biscoff|andes|rolo|toblerone|crunch|krispies|pretzel|chips ahoy|nilla|whopper|peppermint pattie|junior mints|teddy grahams)/i
/** Makers of drinks with alcohol, some of which are named by their flavour alone: `Captain Morgan Parrot Bay™ Coconut`. */
const IS_DRINK =
  /\b(?:absolut|aperol|arrow|bacardi|blue moon|bols|budweiser|bud light|burnett['’]?s|campari|captain morgan|chambord|cointreau|coors|corona|cruzan|de ?kuyper|disaronno|don julio|effen|everclear|fireball|finlandia|frangelico|grey goose|heineken|hiram walker|hpnotiq|j[aä]germeister|jack daniel['’]?s?|jameson|jim beam|jose cuervo|ketel one|leroux|lim[oó]n|maker['’]?s mark|malibu|midori|mike['’]?s|miller|mount gay|mr\.? boston|myers['’]?s?|new amsterdam|patr[oó]n|pinnacle|pimm['’]?s|rumchata|rumple minze|samuel adams|sauza|seagram['’]?s?|skyy|smirnoff|southern comfort|st[-. ]*germain|stolichnaya|svedka|three olives|tito['’]?s|truly|tuaca|uv|van gogh|white claw|wild turkey)\b/i
/** What says by itself that it is one, before other choices and what it is mixed with. */
const SAYS_DRINK =
  /\b(?:vodka|rum|tequila|mezcal|whiske?y|bourbon|gin|schnapps|liqueur|brandy|cognac|beer|lager|ale|stout|cider|wine|triple sec|cr[eè]me de|curacao)\b/i

/** A line without the words up to its first sign. A further one may be of a food: `Toll House®`, but not `Bratwurst™ rolls`. */
function withoutSign(line: string, isFurther: boolean): { line: string; maker: string } | null {
  const words = line.split(' ')
  const end = words.findIndex((word, at) => /^[^()]*[®™]$/.test(word) && isOutside(words.slice(0, at)))
  if (end < 0 || !/^\p{L}/u.test(words[end + 1] ?? '')) return null
  let start = end
  while (start > 0 && end - start < LONGEST_BRAND - 1 && isBrandWord(words[start - 1] ?? '')) start -= 1
  const maker = words
    .slice(start, end + 1)
    .join(' ')
    .replace(/[®™]/g, '')
  const named =
    words
      .slice(end + 1)
      .join(' ')
      .split(/[,;(]| (?:or|and|with) /)[0] ?? ''
  const isOther = /^or$/i.test(words[start - 1] ?? '')
  if (
    IS_FOOD.test(maker) ||
    (IS_DRINK.test(maker) && !SAYS_DRINK.test(named)) ||
    (isFurther && !isOther && !SERIES.test(maker))
  )
    return null
  if (wordsOf(maker).some((word) => telltales.has(word))) return null
  return { line: [...words.slice(0, start), ...words.slice(end + 1)].join(' '), maker }
}

/** Whether no bracket is open after these words. */
function isOutside(words: readonly string[]): boolean {
  const text = words.join(' ')
  return text.lastIndexOf('(') <= text.lastIndexOf(')')
}

/** A word with a capital that is no measure and no packet. */
function isBrandWord(word: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’.&-]*$/u.test(word) && !/^(?:or|and)$/i.test(word) && !UNIT.test(word) && counterOf(word) === null
  )
}
