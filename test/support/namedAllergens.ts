import type { RequirementKey } from '../../server/catalogue/requirements'
import type { NameRule } from './nameRule'
import { NAMED_NUTS_AND_CEREALS } from './namedNutsAndCereals'
import { NAMED_STATES, NEVER_KOSHER } from './namedStates'
import { FROM_SLAUGHTER, MUSHROOMS, NAMED_STYLES, UNDERGROUND } from './namedStyles'

const FREE = (what: string) => new RegExp(`\\b(vegan|plant-based|${what})\\b`)
const MEAT =
  /\b(beef|veal|lamb|pork|ham|bacon|prosciutto|chorizo|salami|pepperoni|pastrami|pancetta|speck|sausages?|chicken|turkey|duck|goat|rabbit|kangaroo|frankfurts?|kransky|lard|suet|black pudding)\b/
const NO_MEAT = /vegan|vegetable suet|vegetarian|plant-based|goat.s (cheese|milk)|duck eggs/
const SEA =
  /\b(salmon|tuna|sardines?|anchov(y|ies)|barramundi|cod|trout|mackerel|herring|snapper|whiting|haddock|fish (fillets|sauce|fingers)|swordfish|bonito|prawns?|crab|lobster|mussels?|squid|oysters?|scallops?|octopus|vongole|shrimp paste|Worcestershire|Caesar|oyster sauce)\b/
const NO_SEA = /vegan|vegetarian|oyster mushrooms?/
const DAIRY =
  /\b(milk|butter|buttermilk|ghee|cream|yoghurt|cheese|cheddar|mozzarella|bocconcini|parmesan|feta|ricotta|halloumi|paneer|gruyère|brie|camembert|mascarpone|quark|kefir|custard|ice cream|tzatziki|pesto|margarine)\b/
const NO_DAIRY =
  /vegan|dairy-free|plant-based|milk \(oat\)|\b(soy|oat|almond|rice|coconut|peanut|seed) (milk|butter|cream|yoghurt)|coconut (milk|cream)|almond butter|(cashew|apple) butter|custard apple|butter(nut)? (beans?|lettuce|pumpkin)|butternut|seed butter|cream of tartar/
const EGG = /\b(eggs?|mayonnaise|egg (noodles|whites|yolks)|hokkien|Caesar|lemon curd|meringue)\b/
const NO_EGG = /vegan|egg-free|replacer/
const GLUTEN =
  /\b(bread|baguette|bagels?|sourdough|rye|wheat|barley|spelt|couscous|bulgur|semolina|freekeh|seitan|spaghetti|penne|macaroni|fettuccine|linguine|rigatoni|fusilli|lasagne|risoni|(plain|self-raising|bread) flour|filo|puff pastry|panko|flour tortillas|naan|pita|soy sauce|beer|kimchi|oats|udon|egg noodles)\b/
const NO_GLUTEN = /gluten-free|ginger beer|bagel seasoning|buckwheat|rice|spaghetti squash/
const NUTS =
  /\b(almonds?|cashews?|walnuts?|pecans?|pistachios?|hazelnuts?|macadamias?|pine nuts|brazil nuts|granola|muesli|dukkah|basil pesto|marzipan)\b/
const NO_NUTS = /nut-free/
const PEANUT = /\b(peanuts?|satay)\b/
const PORK: NameRule = {
  holds:
    /\b(pork|ham|gammon|Spam|bacon|lardons|prosciutto|chorizo|salami|pepperoni|pancetta|speck|lard|black pudding|gelatine)\b/,
  but: /vegan|gelatine-free|turkey/,
}
const ALCOHOL: NameRule = {
  holds:
    /\b(wine|beer|mirin|sherry|rum|vodka|brandy|whisky|bourbon|marsala|stout|sake|shaoxing|port|cider|liqueur|kirsch|Cointreau|Baileys|vanilla extract)\b/i,
  but: /vinegar|alcohol-free|ginger beer/,
}
const CRUSTACEAN = /\b(prawns?|crab|lobster|shrimp|Thai (red|green) curry paste|kimchi)\b/
const MOLLUSC = /\b(mussels?|squid|oysters?|scallops?|octopus|vongole)\b/

/** By their names meat and food of milk: Kosher style has no meal with both. */
export const MEAT_AND_MILK: readonly [NameRule, NameRule] = [
  { holds: MEAT, but: NO_MEAT },
  { holds: DAIRY, but: NO_DAIRY },
]

