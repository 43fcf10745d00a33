const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What is done to an ingredient; before or after its name it is no part of it. */
export const PREPARED = words(`
  pre-shredded pre-cooked small-diced large-diced well-stirred well-toasted unsifted ripped well-shaken diagonally crumbled powdered scraped pureed crosswise lengthwise scrubbed boned skinned cleaned milled strained harvested rough-chopped hard-cooked soft-boiled trimmed popped leveled scooped sieved scalded
  chopped diced sliced grated minced crushed peeled cubed shredded torn melted softened beaten whisked drained rinsed
  trimmed halved quartered julienned mashed squeezed juiced zested toasted cooked uncooked washed cored deseeded seeded
  destoned stoned pitted deveined shelled podded cut cooled chilled warmed thawed defrosted sifted crumbled shaved
  shaven scrubbed bruised bashed smashed pounded scored separated divided blanched strained soaked boiled
  steamed poached picked stripped snipped finely roughly coarsely thinly thickly freshly lightly well very hulled
  vertically horizontally deribbed de-stemmed destemmed debearded unrinsed grinded butterflied patted finely-chopped roughly-chopped tailed topped deboned skinned flattened portioned lukewarm
  leftover hardboiled spiralized spiralised slivered spooned mashed hard-boiled whisked leveled levelled sauteed caramelised caramelized unpeeled pre-shelled shucked crustless pressed ground-up browned grounded stemmed broken slightly parboiled blotted
  frenched unthawed unpitted
`)

/** How big, how good, how fresh: said of an ingredient without making it another one. */
export const QUALITY = words(`
  large lge lg medium med md small sm sml xl big huge little tiny jumbo fat thick thin ripe overripe organic fresh good quality
  good-quality best best-quality free-range freerange corn-fed boneless skinless bone-in skin-on raw heaped level generous scant
  rounded extra-large extra extra-small tiny sm/med small/medium medium/large medium-sized medium-size additional large-sized small-sized good-sized fist-sized smallish hearty small-medium medium-large loosely firmly tightly new
  young packed tender nice bite-sized bite-size room-temperature cold hot warm very of the lean firmly-packed good-size
  unwaxed untreated washed homemade home-made store-bought shop-bought your favourite my favorite regular standard
  refrigerated fridge fridge-cold prewashed pasture-raised imported stale sized giant average firm-ripe fine-quality miniature
  ready-made ready-rolled ready-to-eat ready-to-use well-chilled hard-shelled
  day-old homemade-type semi-ripe just-ripe medium-ripe medium-firm semi-firm firm mild fluffy velvety crusty rustic sturdy british usa
  australian californian freshest preferred authentic traditional classic gourmet artisan all-natural real genuine full-fat
  lovely beautiful tasty delicious gorgeous local seasonal humanely-raised farm-fresh oversized
  readymade hand-dived no-soak stone-ground stoneground line-caught day-boat rope-grown dry-aged tiniest smaller tall long-stemmed firm-fleshed high-heat
  culinary demi room-temp vine-ripened sun-ripened vac-packed vacuum-packed higher-welfare high-welfare
  premium quality plump juicy crisp few heirloom pre-cut elongated slender meaty untrimmed fat-trimmed
  paper-thin thick-sliced thin-sliced ready-to-cook pencil-thin
`)

/** Where what follows is no more of the name, though no comma parts it. */
export const TAIL = new RegExp(
  '\\s+(?=(?:to (?:taste|serve|garnish|season|finish|decorate|grease|fry|drizzle|sprinkle|dust|coat|cover|top|glaze|brush|bind|thicken|thin|moisten|loosen|line|your liking)|' +
    'for (?:\\w+ing|the|garnish|serving|frying|\\w+ dish|\\w+)|as (?:needed|required|desired|(?:an? )?(?:garnish|accompaniment|topping)s?)|of (?:your )?(?:own )?choice|of any (?:kind|type|sort|variety)|of your favou?rite|used (?:to|for) |(?:in|with) (?:the|its|their) skins?|if (?:desired|liked|needed|possible|available|necessary|using|you)|' +
    'on (?:an angle|the (?:diagonal|bias))|(?:at )?room temp(?:erature|\\b)|plus (?:extra|more|additional|a |some)|from (?:a|the|about) |cut (?:into|in)|in (?:chunks|thin|thick|half|halves|strips|wedges|pieces|cubes)|' +
    'with (?:(?:tender |their |the )?(?:stalks?|stems?|leaves|juices?|liquid|seeds|peel|skins?|bones?|roots?|husks?|shells?)|skin|tops?|tails?|fronds?|rind|pockets|trimmings)|(?:mixed|blended|made|combined|tossed|thinned|beaten|whisked|stirred) with|dissolved in|divided into|per (?:person|serving)|including |without (?:the )?(?:skins?|bones?|seeds?|crusts?|peel|rind)|or (?:one|two|three|half(?!-)|an?)|in (?:their|its) |in the (?:husks?|shells?|pods?|skins?)|(?:freshly )?(?:made|ground|torn) from |from (?=crustless |day-old |fresh |french |italian |good|firm |white )|into |preferably |against the grain|in the half shells?|on the side|off the (?:pit|bone)|to a depth of|to yield|tied in|totall?ing|weighing|approx(?:imately)?$|that (?:has|have|is|are) |which |(?:leaves|seeds|skin|stalks?|stems?|ends?|tails?|zest|rind) (?:picked|only|removed|reserved|trimmed|on|left|finely|roughly|torn|chopped|stripped)|to coat|or (?:more|less|to taste|as (?:needed|necessary|required|desired)|so)|such as|like |see )\\b|(?:or|from|in|plus|about|\\+) ?\\d)',
  'i',
)

/** Words by which an ingredient becomes another one, or something is added to it. Beside a name they forbid a match. */
export const TELLTALES = words(`
  vegan vegetarian dairy plant-based plant gluten lactose wheat milk butter margarine cream cheese yoghurt yogurt egg
  yolk flour bread crumb soy soya tofu nut almond cashew peanut walnut hazelnut pecan sesame tahini fish anchovy prawn
  ham bacon beef pork chicken lamb honey wine beer brandy rum gelatine gelatin stock broth sauce alternative substitute
  oat coconut rice imitation flavoured flavored stuffed marinated seasoned smoked sweetened breaded crumbed battered
  filled mayonnaise chocolate syrup brine cereal free sugar-free meat seafood shellfish mustard fermented pickled
  candied glazed coated dressed crusted wrapped
`)
