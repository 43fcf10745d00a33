import type { RequirementKey } from '../../server/catalogue/requirements'
import { type NameRule, words } from './nameRule'

const ONION = `
  onions?, shallots?, eschalots?, scallions?, garlic, leeks?, chives?, ramps, ramsons?, calçots?, aioli, toum,
  soffritto, mirepoix, bagel seasoning, pyaa?z, la?e?hsun`
const SAUSAGES = `
  sausages?, chipolatas?, bratwurst, merguez, chorizo, salami, pepperoni, kransky, frankfurts?, frankfurters?,
  cabanossi, mortadella, nduja, pastrami, haggis, black pudding, pâté, meatballs?, burger patties, rissoles?, hot dogs`
const CURRIES = `
  curry (paste|powder|sauce), curry, tandoori, tikka, korma, vindaloo, massaman, rendang, laksa, tom yum, rogan josh`
const CHILLI_SAUCES = `
  harissa, sriracha, sambal, piri[- ]piri, peri[- ]peri, chilli (sauce|paste|jam|bean paste|crisp), sweet chilli,
  hot sauce, Cholula, RedHot, doubanjiang, gochujang, kimchi, berbere, zhoug, satay, adobo, mole`
const SPICE_MIXES = `
  (taco|fajita|steak|Mexican|Cajun|Creole|Italian|pizza|barbecue) seasoning, Cajun, jerk, Old Bay, chicken salt,
  seasoned (salt|flour)`
const TOMATO_SAUCES = `
  ketchup, tomato sauce, pasta sauce, pizza sauce, marinara, napoletana, bolognese, arrabbiata, salsa, barbecue sauce,
  bbq sauce, baked beans, ratatouille, shakshuka, chilli con carne, enchilada sauce, pico de gallo, tomato soup`
const BROWN_SAUCES = 'Worcestershire, brown sauce, HP sauce, steak sauce, hoisin, gravy, Oxo'

const NO_ONION =
  /curry leaves|raw seafood marinara|stock of celery and herbs alone|(onion|nigella) seeds|(onion|garlic|allium)-free|without (onion|garlic)|low FODMAP/i

/** What is made without gluten is mostly made of these starches. */
const GLUTEN_FREE_BAKING = `
  gluten-free (?:[\\p{L}-]+ )*(bread|flour|rolls?|wraps?|crumbs|breadcrumbs|pastry|puff pastry)`

/** Roots, tubers, bulbs and starch of them, dried spices aside. */
export const UNDERGROUND: NameRule = {
  holds: words(`
    potato(es)?, spuds, russets, aloo, gnocchi, chips, fries, hash browns?, r[öo]stis?, kumara, carrots?, beetroots?, beets?, radish(es)?, mooli,
    daikon, turnips?, swedes?, rutabagas?, parsnips?, celeriac, horseradish, wasabi, cassava, tapioca, sabudana, arbi, manioc, yuca,
    taro, yams?, jicama, lotus root, Jerusalem artichokes?, burdock, salsify, arrowroot, galangal,
    (fresh|root|grated|minced) ginger, ginger( root)?, fresh turmeric, coleslaw, mixed vegetables, soup vegetables,
    glass noodles, egg replacer`),
  but: /(corn|tortilla|chocolate|banana|kale|coconut|plantain|butterscotch|butter) chips|(ground|dried|crystallised|candied|glac[eé]) ginger|ginger (beer|ale|nut)|gingerbread|(beet|carrot|celeriac) (greens|tops)|wild rice/i,
}

/** Mushrooms and other fungi, and what is flavoured with them. */
export const MUSHROOMS: NameRule = {
  holds: words(`
    mushrooms?, porcini, shiitake, enoki, truffles?, portobello, (wood|cloud) ear, black fungus`),
  but: /chocolate truffles?|mushroom-free/i,
}

/** Sweets and cheeses that are mostly made with gelatine or with rennet of calves. */
export const FROM_SLAUGHTER: NameRule = {
  holds: words(`
    gelatine?, marshmallows?, aspic, parmesan, grana padano, pecorino, gruyère`),
  but: /vegan|vegetarian|plant-based|gelatine-free/i,
}

