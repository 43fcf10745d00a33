/** Said before an amount of it: `generous ½ cup`, `scant 2 tbsp`, `from 30 g to 70 g`. */
const BEFORE =
  /^((?:[-*•] *)?)(?:an? )?(?:generous|heaping|heaped|overfilled|rounded|level|good|full|from|enough|between|roughly|maybe)(?: about)? (?=\d)/i
/** A spoon or cup that is one, though no number says so: `Tablespoon of olive oil`, `Overfilled teaspoon mixed spice`. */
const ONE_SPOON =
  /^((?:[-*•] *)?)(?:(?:overfilled|heaped|heaping|rounded|level|generous|scant|full|large|small) )?((?:tea|table|dessert)spoon|cup) (?:of )?(?=\p{L}{3})(?!measure|size)/iu
/** `½ a bunch`, `½ of a bunch`. */
const OF_ONE = /^((?:[-*•] *)?\d\/\d) (?:of )?an? (?=\p{L})/iu
/** `1 boneless 2-3 pound chuck roast`: how it is comes before how much it weighs. */
const SAID_BEFORE_WEIGHT =
  /^((?:[-*•] *)?(?:\d+|one|an?)) (?:(?:boneless|bone-in|skinless|skin-on|whole|large|small|medium|fresh|frozen)[, ]+)+(?=\d[\d./ -]*(?:to \d+)?[- ]*(?:pounds?|lbs?|ounces?|oz|kg|g|grams?)\b)/i
/** `½ cupsugar`: the letters after a cup or spoon of one or less are the name's, more are several cups. */
const GLUED = /((?:^(?:[-*•] *)?)|\+ )([\d./ ]*\d) ?(cup|tablespoon|teaspoon)(?!s?\b|ful|cake)(s?)(?=\p{L}{3})/giu
/** No word begins so. */
const NO_BEGINNING = /^s[bdfgjrvxz]/i
/** `lemon juice from half a lemon` */
const JUICE_FROM =
  /^((?:[-*•] *)?)(?:fresh |freshly squeezed )?(lemon|lime|orange) (juice|zest) (?:from|of) (?=(?:\d|half|an?|one|two) ?(?:\p{L}+ )?\2s?)/iu
/** `24 oz or 1 jar of`, `1 1/2 pints or 3 small containers`: the same again, counted. */
const OR_COUNTED =
  /^((?:[-*•] *)?[\d./ -]+ ?(?:oz|ounces?|lbs?|pounds?|g|grams?|kg|ml|pints?|quarts?|cups?)\.?) or (?:about )?\d[\d./]* (?:large |small |medium )?(?:jars?|cans?|tins?|packets?|packages?|packs?|containers?|boxes|box|bags?|bottles?|cartons?|punnets?|bunch(?:es)?|heads?)(?: of)? (?=\p{L})/iu
/** `15- ounce can`, `3.4- ounce package`. */
const PARTED_HYPHEN = /(\d)- (?=(?:ounce|oz|inch|pound|lb|gram)s?\b)/gi
/** `butter 110 gr`, `broccoli approx. 400grams` */
const WEIGHT_END = /(?<=\p{L}) (?:approx\.?|approximately|about|roughly) (\d[\d./ ]{0,6} ?)(g|gr|grams?|kg|ml)$/iu

/** `2/3 + 1/4 cup` */
const ADDED_NUMBERS = /^((?:[-*•] *)?)(\d[\d/]*) \+ (\d[\d/]*) (cups?|tablespoons?|tbsp|teaspoons?|tsp)(?=\.? )/i
/** `1 bottle 700ml red wine`, `1/2 cup 113g butter`: the same again, without brackets. */
const SAME_AGAIN =
  /^((?:[-*•] *)?[\d./ ]+ ?(?:cups?|tbsp|tablespoons?|bottles?|cans?|tins?|jars?|packets?|packages?|bags?|box|boxes|cartons?|tubs?)\.?) (\d[\d.]* ?(?:g|grams?|ml|kg|oz|ounces?))\.? (?=\p{L}{3})(?!tins?\b|cans?\b|jars?\b|packets?\b)/iu

