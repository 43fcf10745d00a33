/** A kind of food that is sold under many names, whatever is in them. */
export interface SoldKind {
  /** Slug of the ingredient that declares what any of them on sale may contain. */
  readonly slug: string
  /** What the names of the kind end in. */
  readonly ends: RegExp
  /** Whether nothing but flavours may stand before that: any other word may be another food. */
  readonly flavours?: true
  /** What is another food though its name ends so. */
  readonly not?: RegExp
}

/** What only says how something tastes or looks, or how much fat and sugar it has. */
export const FLAVOURS: ReadonlySet<string> = new Set(
  `apple apples apricot banana bananas berry berries blackberry black blackcurrant blueberry blue boysenberry butterscotch caramel cherry
  cinnamon citrus clementine coconut coffee cola cranberry elderberry espresso fig fruit ginger gooseberry grape grapefruit green guava
  honeydew key kiwi lavender lemon lemonade lime lingonberry loganberry lychee mandarin mango maple marionberry melon meyer mint mixed
  mocha mulberry nectarine orange papaya passion passionfruit peach pear peppermint pina colada pineapple pink plum pomegranate prune
  pumpkin quince raspberry red rhubarb root rose seville sour spearmint spice spiced strawberry sweet tangerine tart tropical vanilla violet
  watermelon white wild yellow flavored flavoured flavor flavour flavors any all assorted style diet light lite low reduced lowfat nonfat fat
  free sugar unsweetened sweetened seedless instant powdered dry liquid frozen concentrated canned bottled sparkling carbonated clear
  imitation artificial pure natural premium original organic old fashioned french blend pulp thick chunky`.split(/\s+/),
)

/** What ends like pasta and holds more than dough. */
const NO_PASTA = /\b(?:ink|stuffed|filled|leftover|baked|sauce|cook)/i

