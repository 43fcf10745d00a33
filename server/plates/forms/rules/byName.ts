import type { Rule } from './Clues'
import { BOWLS } from './bowlsByName'
import { form, sauce, type Row } from './Row'

const DRINKS: readonly Row[] = [
  [/\bsmoothie bowl/, form('porridge', { kind: 'fruit', isCold: true, isSauce: true })],
  [/\b(smoothie|shake|lassi)\b/, form('glass', sauce)],
  [/\b(overnight|bircher|chia|sundaes?|crunch (cups|pots))\b|breakfast pots/, form('jar', sauce)],
  [/\b(mousse|soft serve|granita|sorbet|jelly)\b|^ frozen .*yoghurt/, form('coupe', sauce)],
  [/rice pudding|breakfast pudding/, form('porridge', sauce)],
  [/coconut tapioca/, form('jar', sauce)],
  [/rice custards/, form('bake', { isSauce: true, colour: '#f0d89a' })],
  [/\bcrumble\b/, form('bake', sauce)],
  [/^ (poached pears|fruit salad|strawberries with|oranges with|grilled peaches|rockmelon and lychee)/, form('fruit')],
  [/^ (lime and coriander rice|herbed couscous|coconut rice with)/, form('ricepan')],
  [
    /\b(pilaf|pilau|plov|khichdi)\b|(lentil|spiced|broad bean|coriander|cinnamon|lemon) rice|rice skillet/,
    form('ricepan'),
    /kadhi|stuffed|rice flour|meatballs/,
  ],
  [/garlic bread/, form('loaf', { colour: '#efcf8a' })],
  [/dhokla/, form('wedges', { colour: '#e6b841' })],
  [/chickpea flour bake/, form('frittata', { colour: '#d9ae4a' })],
  [/^ roast (potatoes|carrots|pumpkin) with|pumpkin wedges/, form('traybake')],
  [/\bgranola\b|almond crunch/, form('porridge', { isCold: true, pale: 0.8 })],
  [/chocolate bark/, form('wedges', { colour: '#4f2d1c' })],
  [/upside-down pudding|syrup cake/, form('frittata', { colour: '#d39a45' })],
  [/delicious puddings/, form('jar', sauce)],
]
const BY_HAND: readonly Row[] = [
  [/\bonigiri\b/, form('onigiri')],
  [/\b(dumplings?|gyoza|wontons?|potstickers?|pierogi)\b/, form('dumplings'), /soup|broth/],
  [/rice paper/, form('rolls')],
  [/cabbage rolls/, form('rolls', { colour: '#a9bb6c' })],
  [/nori hand rolls/, form('rolls', { colour: '#2c4236' })],
  [/(filo|samosa) rolls/, form('rolls', { colour: '#dba648' })],
  [/lettuce cups|san choy|salad cups/, form('cups')],
  [
    /(breakfast|sausage|lunchbox|walnut) muffins|rösti cups|pumpkin scones|\bfriands\b|date puddings|pao de queijo/,
    ({ named }) =>
      form('muffins', { colour: named(/date/) ? '#8a5530' : named(/ham|turkey|rösti|queijo/) ? '#e0b04e' : '#cf9248' }),
  ],
  [
    / loaf\b|\bcoconut bread|soda bread/,
    ({ named }) => form('loaf', { colour: named(/pumpkin/) ? '#c57a30' : named(/soda/) ? '#7a4f2a' : '#b8803f' }),
    /meat ?loaf|breakfast bake/,
  ],
  [/banh mi|\bin baguette/, form('baguette')],
  [
    /\b\w*burgers?\b|sloppy joes| rolls\b/,
    ({ named }) =>
      form('burger', {
        ...(named(/sloppy|jackfruit|brisket|bacon and egg|steak/) ? { kind: 'filling' } : {}),
        ...(named(/fish/)
          ? { colour: '#dfa650' }
          : named(/portobello/)
            ? { colour: '#7a5a40' }
            : named(/beetroot and black/)
              ? { colour: '#6b2038' }
              : named(/turkey/)
                ? { colour: '#b5804a' }
                : {}),
      }),
  ],
  [/tostadas?|\bsopes\b|\barepas\b/, form('taco', { kind: 'flat' })],
  [/\btacos?\b/, form('taco'), /bowls?/],
  [/\bnachos\b|\bchilaquiles\b/, form('nachos', sauce)],
  [/\bchaat\b/, form('salad', sauce)],
  [/\b(wraps?|burritos?|fajitas?)\b/, ({ named }) => form('wrap', named(/burrito/) ? { kind: 'foil' } : {}), /bowls?/],
  [/\bpitas?\b|\bpockets?\b/, form('taco', { colour: '#e6c07c' }), /fattoush|chips/],
  [/quesadillas?|gözleme|tattie scones|quesadilla fingers/, form('wedges')],
  [/breakfast bars/, form('wedges', { colour: '#c58c48' })],
  [/farinata/, form('frittata', { colour: '#dcb04e' })],
  [
    /\bpizza\b|lahmacun|\bflatbreads?\b|khachapuri|\bthepla\b|\buttapam\b|\bthalipeeth\b/,
    ({ named }) =>
      form('flatbread', {
        isSauce: true,
        ...(named(/lahmacun|pea smash|khachapuri/) ? { kind: 'long' } : {}),
        ...(named(/pea smash/) ? { spread: '#8fb858' } : {}),
      }),
    /mezze/,
  ],
  [
    /\b(sandwich(es)?|toasties?|jaffles?|croque-\w+|reuben)\b/,
    ({ named, has }) =>
      form('sandwich', {
        ...(named(/toast|jaffle|croque|steak/) ? { kind: 'toasted' } : {}),
        ...(has(/^rye-bread|pumpernickel/) ? { colour: '#94613a' } : {}),
      }),
    /open sandwich/,
  ],
]
const TOASTS: readonly Row[] = [
  [/french toast/, form('toast', { spread: '#e0a648', colour: '#c07a30' })],
  [/dippy eggs/, form('eggcups')],
  [/waffles?/, form('pancakes', { kind: 'waffle', count: 2 })],
  [
    / toasts?\b|\brarebit\b|\bmolletes\b|open sandwich|bagels?\b|crumpets?\b|toasted muffins|on muffins|on rye|soldiers|pan con tomate|scramble[ds]?|bhurji/,
    ({ named, has }) =>
      form('toast', {
        kind: named(/bagel/) ? 'bagel' : named(/crumpet/) ? 'crumpet' : named(/muffins/) ? 'muffin' : 'slice',
        ...(has(/^rye-bread|pumpernickel/) ? { colour: '#8a5a34' } : {}),
        ...(has(/\begg$/) && !named(/scrambled|bhurji/) ? { count: 1 } : {}),
        ...(named(/avocado/)
          ? { spread: '#b5c95e' }
          : named(/scrambled/)
            ? { spread: '#f6cf52' }
            : named(/tomate|beans|mince/)
              ? { spread: '#d4572f' }
              : has(/ricotta|cream-cheese/)
                ? { spread: '#fbf3df' }
                : {}),
      }),
    /soup|taco/,
  ],
  [
    /pancakes?\b|pikelets?|hotcakes/,
    ({ named }) =>
      form('pancakes', {
        count: named(/pikelet/) ? 3 : 4,
        ...(named(/buckwheat/) ? { colour: '#a3743f' } : named(/sweet potato/) ? { colour: '#dd8238' } : {}),
      }),
    /osaka|thin|chickpea pancakes/,
  ],
  [
    /dosas?|chilla|omelette|banh xeo|thin buckwheat|\bcrepes\b|\bgalettes\b|\bblintzes\b|oatcakes|egg foo young|omurice/,
    ({ named }) =>
      form(
        'fold',
        named(/neer|tapioca|rice crepes/)
          ? { colour: '#f2e6cb' }
          : named(/dosa|chilla/)
            ? { colour: '#d99a4a' }
            : named(/buckwheat|oatcakes/)
              ? { colour: '#b08656' }
              : {},
      ),
    /bowl/,
  ],
]
const EGGS_AND_BAKES: readonly Row[] = [
  [/steak and eggs/, form('eggpan', { kind: 'hash', hero: 'steak', count: 2 })],
  [
    /shakshuka|menemen|baked eggs|huevos|turkish poached|green eggs|pan eggs/,
    ({ named }) => form('eggpan', { isSauce: true, count: named(/baked|huevos/) ? 2 : 3 }),
  ],
  [/big veggie|breakfast pan|\bhash\b/, form('eggpan', { kind: 'hash', count: 2 })],
  [
    /frittata|spanish potato tortilla|zucchini slice|osaka|\bkuku\b/,
    ({ named }) =>
      form(
        'frittata',
        named(/osaka/) ? { colour: '#d9a24c', kind: 'whole' } : named(/kuku/) ? { colour: '#7c9142' } : {},
      ),
  ],
  [/imam bayildi|eggplant halves/, form('boats', { kind: 'narrow', colour: '#4a2350', flesh: '#cfae74' })],
  [
    /moussaka|lasagne|gratin|macaroni bake|scalloped|mornay|cottage pie|shepherd|fish pie|parmigiana|cobbler|bobotie|flake bake|breakfast bake|semolina gnocchi|baked oats|baked ricotta|oven-baked butter|leek bake|(bean|rice) bake|\btian\b|polenta slice /,
    ({ named }) =>
      form('bake', {
        isSauce: true,
        ...(named(/cottage|shepherd|fish pie/) ? { kind: 'mash' } : {}),
        ...(named(/golden carrot/)
          ? { colour: '#ec9a45' }
          : named(/cottage|shepherd|fish pie/)
            ? { colour: '#f2d68c' }
            : named(/greek oven/)
              ? { colour: '#c8502c' }
              : named(/chocolate/)
                ? { colour: '#5d3420' }
                : {}),
      }),
    /pub-style/,
  ],
  [/polenta slices/, form('main', { hero: 'slab', heroColour: '#e8b53c' })],
  [/wellington/, form('wellington')],
  [
    / pies?\b|\bfilo\b|\btart\b/,
    ({ named }) => form('pie', { isSauce: true, ...(named(/bacon and egg|\btart\b/) ? { kind: 'open' } : {}) }),
    /porridge/,
  ],
  [
    /stuffed|\bjackets?\b|\bboats\b|baked apples|baked sweet potatoes/,
    ({ named }) =>
      form(
        'boats',
        named(/capsicum/)
          ? { kind: 'round', colour: '#cf3020' }
          : named(/apple/)
            ? { kind: 'round', colour: '#c2402e', flesh: '#f6e6b6', count: 3 }
            : named(/(jacket|baked) sweet/)
              ? { colour: '#b4552f', flesh: '#f0954a' }
              : named(/jacket/)
                ? { colour: '#a87442', flesh: '#f6e3a4' }
                : named(/zucchini/)
                  ? { kind: 'narrow', colour: '#4f8636', flesh: '#e6e8ae' }
                  : named(/papaya/)
                    ? { colour: '#f2a03a' }
                    : {},
      ),
    /pitas/,
  ],
]
/** Forms that a meal's name tells: drinks and jars, what is held in hand, breads, eggs and bakes, bowls. */
export const byName: Rule = (clues) => {
  for (const [words, found, unless] of [...DRINKS, ...BY_HAND, ...TOASTS, ...EGGS_AND_BAKES, ...BOWLS])
    if (clues.named(words) && !(unless && clues.named(unless)))
      return typeof found === 'function' ? found(clues) : found
  return null
}