/** What names alone say of alliums, nightshades and corn, with what is mostly made with them. */
export const NAMED_STYLES = {
  NO_ONION_OR_GARLIC: [
    {
      holds: words(`
        ${ONION}, ${SAUSAGES}, ${CURRIES}, ${CHILLI_SAUCES}, ${SPICE_MIXES}, ${TOMATO_SAUCES}, ${BROWN_SAUCES},
        stock, bouillon, broth, hummus, falafels?, tzatziki, guacamole, baba ?gh?anoush,
        dip, pesto, chimichurri, chutney, relish, teriyaki, black bean sauce, plum sauce,
        (Caesar|ranch|Italian|French) dressing, tartare sauce, refried beans, marinated, stuffing,
        sun-?dried tomato(es)?, semi-?dried tomato(es)?, dolmades, gyoza, dumplings, lemon pepper,
        plant-based (mince|burgers?), vegan (mince|burgers?)`),
      but: NO_ONION,
    },
  ],
  NIGHTSHADE_FREE: [
    {
      holds: words('(?<!sweet )potato(es)?, aloo, spuds, russets, Maris Pipers?, tater tots, mash'),
      but: /potato-free/i,
    },
    {
      holds: words(`
        gnocchi, (hot|potato|oven|frozen) chips, fries, wedges, hash browns?, crisps, r[öo]stis?,
        tomato(es)?, passata, eggplants?, aubergines?, brinjals?, baingan, baba ?gh?anoush, moussaka, capsicums?,
        peppers, (bell|sweet|red|yellow|banana) pepper( flakes)?, piquillos?, peperoncin[io], pimi?entos?,
        chill?i(es|s)?, chiles?, jalapeños?, chipotles?, poblanos?, serranos, Scotch bonnets?, pul biber, ajvar, V8, habaneros?, anchos?, guajillos?, paprika, piment[oó]n, cayenne,
        gochugaru, aleppo, Tabasco, goji( berries)?, tomatillos?, tamarillos?, physalis, cape gooseberr(y|ies),
        ${CURRIES}, ${CHILLI_SAUCES}, ${SPICE_MIXES}, ${TOMATO_SAUCES}, ${BROWN_SAUCES}, chorizo, pepperoni, merguez,
        nduja, salami, kransky, frankfurts?, ras el hanout, baharat, romesco, guacamole, (American|yellow) mustard,
        stuffed olives, egg replacer, vegetable (stock|bouillon|juice), vegan (cheese|feta|cheddar|mozzarella|parmesan),
        ${GLUTEN_FREE_BAKING}`),
      but: /(nightshade|tomato|chilli|potato)-free|(black|white|Sichuan|pink) pepper|curry leaves/i,
    },
  ],
  CORN_FREE: [
    {
      holds: words(`
        corn, cornbread, bhutta, makki, Doritos, succotash, sweet ?corn, corn ?(cobs?|meal|starch|flour|flakes), polenta, maize, masa( harina)?, tortillas?,
        tortilla chips, taco shells?, tostadas?, nachos?, popcorn, hominy, pozole, grits, glucose( syrup)?, dextrose,
        maltodextrin, baking powder, icing sugar( mixture)?, (powdered|confectioners.) sugar, custard( powder)?, bourbon, marshmallows?,
        mixed vegetables, oyster sauce, gochujang, gravy, stock (powder|cubes?), baked beans, sweet chilli,
        barbecue sauce, hoisin, teriyaki, fish fingers, lemon curd,
        gluten-free (?:[\\p{L}-]+ )*(pasta|spaghetti|penne|macaroni|fettuccine|lasagne), ${GLUTEN_FREE_BAKING}`),
      but: /corn-free|pure icing sugar|custard apple|(flour|wheat|wholemeal) tortillas?|rice flour/i,
    },
  ],
} as const satisfies Partial<Record<RequirementKey, readonly NameRule[]>>