/** Kinds by the ends of their names; the first that fits is meant. */
export const SOLD_KINDS: readonly SoldKind[] = [
  { slug: 'assorted-seasoning', ends: /(?:seasoning|rub|spice)(?: (?:mix|blend|powder|rub))?$/i },
  {
    slug: 'assorted-ice-cream',
    ends: /(?:ice cream|frozen yogh?urt|gelato|ice cream sandwich(?:es)?|frozen custard)$/i,
  },
  { slug: 'assorted-sorbet', ends: /(?:sorbet|sherbet)$/i },
  {
    slug: 'assorted-pudding-mix',
    ends: /(?:pudding(?: and pie filling)? mix|pudding & pie filling)$/i,
    not: /\byorkshire|black|blood|suet/i,
  },
  { slug: 'assorted-pudding-mix', ends: /instant pudding$/i, flavours: true },
  { slug: 'assorted-liqueur', ends: /(?:liqueur|schnapps)$/i },
  {
    slug: 'assorted-spirit',
    ends: /(?:vodka|rum|brandy|tequila|gin|whiske?y|bourbon|eau de vie)$/i,
    not: /\bsloe|cream\b/i,
  },
  { slug: 'any-jam', ends: /jelly$/i, flavours: true },
  { slug: 'any-jam', ends: /(?:jam|preserves?|fruit spread|marmalade)$/i, flavours: true },
  { slug: 'fruit-nectar', ends: /nectar$/i, flavours: true },
  { slug: 'juice-concentrate', ends: /(?:juice(?: cocktail| blend| drink)?|punch|lemonade|limeade) concentrate$/i },
  { slug: 'assorted-juice', ends: /(?:juice(?: (?:cocktail|blend|drink))?|fruit punch)$/i, flavours: true },
  { slug: 'flavoured-extract', ends: /(?:extract|flavou?ring|essence)$/i, flavours: true },
  { slug: 'flavoured-syrup', ends: /syrup$/i, flavours: true },
  { slug: 'fruit-puree', ends: /pur[eé]e$/i, flavours: true },
  { slug: 'fruit-yoghurt', ends: /yogh?urt$/i, flavours: true, not: /\bcoconut\b/i },
  { slug: 'flavoured-vinegar', ends: /vinegar$/i, flavours: true },
  { slug: 'assorted-soft-drink', ends: /(?:soda|carbonated (?:beverage|drink)|soft drink|soda pop)$/i, flavours: true },
  { slug: 'drink-powder', ends: /drink mix(?: powder)?$/i, flavours: true },
  {
    slug: 'assorted-baking-mix',
    ends: /(?:(?:cup)?cake|muffin|quick bread|scone|dessert|brownie|pancake|waffle|bar) mix(?: with pudding)?$/i,
    not: /\b(?:cornbread|corn|crab|fish|potato)\b/i,
  },
  { slug: 'cookie-dough', ends: /cookie (?:bar )?(?:dough|mix)$/i },
  { slug: 'assorted-frosting', ends: /(?:frosting|icing)$/i },
  {
    slug: 'assorted-pie-filling',
    ends: /(?:pie filling|fruit filling(?: and topping| & topping)?)$/i,
    not: /\b(?:pot|cottage)\b|shepherd/i,
  },
  {
    slug: 'chocolate-candy',
    ends: /(?:chocolate|toffee|nougat|caramel|peanut butter|cup|kiss)\b.*\b(?:cand(?:y|ies)|candy (?:bars?|pieces|kisses)|kisses)$/i,
  },
  { slug: 'assorted-candy', ends: /(?:cand(?:y|ies)|candy (?:bars?|canes?|pieces))$/i },
  { slug: 'assorted-biscuit', ends: /(?:cookies?|cookie crumbs|biscotti|macaroons?|animal crackers)$/i },
  { slug: 'soup-mix', ends: /(?:soup|dip) mix$/i },
  { slug: 'rice-mix', ends: /rice(?: pilaf)? mix$/i },
  { slug: 'sauce-mix', ends: /(?:sauce|gravy|jus) mix$/i },
  { slug: 'assorted-salad-dressing', ends: /(?:salad dressing|vinaigrette(?: (?:salad )?dressing)?)$/i },
  { slug: 'assorted-barbecue-sauce', ends: /(?:barbecue|barbeque|bbq) sauce$/i },
  { slug: 'coffee-creamer', ends: /creamer$/i },
  {
    slug: 'baking-chip',
    ends: /(?:baking (?:chips|bits|morsels|pieces)|flavored (?:chips|morsels))$/i,
    not: /\b(?:tortilla|potato|corn)\b/i,
  },
  { slug: 'flavoured-chip', ends: /(?:tortilla|potato|corn) chips$/i },
  {
    slug: 'assorted-sausage',
    ends: /(?:sausages?(?: (?:links?|patt(?:y|ies)|meat|crumbles))?|bratwursts?|kielbasa)$/i,
    not: /\bblood\b/i,
  },
  { slug: 'assorted-cereal', ends: /cereal(?: (?:crumbs|squares|rings|puffs|flakes))?$/i },
  { slug: 'flavoured-stuffing-mix', ends: /stuffing(?: mix| cubes)?$/i },
  { slug: 'any-wine', ends: /wine$/i, not: /\b(?:rice|chinese|shao|cooking|ginger|plum|cherry|palm|barley)/i },
  { slug: 'beer', ends: /(?:beer|lager|pilsner|pale ale)$/i, not: /\b(?:root|ginger|birch|butter)\b/i },
  {
    slug: 'vegetable-pasta',
    ends: /\b(?:spinach|tomato|beet(?:root)?|carrot|pumpkin|vegetables?|veggie|tri ?colou?r(?:ed)?|rainbow)\b.*pasta$/i,
    not: NO_PASTA,
  },
  { slug: 'any-pasta', ends: /pasta$/i, not: NO_PASTA },
  {
    slug: 'any-bread-roll',
    ends: /(?:dinner|sandwich|hoagie|sub|kaiser|parker house|hard|party|yeast) (?:rolls?|buns?)$/i,
    not: /\b(?:onion|garlic|potato|cheese)\b/i,
  },
]
