import { plainAmounts } from './writtenAmounts'
import { plainSizes } from './writtenSizes'

const VULGAR: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
}

const BULLET = /^\s*(?:[*+–]\s+|[-•·▪▢□☐◦‣]\s*|\[[ x]?\]\s*)(?=\S)/u

/** Longer lines are no ingredients; what is beyond is not read. */
export const LONGEST_LINE = 300

/**
 * An ingredient line in plain characters, without the tags of a page: fractions as `1 1/2`, one kind of dash, quote, space and times sign, no bullet
 * before it; gram flour by its other name, since a gram is a measure too.
 */
export function plainLine(text: string): string {
  const line = text.slice(0, LONGEST_LINE)
  const known = kept.get(line)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const plain = inPlain(line)
  kept.set(line, plain)
  return plain
}

/** The last lines, each of which is asked for several times in a row. */
const kept = new Map<string, string>()
const MOST_KEPT = 100

function inPlain(line: string): string {
  return plainSizes(plainAmounts(inPlainSigns(withoutShops(line))))
}

/** How much of chocolate is cocoa: `(minimum 70% cocoa solids)`. */
const COCOA =
  /,? ?(?:\b(?:at least|a|minimum(?: of)?|min\.?|around|about|with|over|containing|ideally|preferably)\s+)*\b\d{2}%?(?:(?:-| to )\d{2})? ?(?:%|per ?cent\b)(?: (?:minimum|or (?:more|higher|above)))? (?:cocoa|cacao)\b(?! powder)(?: solids?)?(?: content)?/gi
