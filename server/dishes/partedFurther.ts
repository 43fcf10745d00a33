import { LONGEST_LINE } from './reader/lineText'
import { looksMeasured } from './reader/recipeStep'

/** `mashed to a paste with 1/4 teaspoon salt`, `beaten with 1 tablespoon milk`. */
const MIXED_WITH =
  /^(.+?\b(?:mashed|beaten|mixed|blended|whisked|combined|stirred|tossed|thinned|dissolved|crushed|minced|ground|pounded|brushed|drizzled|rubbed|sprinkled|beating|whisking|mixing)\b[^,;()\d]{0,40}?) (?:with|in|into) (?:about )?((?:\d|[½¼¾⅓⅔⅛]|an? (?=pinch|dash|little|splash|drop)|pinch|(?:a little |some )?(?:extra[- ]virgin )?(?:olive |vegetable |sunflower |rapeseed )?oil(?=$|[,;)]| and (?:griddled|grilled|toasted|chargrilled|roasted|baked)\b)|(?:melted )?butter(?=$|[,;)]))[^,;()]{0,60})((?:[,;(].*)?)$/iu
/** A further food of which a little is meant, or as much as it takes. */
const UNMEASURED = /^(?:an? )?(?:pinch|dash|little|splash|drop) |^(?:some )?(?:[\w-]+ ){0,2}(?:oil|butter)\b/i
/** `flour, seasoned` has salt in it. Breadcrumbs and tomatoes are sold seasoned with more. */
const SALTED = /^(.*\bflour),? (?:lightly |well |generously )?seasoned$/i
/** `flour, seasoned with salt and pepper` */
const SEASONED =
  /^(.{3,}?),? (?:and )?(?:lightly |generously |well )?seasoned with (?:a little |plenty of )?((?:kosher |sea |coarse |fine )?salt)(?: (?:and|&) ((?:freshly )?(?:ground )?(?:black |white )?pepper))?((?:[,;( ].*)?)$/i
/** `Accompaniments: lime wedges; sour cream` */
const HEADED_LIST = /^(\p{L}[^:;\d]{2,30}: ?)([^:]{5,300};[^:]{3,200})$/u

/** `egg wash made by beating 1 egg with 1 tablespoon milk` */
const EGG_WASH =
  /^((?:an? )?egg wash[^,;]*? (?:\d[\d./]*|an?|one) [^,;]*?\beggs?(?: yolks?| whites?)?(?: beaten)?) (?:with|and|plus) (\d[^,;()]{3,60})((?:[,;(].*)?)$/i
/** `4 thyme sprigs, plus 1 teaspoon chopped leaves` */
const PLUS_LEAVES =
  /^([^;]+?),? plus (?:about )?(\d[^,;()]*?) (leaves|fronds|stems|stalks|greens|tops|celery leaves)((?:[,(].*)?)$/i

/** Lines without these words are whole. */
const MAY_PART = /\b(?:with|in|into|plus)\b|;|\bseasoned$/i

/**
 * A line that measures a further food in the words of how its own is prepared, or lists several after semicolons: a line for
 * each, where all of them are known and the whole is not (docs/product.md DISH-14).
 * @param nameOf the name of the ingredient that a text means; null: it is not known.
 */
export function partedFurther(text: string, nameOf: (text: string) => string | null): string[] {
  if (text.length > LONGEST_LINE || !MAY_PART.test(text)) return [text]
  const lines = [mixedWith(text), plusLeaves(text, nameOf), seasoned(text), salted(text), headedList(text)].find(
    (parts) => parts.length > 1 && parts.every((part) => nameOf(part) !== null),
  )
  return lines === undefined || nameOf(text) !== null ? [text] : lines
}

function mixedWith(text: string): string[] {
  const found = MIXED_WITH.exec(text.trim()) ?? EGG_WASH.exec(text.trim())
  const [, first = '', further = '', rest = ''] = found ?? []
  const isMeasured = looksMeasured(further) || UNMEASURED.test(further)
  return isMeasured ? [`${first}${rest}`, further] : []
}

function plusLeaves(text: string, nameOf: (text: string) => string | null): string[] {
  const [, first = '', much = '', part = '', rest = ''] = PLUS_LEAVES.exec(text.trim()) ?? []
  const name = first === '' ? null : nameOf(`${first}${rest}`)
  return name === null ? [] : [`${first}${rest}`, `${much} ${name} ${part}`]
}

function seasoned(text: string): string[] {
  const [, first = '', salt = '', pepper, rest = ''] = SEASONED.exec(text.trim()) ?? []
  return first === '' ? [] : [`${first}${rest}`, salt, ...(pepper === undefined ? [] : [pepper])]
}

function salted(text: string): string[] {
  const [, first = ''] = SALTED.exec(text.trim()) ?? []
  return first === '' ? [] : [first, 'salt']
}

function headedList(text: string): string[] {
  const [, heading = '', list = ''] = HEADED_LIST.exec(text.trim()) ?? []
  return list
    .split(/\s*;\s*/)
    .filter((part) => part !== '')
    .map((part, at) => (at === 0 ? `${heading}${part}` : part))
}