/** What names alone say that a requirement forbids: an independent and coarser reading than the facts. */
export const NAMED_BY_REQUIREMENT: Record<RequirementKey, readonly NameRule[]> = {
  VEGETARIAN: [
    { holds: MEAT, but: NO_MEAT },
    { holds: SEA, but: NO_SEA },
    { holds: /\b(gelatine|parmesan)\b/, but: /gelatine-free/ },
  ],
  VEGAN: [
    { holds: MEAT, but: NO_MEAT },
    { holds: SEA, but: NO_SEA },
    { holds: DAIRY, but: NO_DAIRY },
    { holds: EGG, but: NO_EGG },
    { holds: /\bhoney\b/ },
  ],
  PESCATARIAN: [{ holds: MEAT, but: NO_MEAT }],
  GLUTEN_FREE: [{ holds: GLUTEN, but: NO_GLUTEN }],
  WHEAT_FREE: [{ holds: /\b(wheat|couscous|bulgur|semolina|seitan|plain flour|spaghetti|penne)\b/, but: NO_GLUTEN }],
  DAIRY_FREE: [{ holds: DAIRY, but: NO_DAIRY }],
  EGG_FREE: [{ holds: EGG, but: NO_EGG }],
  NUT_FREE: [
    { holds: NUTS, but: NO_NUTS },
    { holds: PEANUT, but: NO_NUTS },
  ],
  TREE_NUT_FREE: [{ holds: NUTS, but: NO_NUTS }],
  PEANUT_FREE: [{ holds: PEANUT }],
  SOY_FREE: [
    {
      holds: /\b(soy|tofu|tempeh|edamame|tamari|miso|hoisin|teriyaki|gochujang|kecap manis|kimchi)\b/,
      but: FREE('soy-free'),
    },
  ],
  SESAME_FREE: [{ holds: /\b(sesame|tahini|hummus|dukkah|za.atar)\b/, but: /sesame-free/ }],
  FISH_FREE: [
    { holds: /\b(salmon|tuna|sardines?|anchov(y|ies)|barramundi|cod|trout|fish|Worcestershire)\b/, but: NO_SEA },
  ],
  CRUSTACEAN_FREE: [{ holds: CRUSTACEAN, but: NO_SEA }],
  MOLLUSC_FREE: [{ holds: MOLLUSC, but: NO_SEA }],
  SHELLFISH_FREE: [
    { holds: CRUSTACEAN, but: NO_SEA },
    { holds: MOLLUSC, but: NO_SEA },
  ],
  NO_PORK: [PORK],
  NO_BEEF: [{ holds: /\b(beef|veal|pastrami|gelatine)\b/, but: /vegan|plant-based|gelatine-free/ }],
  NO_ALCOHOL: [ALCOHOL],
  LUPIN_FREE: [
    {
      holds: /\b(lupins?|lupini|gluten-free (bread|rolls|buns|wraps|naan|English muffins))\b/,
      but: /lupin-free/,
    },
  ],
  CELERY_FREE: [{ holds: /\b(celery|celeriac|stock|curry powder)\b/, but: /celery-free/ }],
  MUSTARD_FREE: [{ holds: /\b(mustard|mayonnaise|curry powder)\b/, but: /mustard-free/ }],
  SULPHITE_FREE: [{ holds: /\b(wine|dried apricots|sultanas)\b/, but: /sulphite-free/ }],
  ...NAMED_NUTS_AND_CEREALS,
  ...NAMED_STYLES,
  JAIN_STYLE: [
    { holds: MEAT, but: NO_MEAT },
    { holds: SEA, but: NO_SEA },
    { holds: EGG, but: NO_EGG },
    { holds: /\bhoney\b/ },
    ALCOHOL,
    FROM_SLAUGHTER,
    MUSHROOMS,
    UNDERGROUND,
    ...NAMED_STYLES.NO_ONION_OR_GARLIC,
  ],
  HALAL_STYLE: [PORK, ALCOHOL, FROM_SLAUGHTER],
  // Names say nothing of amounts; amountsEaten.ts works them out.
  LOW_SODIUM: [],
  LOWER_CARBOHYDRATE: [],
  MODERATE_CARBOHYDRATE: [],
  LOW_FODMAP: [],
  LOWER_POTASSIUM: [],
  LOWER_PHOSPHORUS: [],
  KOSHER_STYLE: [PORK, FROM_SLAUGHTER, NEVER_KOSHER],
  ...NAMED_STATES,
}

const NO_ALLIUM = /(onion|garlic|allium)-free|stock of celery and herbs alone/

/** What is typed as never eaten, and the names that must then be gone. */
export const NAMED_BY_WORD: readonly (NameRule & { readonly typed: string })[] = [
  { typed: 'no onions', holds: /\b(onions?|shallots?|stock|curry paste|Worcestershire)\b/, but: NO_ALLIUM },
  { typed: 'garlic', holds: /\b(garlic|hummus|curry paste|pesto|kimchi|stock)\b/, but: NO_ALLIUM },
  { typed: 'mushrooms', holds: /\bmushrooms?\b/ },
  { typed: 'chilli', holds: /\b(chilli(es)?|cayenne|jalapeños?|sriracha|harissa|curry paste|curry powder|kimchi)\b/ },
  { typed: 'cashew nuts', holds: /\b(cashews?|granola|muesli|basil pesto)\b/, but: /nut-free/ },
  { typed: 'anything with tomatoes', holds: /\b(tomato(es)?|barbecue sauce|salsa|baked beans)\b/ },
  { typed: 'bell peppers', holds: /\bcapsicums?\b/ },
  { typed: 'cilantro', holds: /\bcoriander\b/ },
  { typed: 'celery', holds: /\b(celery|stock|curry powder)\b/, but: /celery-free/ },
  { typed: 'mustard', holds: /\b(mustard|mayonnaise)\b/, but: /mustard-free/ },
  { typed: 'corn', holds: /\b(corn|polenta|cornflour)\b/ },
  { typed: 'berries', holds: /\b(strawberries|blueberries|raspberries|berries)\b/, but: /juniper/ },
  { typed: 'shell fish', holds: /\b(prawns?|crab|lobster|mussels?|squid|oyster sauce)\b/, but: NO_SEA },
  { typed: 'aubergine', holds: /\beggplant\b/ },
  { typed: 'beans', holds: /\bbeans?\b/, but: /vanilla/ },
  { typed: 'cheese', holds: /\b(cheese|cheddar|feta|halloumi|paneer|ricotta|mozzarella|parmesan)\b/, but: /vegan/ },
]
