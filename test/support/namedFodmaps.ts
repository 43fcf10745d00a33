/** The most grams that one person eats of foods with such a name at a meal that is low in FODMAPs. */
interface NamedServe {
  readonly holds: RegExp
  readonly but?: RegExp
  readonly most: number
}

/**
 * What the names of foods alone say of a meal that is low in FODMAPs, apart from all figures of the catalogue and coarser:
 * how much of a food no meal of the diet's first weeks has, by what dietitians tell those who begin with it.
 */
export const NAMED_FODMAPS: readonly NamedServe[] = [
  { holds: /\bgarlic\b/, but: /free|infused/, most: 2 },
  { holds: /\b(onions?|shallots?|leeks?)\b/, but: /tops|free/, most: 10 },
  {
    holds: /\b(spaghetti|penne|macaroni|fettuccine|risoni|pasta|udon|noodles?)\b/,
    but: /rice|glass|gluten-free/,
    most: 30,
  },
  {
    holds: /\b(bread|buns?|rolls?|baguette|pita|tortillas?|wraps?|naan|roti)\b/,
    but: /crumbs|corn|gluten-free/,
    most: 50,
  },
  { holds: /\b(plain|self-raising|wholemeal|rye) flour\b/, but: /gluten-free/, most: 35 },
  { holds: /\b(couscous|bulgur|pearl barley|freekeh)\b/, most: 60 },
  { holds: /\b(milk|yoghurt)\b/, but: /coconut|rice|almond|oat|soy|lactose-free|free coconut/, most: 45 },
  { holds: /\b(cauliflower|mushrooms?)\b/, but: /oyster/, most: 10 },
  { holds: /\bcelery\b/, but: /stock|seeds?/, most: 20 },
  { holds: /\b(apples?|pears?|mango|watermelon)\b/, most: 20 },
  { holds: /\b(plums?|apricots?|nectarines?|peach|peaches|cherries|blackberries|prunes?)\b/, most: 30 },
  { holds: /\bhoney\b/, most: 7 },
  { holds: /\bpeas\b/, but: /snow|sugar/, most: 30 },
  { holds: /\b(snow|sugar snap) peas\b/, most: 20 },
  { holds: /\b(chickpeas|lentils|beans?)\b/, but: /green|snake|sprouts|vanilla|soy/, most: 50 },
  { holds: /\b(cashews?|pistachios?)\b/, most: 5 },
  { holds: /\b(asparagus|artichokes?)\b/, most: 50 },
  { holds: /\b(sultanas|raisins|dates|figs)\b/, most: 15 },
]