/** Another choice, said in other words: `alternatively use`, `vegetarians can substitute`. */
const SUBSTITUTE =
  /(?<=[(,;] ?)(?:or )?(?:alternatively,? (?:you (?:can|could) )?use|vegetarians (?:can|may|could|should) (?:use|substitute(?: with)?)|(?:you (?:can|may|could) )?substitute(?: with)?|if unavailable,? (?:use|substitute)) (?!for\b)/gi

/** In whatever strength it is sold: `(Regular or 98% Fat Free)`. */
const STRENGTHS =
  /\((?:regular|original),? (?:or )?(?:\d{1,2} ?% )?(?:(?:fat[- ]free|less sodium|reduced[- ]sodium|low[- ]sodium)(?:,? (?:or )?(?:\d{1,2} ?% )?)?)+\)/gi
/** Where it is sold: `, available on soup aisle`, `(found at Asian grocery stores)`. */
const SOLD_AT =
  /(?:(?<=\()|[,;] ?)(?:which is )?(?:available|found|sold)(?: \p{L}+ly)? (?:in|at|on|from)(?!.*\b(?:or|use|substitut\w*)\b) [^,;()]*?\b(?:aisles?|markets?|supermarkets?|stores?|shops?|online|counters?|departments?|sections?)(?: [^,;()]*)?(?=$|[,;)])/giu
/** What holds it together is not eaten. */
const TIED =
  /,? (?:and )?(?:tied|trussed|secured|skewered)(?: securely| together)?(?: into (?:a )?bundles?)? with (?:kitchen |butcher'?s |cotton )?(?:string|twine|toothpicks?|(?:wooden )?picks)/gi

/** A line without where its food is sold and what holds it together. */
function withoutShops(line: string): string {
  return /\b(?:available|found|sold|string|twine|toothpicks?|picks)\b/i.test(line)
    ? line.replace(SOLD_AT, '').replace(TIED, '')
    : line
}

const SHADE =
  '(?:red|green|blue|yellow|orange|pink|purple|violet|teal|sky|leaf|black|brown|white|neon|assorted|liquid|gel|paste|soft)'
/** In whatever colour and form: `red gel food coloring`. */
export const FOOD_COLOURING = new RegExp(
  `\\b(?:${SHADE}(?: (?:and|or|${SHADE})){0,4} )?food colou?r(?:s|ing|ings)?(?: (?:gel|paste|liquid|drops?))?\\b`,
  'gi',
)

function inPlainSigns(line: string): string {
  return line
    .replace(/!?\[([^[\]]{1,80})\]\((?:https?:\/)?\/[^()\s]*\)/gi, '$1')
    .replace(COCOA, ' ')
    .replace(SUBSTITUTE, 'or ')
    .replace(FOOD_COLOURING, 'food colouring')
    .replace(/&nbsp;?/gi, ' ')
    .replace(/ ?&frac([1-9])([2-8]);/gi, ' $1/$2')
    .replace(STRENGTHS, '')
    .replace(
      /^((?:[-*] *)?[\d./ ½¼¾⅓⅔⅛]+)\((?:(?:loosely|firmly|lightly|well) )?(?:packed|generous|scant|heaping|rounded|about)\) (?=cups?\b|tablespoons?\b|teaspoons?\b)/i,
      '$1',
    )
    .replace(/(, or (?:as needed|to taste|more as needed)) for \p{L}+(?: \p{L}+){0,4}$/iu, '$1')
    .replace(/\((\p{L}+) if (?:you (?:prefer|like|wish)|preferred|desired)\)/giu, '(or $1)')
    .replace(/\(\s*\)/g, '')
    .replace(/\b(?:1\/3|⅓|\d{2} ?%)[- ]less[- ]fat\b/gi, 'reduced-fat')
    .replace(/(?<!\bnon[- ]|-)\bdairy (?=(?:sour cream|cream|milk|butter|yogh?urt)\b)/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (sign) => ` ${VULGAR[sign] ?? ''}`)
    .replace(/\u00c2(?=[\s\u00a0]|$)/g, ' ')
    .replace(/™/g, '®')
    .normalize('NFKC')
    .replace(/\bgram flour\b/gi, 'chickpea flour')
    .replace(/\u2044/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/ -{2,} ?/g, ', ')
    .replace(/^(?:the )?(yolk|white)s? (?:from|of) (\d+) ((?:[\p{L}-]+ )?)eggs?\b/iu, '$2 $3egg $1s')
    .replace(
      /((?:\bwith|, or) [\d./ ]+(?:cans?|tins?|jars?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|oz|ounces?)\.?) \([\d./]+[^()]*\)/gi,
      '$1',
    )
    .replace(
      /^( ?(?:\d[\d./]*(?: |-| to )?){1,3}), (?=(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ounces?|pounds?)\b)/i,
      '$1 ',
    )
    .replace(/^an? (pinch|dash|sprig|handful|splash|knob) or two\b/i, 'a $1')
    .replace(/\b\d{2}\/\d{1,2} (?=(?:lean )?(?:ground|minced)\b)/gi, '')
    .replace(/(\d)\s*[×✕✖]\s*/g, '$1 x ')
    .replace(/(\d\s?(?:lbs?|pints?))(?=\d)/gi, '$1 ')
    .replace(/\b(to)(?=\d)/gi, '$1 ')
    .replace(/(\d[- ]?inch)-?(?=\p{L}{3})(?!(?:-?(?:long|thick|wide|square|diameter)))/giu, '$1 ')
    .replace(/^((?:about )?[\d./ -]+\p{L}*) or so (?:of )?(?=\p{L})/iu, '$1 ')
    .replace(/\bfresh[- ](?=(?:ground|grated|cracked|milled|squeezed)\b)/gi, 'freshly ')
    .replace(/\(([^()[\]]{0,60})\[([^()[\]]{0,40})\]([^()[\]]{0,60})\)/g, '($1/ $2$3)')
    .replace(/(?<=\s)\*([^*]{1,40})\*/g, '$1')
    .replace(/(?<=\p{L})\(s\)/gu, 's')
    .replace(/^(\d{1,2}), (?=\d)/, '$1 ')
    .replace(/(?<=[\p{L})]),(?=\p{L})/gu, ', ')
    .replace(/~\s*(?=\d)/g, 'about ')
    .replace(/^([^\p{L}\d]*)[<>]\s*(?=\d)/u, '$1')
    .replace(/\bhalf & half\b/gi, 'half and half')
    .replace(/, (\p{L}+(?: (?:and|&) \p{L}+)?) of(?=$|,)/iu, ', $1')
    .replace(/^(?:5|five)[- ]spice\b/i, 'Chinese five-spice')
    .replace(/\b\d{1,3} ?%[ -](?=(?:lean|pure|fat[- ]free|(?:low|reduced)[- ]?fat)\b)/gi, '')
    .replace(
      /^( *(?:[-*] *)?(?:[\d./]+ )+cups?) +(?:\d+(?: \d\/\d|\/\d)?) sticks? +(?=(?:\p{L}+ ){0,2}butter\b)/iu,
      '$1 ',
    )
    .replace(
      /^((?:[-*] *)?[\d./]+ ?(?:oz|ounces?|lbs?|pounds?)\.?) [\d.]+ ?(?:g|kg|(?=large |medium |small ))\s*(?=\p{L})/iu,
      '$1 ',
    )
    .replace(
      /^((?:[-*] *)?[\d.,/]+ ?(?:g|gms?|grams?|kg|ml|oz|packets?|envelopes?|sachets?|sticks?)) \([\d./ ]+ ?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?)\.? (?:of )?(\p{L}[^()]*)\)$/iu,
      '$1 $2',
    )
    .replace(/\bsuch a (?=\p{L}+s\b)/giu, 'such as ')
    .replace(/^((?:[-*] *)?)(?:another|(?:an )?additional) (?=\d)/i, '$1')
    .replace(/^((?:[-*] *)?\d+) \(([\d ./]+)\) (pounds?|lbs?\.?|ounces?|oz\.?)(?= )/i, '$1 ($2 $3)')
    .replace(
      /^((?:[-*] *)?(?:[\d./ ]+(?:tbsps?|tb|tsps?|tablespoons?|teaspoons?|ml|cups?)\.? )?(?:fresh )?)(juice|zest) from /i,
      '$1$2 of ',
    )
    .replace(/ \(\d+ (?:count|ct)\.?\)/gi, '')
    .replace(/\b(taco|burrito|fajita|bite|fist|family|individual|sandwich|snack|fun) (sized?)\b/gi, '$1-$2')
    .replace(/(?<=\p{L})(?:'s?)? worth of /giu, ' of ')
    .replace(/^(?:an?|one)[- ](?=inch\b)/i, '1-')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/^(?:[\s*•·▪▢□☐◦‣-]|\[[ x]?\])+(?=\s*\S)/u, '')
    .replace(/(?<=[\p{L}),])\*+|(?<=\s)\*+(?=\p{L})|(?<=\p{L})\*+(?=\s|$)/gu, '')
    .replace(/(?<=^|\s)_([^_]{1,40})_(?=[\s,.;)]|$)/g, '$1')
    .replace(/(\([^()]*)$/, '$1)')
    .replace(/\s*[.;]+$/, '')
    .trim()
}

/** Whether a line is marked as an item of a list: `- 1 egg`, `• 1 egg`. */
export function isBulleted(line: string): boolean {
  return BULLET.test(line)
}
