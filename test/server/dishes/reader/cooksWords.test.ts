import { REQUIREMENTS, type RequirementKey } from '../../../../server/catalogue/requirements'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { NAMED_BY_REQUIREMENT } from '../../../support/namedAllergens'
import { brokenByName } from '../../../support/nameRule'
import { lineSuits } from './ownLine'

/** Lines as British, American and Indian cooks write them, by a requirement that none of them meets. */
const LINES: Partial<Record<RequirementKey, string>> = {
  ALMOND_FREE: '50 g ground almonds; badam, soaked; 1 tsp almond essence; 6 amaretti; 1 cup oat or almond milk',
  BRAZIL_NUT_FREE: '4 Brazil nuts; 100 g mixed nuts; 50 g nuts, chopped',
  CASHEW_FREE: '12 kaju; 1/4 cup raw cashew nuts; 2 tbsp green pesto',
  HAZELNUT_FREE: '2 tbsp Nutella; 50 g filberts; 2 tbsp dukkah',
  MACADAMIA_FREE: '50 g macadamias, chopped; 1 cup muesli',
  PECAN_FREE: '1/2 cup pecan halves; 1 cup granola',
  PINE_NUT_FREE: '30 g pignoli; 2 tbsp pinenuts; 2 tbsp basil pesto',
  PISTACHIO_FREE: '30 g pista; 30 g pistachios, shelled; 100 g mortadella',
  WALNUT_FREE: '1 cup walnut pieces; 1 tbsp walnut oil',
  BARLEY_FREE: `100 g pot barley; 1 malt loaf; 1 tbsp malt vinegar; 1 tsp Marmite; 250 ml pale ale; 330 ml stout;
    2 tbsp Worcestershire sauce; 50 ml Scotch whisky; 2 tbsp Horlicks`,
  OAT_FREE: '50 g porridge oats; 1 cup jumbo oats, toasted; 40 g gluten-free oats; 250 ml oat milk; 1 cup milk (oat)',
  RYE_FREE:
    '4 slices pumpernickel; 2 rye crispbreads; 50 ml rye whiskey; 2 slices sourdough; 2 slices multigrain bread',
  NO_ONION_OR_GARLIC: `2 spring onions, sliced; 2 scallions, thinly sliced; 1 tsp garlic granules; 8 baby onions;
    1 banana shallot; 1 bunch chives, snipped; 2 leeks, washed and sliced; 1 tbsp ginger garlic paste;
    1 tbsp adrak lehsun paste; jar of passata with garlic and herbs; 1 tsp granulated onion; 4 hot dogs; 200 g hummus;
    1 lb ground beef, browned with onions; 500 ml vegetable stock; 1 tsp Better Than Bouillon; 2 tbsp mango chutney`,
  NIGHTSHADE_FREE: `1 aubergine; 1 brinjal, cubed; 200 g new potatoes; 250 g aloo; 2 russets, peeled; 3 green chillies, slit;
    1 tsp Kashmiri chilli powder; 1/2 tsp cayenne; 2 green bell peppers; 1 yellow pepper, sliced; 2 tbsp tomato ketchup;
    1 cup V8 juice; 1 tsp pimentón; dash of Tabasco; 3 tomatillos; 1 Scotch bonnet; 2 tbsp curry powder;
    500 g chicken thighs, marinated in garlic and paprika`,
  CORN_FREE: `cornstarch slurry; 2 tbsp cornstarch; 2 ears of corn; 1 bhutta; 1 cup makki ka atta; 200 g tinned sweetcorn;
    1 tsp baking powder; 2 tbsp light corn syrup; 2 tbsp custard powder; 100 g tortilla chips; 2 tbsp confectioners’ sugar`,
  JAIN_STYLE: `2 carrots, grated; 1 mooli; 1 swede; 1 rutabaga; 1 sweet potato; 200 g chestnut mushrooms; 2 tbsp honey;
    1-inch piece ginger; 200 g sabudana; 1 tsp wasabi; 1 lotus root; 1 clove garlic; 2 eggs`,
  HALAL_STYLE: `4 rashers streaky bacon; 100 g lardons; 4 slices Parma ham; 3 leaves gelatine; 200 ml dry white wine;
    2 tbsp cooking sherry; 50 g sultanas, soaked in rum; 1 tsp vanilla extract; 100 g marshmallows; 1 Parmesan rind`,
}
const lines = Object.entries(LINES).flatMap(([key, texts]) =>
  texts.split(/;\s*/).map((text): [string, RequirementKey] => [text, key as RequirementKey]),
)

test.each(lines)('%s is not offered to %s, nor to what else its words name', (text, key) => {
  const named = REQUIREMENTS.filter(
    (requirement) => brokenByName(text, NAMED_BY_REQUIREMENT[requirement.key]).length > 0,
  )
  expect(
    new Set([key, ...named.map((requirement) => requirement.key)].filter((each) => lineSuits(text, each))),
  ).toEqual(new Set())
})

test('most of these lines are matched, some for each requirement: it is not for want of an ingredient that they do not suit', () => {
  const matched = lines.filter(([text]) => readIngredientLine(fullCatalogue(), text).ingredient !== null)
  expect(matched.length).toBeGreaterThan(0.75 * lines.length)
  expect(new Set(matched.map(([, key]) => key))).toEqual(new Set(Object.keys(LINES)))
})

test.each<[string, RequirementKey]>([
  ['1/4 tsp asafoetida (hing)', 'NO_ONION_OR_GARLIC'],
  ['1/4 tsp asafoetida (hing)', 'JAIN_STYLE'],
  ['1 tsp Sichuan peppercorns', 'NIGHTSHADE_FREE'],
  ['1 tsp freshly ground black pepper', 'NIGHTSHADE_FREE'],
  ['1 sweet potato', 'NIGHTSHADE_FREE'],
  ['2 tbsp arrowroot', 'CORN_FREE'],
  ['2 spring onions, sliced', 'NIGHTSHADE_FREE'],
  ['50 g ground almonds', 'WALNUT_FREE'],
  ['1 cup walnut pieces', 'ALMOND_FREE'],
  ['100 g pearl barley', 'OAT_FREE'],
  ['200 g plain flour', 'RYE_FREE'],
  ['1 cup basmati rice', 'JAIN_STYLE'],
  ['200 g paneer, cubed', 'NO_ONION_OR_GARLIC'],
  ['500 g lamb leg', 'HALAL_STYLE'],
])('%s suits %s', (text, key) => expect(lineSuits(text, key)).toBe(true))