/** `¾ cup butter, plus 3 tablespoons`: both are of it. */
const PLUS_AT_END =
  /^((?:[-*•] *)?\d[\d./ ]* ?(?:cups?|c|tbsp|tablespoons?|tsp|teaspoons?|pounds?|lbs?|oz|ounces?|g|ml)\.?) ([^,()\d]{3,60}),? plus (\d[\d./ ]*? ?(?:cups?|c|tbsp|tablespoons?|tsp|teaspoons?|pounds?|lbs?|oz|ounces?|g|ml)\.?)(?=$|,)/i

const AMOUNT = '\\d[\\d./ ]*'
const UNIT = '(?:cups?|c|tbsp|tablespoons?|tsp|teaspoons?|pounds?|lbs?|oz|ounces?|g|ml|sticks?)'
/** `3 tablespoons butter, softened, plus 1 tablespoon, melted`, `1 cup sugar plus 2 tablespoons for the topping`. */
const PLUS_AFTER = new RegExp(
  `^((?:[-*•] *)?${AMOUNT} ?${UNIT}\\.?) (?!plus\\b|and\\b|\\+)([^()\\d]{3,80}?),? plus (?:about )?(${AMOUNT}?) ?(?:optional |additional |extra |more )?(${UNIT})\\.?(?: (?:more|extra|additional))?(?: ((?:for|to) [^()\\d]{3,60}|melted|softened|chopped|minced|if (?:needed|desired)))?(?=$|[,(])`,
  'i',
)
/** `an egg wash made by beating 1 egg with 1 tablespoon water` */
const EGG_WASH =
  /^(?:an? )?egg wash,?:? (?:made )?(?:(?:by|from|of|with) )?(?:beating |whisking |mixing )?(\d[^,;]*?\beggs?(?: yolks?| whites?)?)(?: beaten)?(?: (?:with|and|plus) (?=\d)|$)/i

/** A line with its amounts as most write them. */
export function plainAmounts(line: string): string {
  return withoutUnopened(line)
    .replace(PARTED_HYPHEN, '$1-')
    .replace(BEFORE, '$1')
    .replace(ONE_SPOON, '$11 $2 ')
    .replace(OF_ONE, '$1 ')
    .replace(SAID_BEFORE_WEIGHT, '$1 ')
    .replace(ADDED_NUMBERS, '$1$2 $4 + $3 $4')
    .replace(PLUS_AT_END, '$1 plus $3 $2')
    .replace(
      PLUS_AFTER,
      (_whole, first: string, name: string, more: string, unit: string, said?: string) =>
        `${first} plus ${more.trim()} ${unit} ${name}${said === undefined ? '' : `, ${said}`}`,
    )
    .replace(EGG_WASH, (whole, egg: string) => (/\d$/.test(whole) || whole.endsWith(' ') ? `${egg} beaten with ` : egg))
    .replace(SAME_AGAIN, '$1 ($2) ')
    .replace(OR_COUNTED, '$1 ')
    .replace(JUICE_FROM, '$1$3 of ')
    .replace(WEIGHT_END, ' $1$2')
    .replace(GLUED, parted)
}

/** A cup or spoon and the name that is glued to it: of more than one the `s` is theirs, and so it is where no word begins so. */
function parted(
  whole: string,
  mark: string,
  number: string,
  unit: string,
  s: string,
  at: number,
  line: string,
): string {
  const after = line.slice(at + whole.length)
  const isMany = /^\d+ \d|^(?:[2-9]|\d\d)/.test(number) || (s !== '' && NO_BEGINNING.test(`s${after}`))
  return `${mark}${number} ${unit}${s !== '' && isMany ? 's ' : ` ${s}`}`
}

/** A bracket that closes and was not opened says nothing: `1/2 cup 113g) butter`. */
function withoutUnopened(line: string): string {
  let open = 0
  return line.replace(/[()]/g, (sign) => {
    open += sign === '(' ? 1 : -1
    if (open >= 0) return sign
    open = 0
    return ''
  })
}
