/** Every word of a line that names nothing but kitchen things. */
const THINGS: ReadonlySet<string> = new Set(
  `
  a about eight ten twelve six four five two three aluminium aluminum an and baking bamboo butchers canning cheesecloth cheesecloths cooking cotton deep disposable
  double each foil for half as gloves greaseproof heavy duty if in inch ice cream pop inches jar jars kitchen lid lids large length
  lengths liner liners long lined long medium metal minutes muffin needed of or paper parchment people pieces popsicle pint
  plastic quart reusable ring rings roll rolls sealable sheet sheets short size sized skewer skewers small soaked steel sticks
  sterilised sterilized string strings thermometer thermometers thick thin toothpick toothpicks twine water wax waxed with
  fine mesh clean empty airtight lined find fuel smoky smokey flavour flavor smoking
  wooden wrap fluted removable bottom bottomed side sides rim rimmed rectangular square squares round heavy shallow ovenproof glass ceramic metal electric
  high speed old fashioned at least diameter capacity with lids bands ball kerr mason heatproof nonreactive handled long bag bags box boxes cold drained
  hour hours soaked desired hardwood lump natural not decorative adjustable blade edged qt quarts your preferably such thirty sixty five seventeen
  capacity cm fitted g gallon good l litre ml non nonstick oz ounce optional reynolds s sharp stick sturdy tall tip tips x you will also need loose
`
    .trim()
    .split(/\s+/),
)
const NAMED =
  /\b(?:skewers?|toothpicks?|foil(?: (?:baking |bake |muffin )?cups)?|paper (?:liners|towels?)|(?:parchment|greaseproof|baking|waxed?) paper|(?:kitchen|cooking|butchers) (?:twine|string)|cheesecloth|(?:(?:deep[- ]fry(?:ing)?|deep[- ]fat|candy|instant[- ]read|meat|oil|sugar|digital|probe)(?: (?:or|and) (?:deep[- ]fry(?:ing)?|candy|deep[- ]fat))? )?thermometers?|(?:raw |dried |uncooked )?(?:rice|beans) or pie weights|(?:popsicle|ice[- ]cream|ice pop|wooden|craft) sticks|canning jars|muffin (?:liners|cups)|plastic wrap|(?:baking|cookie) sheets?|(?:baking|pie) dish(?:es)?|(?:baking|cake|loaf|springform|frying|muffin|pie|sauce) pans?|saucepans?|skillets?|ramekins?|food processor|(?:stand|hand) mixer|immersion blender|mandoline|thermos(?:es)?|mixing bowls?|lollipop sticks|(?:piping|pastry|oven) bags?|rolling pin|cookie cutters?|spice (?:grinder|mill)|mortars?|pestles?|(?:adjustable[- ]blade )?slicers?|pie weights(?: or (?:raw |dried |uncooked )?(?:rice|beans))?(?: for (?:weigh\w+|baking|blind[- ]baking)(?: (?:the )?(?:pie |tart )?(?:shells?|crusts?))?)?|microplanes?(?: graters?)?|(?:electric )?coffee ?\/ ?spice grinders?|coffee grinders?|casseroles? dish(?:es)?|braisers?|gratin dish(?:es)?|souffl[eé] dish(?:es)?|baking mats?|silpats?|double boilers?|tart pans?|roasting (?:pans?|racks?)|pastry (?:bags?|cloth|blender)|cedar planks?|corks?|(?:wooden |craft )?pop sticks|(?:hickory|mesquite|alder|(?:apple|cherry|oak|pecan)[- ]?wood)(?:[- ]?wood)? (?:smoke |smoking )?chips|wood chunks|smok(?:e|ing) chips|briquettes|kitchen twine|kitchen torch(?:es)?|slotted spoons?|freezer bags?|ice cream (?:maker|machine)s?|popover pans?|ring molds?|pizza peels?|(?:pastry )?brush(?:es)?|mason jars?|glass jars?|\d ?(?:l|lit(?:re|er)|quart|gallon)s?\b[^\p{L}]{0,3}(?:\(\d ?\p{L}+\) )?jars?|wood chips|charcoal|graters?|spatulas?|(?:electric )?whisks?|kettles?|woks?|blenders?|tongs|wire racks?|(?:bread|loaf|cake|muffin|baking|roasting|brownie|traybake|sandwich|flan|springform) tins?|\d+ ?x ?\d+ ?(?:cm|mm|in|inch) tins?|dutch ovens?|(?:slow|pressure|rice) cookers?|pizza stones?|tortilla press|steamer baskets?|air ?locks?|funnels?|sieves?|strainers?|colanders?|cheese cloths?|muslin cloths?|knife)\b/giu
const EQUIPMENT = /^\W*(?:special |specific )?(?:equipment|tools|utensils)(?: needed)?\s*:/i

/** Whether a line is about kitchen things alone: `8 wooden skewers, soaked`, `Special equipment: a 10-inch skillet`. */
export function isKitchenThing(text: string): boolean {
  if (EQUIPMENT.test(text.trim())) return true
  const wordsOf = (line: string): readonly string[] =>
    line
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  const [named, words] = [wordsOf(text), wordsOf(text.replace(NAMED, ' '))]
  return words.length < named.length && words.every((word) => THINGS.has(word))
}

/** Whether a line of a list may be the heading of those after it: `For the dressing:`. */
export function isHeading(text: string): boolean {
  return /^\s*\p{L}[^\d,;:]{1,60}:\s*$/u.test(text)
}

const PART =
  'toppings?|glaze|icing|frosting|filling|sauce|dressing|marinade|dough|batter|crust|garnish(?:es)?|salad|base|streusel|crumble|brine|assembly|cake|swirl|group \\d|optional|(?:other |remaining |main )?ingredients'
/** A word for a part of the dish alone, with signs of a heading: `Glaze`, `## Sauce`, `For the filling`. */
const BARE_HEADING = new RegExp(`^\\W*(?:for (?:the|serving the) )?(?:${PART})\\W*$`, 'i')
const MEASURED = /^\W*(?:\d|[½⅓⅔¼¾⅛]|an? |one |two |three |four |pinch|handful)/i

/** Whether a line without a colon is the heading of the next, which begins with an amount: `Glaze`, `1 cup icing sugar`. */
export function isBareHeading(text: string, next: string): boolean {
  return BARE_HEADING.test(text) && MEASURED.test(next)
}

/** Whether a line says where to buy what another names: `*Available at Mexican markets`. */
export function isNoteOnShops(text: string): boolean {
  return /^\W*(?:(?:available|sold) (?:at|in) |ingredient info: )/i.test(text)
}
