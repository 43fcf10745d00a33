import type { RequirementKey } from '../../server/catalogue/requirements'
import { type NameRule, words } from './nameRule'

/** Foods of nuts that do not say which: each may be in them. */
const ANY_NUT = `
  (mixed|chopped|roasted) nuts, ^nuts, nut (mix|roast|butter|bars?|meal|milk), trail mix, muesli, granola`

const nut = (list: string): readonly NameRule[] => [
  { holds: words(list), but: /nut-free|(almond|cashew|hazelnut|pistachio|walnut|pine nut|pecan)-free/i },
  { holds: words(ANY_NUT), but: /nut-free|(pine|brazil|ginger|tiger|soy|corn) nuts|nutmeg/i },
]

const MALT = 'barley, malt(ed)?, maltose syrup, Horlicks, Milo, Ovaltine, Maltesers'
const BEER = `
  beer, lager, IPA, ale, stout, porter, pilsner, Guinness, whisky, whiskey, bourbon, scotch`
const MALT_VINEGAR = 'Worcestershire, brown sauce, HP sauce, piccalilli, Branston, salt and vinegar'
const EXTRACT = 'Vegemite, Marmite, Promite, yeast extract'
const BREAKFAST = `
  corn ?flakes, bran (cereal|flakes), All-Bran, rice bubbles, rice krispies, breakfast cereal`
const GRAINS = `
  multi-?grain, mixed[- ]grains?, (three|five|seven|nine)[- ]grains?, wholegrain (bread|mix)`
const BREAKFAST_MIX = 'muesli, granola, cereal bars?, muesli bars?'
const NO_GLUTEN =
  /gluten-free|coeliac|ginger (beer|ale)|root beer|(barley|malt)-free|rice malt|scotch fillet|Scotch bonnet/i

/** What names alone say of each tree nut, and of each cereal with gluten but wheat, as Australian labels have to name them. */
export const NAMED_NUTS_AND_CEREALS = {
  ALMOND_FREE: nut(`
    almonds?, badam, marzipan, frangipane, amaretti, amaretto, pralines?, dukkah, nougat, macarons?, romesco, florentines?,
    bakewell, turr[oó]n, orgeat, korma, stollen, panforte, Christmas (cake|pudding)`),
  BRAZIL_NUT_FREE: nut('brazil nuts?, brazils'),
  CASHEW_FREE: nut('cashews?, pesto, korma, kaju( katli)?'),
  HAZELNUT_FREE: nut(`
    hazelnuts?, hazels, filberts?, cobnuts?, Nutella, gianduja, pralines?, dukkah, Frangelico, romesco, panforte`),
  MACADAMIA_FREE: nut('macadamias?'),
  PECAN_FREE: nut('pecans?, butter pecan'),
  PINE_NUT_FREE: nut('pine ?nuts?, pignolis?, pinon, pesto'),
  PISTACHIO_FREE: nut('pistachios?, pista, mortadella, baklava, dukkah, kulfi'),
  WALNUT_FREE: nut('walnuts?, baklava, muhammara, waldorf, brownies?'),
  BARLEY_FREE: [
    {
      holds: words(`
        ${MALT}, ${BEER}, ${MALT_VINEGAR}, ${EXTRACT}, ${BREAKFAST}, ${GRAINS}, ${BREAKFAST_MIX}, soup mix, gochujang,
        black pudding, Weet-?a?bix, granary, wheat biscuits`),
      but: NO_GLUTEN,
    },
  ],
  OAT_FREE: [
    { holds: words('oats?, oatmeal, oatcakes?, porridge, flapjacks?, Anzac biscuits?, haggis') },
    {
      holds: words(`${BREAKFAST_MIX}, ${GRAINS}, plant(-based)? milk, (black|white) pudding`),
      but: /oat-free|gluten-free/i,
    },
  ],
  RYE_FREE: [
    {
      holds: words(`
        rye, pumpernickel, crispbreads?, Ryvita, sourdough, kvass, whisky, whiskey, bourbon, ${GRAINS}, muesli`),
      but: NO_GLUTEN,
    },
  ],
} as const satisfies Partial<Record<RequirementKey, readonly NameRule[]>>
