import type { Fact } from '../../../catalogue/types'

const FISH = `swordfish cod haddock pollock halibut sole plaice trout mackerel herring kipper bream bass snapper tilapia
  catfish monkfish turbot mullet whiting hake sardine anchovy tuna salmon barramundi flathead sprat eel roe caviar bonito
  dashi worcestershire pilchard skate perch grouper mahi ling dory trevally whitebait tarama taramasalata nuoc garum fish`
const CRUSTACEANS = 'prawn shrimp crab lobster crayfish scampi langoustine krill yabby'
const MOLLUSCS = 'mussel oyster clam scallop squid calamari octopus cuttlefish abalone cockle whelk pipi snail'
const TREE_NUTS = `almond walnut chestnut cashew pecan hazelnut filbert pistachio macadamia praline marzipan frangipane nutella gianduja
  amaretti`
const MILK = `milk butter buttermilk cream cheese yoghurt yogurt ghee whey casein curd custard creme mascarpone brie camembert
  pecorino gorgonzola stilton roquefort provolone emmental emmenthal havarti gouda edam fontina manchego asiago muenster
  queso labneh quark kefir paneer halloumi feta ricotta parmesan cheddar mozzarella gruyere burrata taleggio romano
  toffee fudge dulce bechamel ranch alfredo buttered creamed cheesy`
const WHEAT = `flour bread breadcrumb wheat pasta spaghetti noodle couscous bulgur semolina seitan farro spelt kamut durum
  freekeh cracker biscuit cookie cake pastry tortilla pita naan brioche croissant bagel baguette ciabatta focaccia crouton
  panko udon ramen gnocchi macaroni penne fettuccine linguine tagliatelle lasagne ravioli orzo rigatoni pretzel muffin
  wonton dumpling pancake waffle crumpet bun roll matzo phyllo filo batter battered roux maida atta sooji rava`
const EGG = 'egg mayonnaise mayo aioli meringue hollandaise bearnaise custard brioche yolk omelette quiche ladyfinger'
const POULTRY = 'chicken turkey duck goose quail guinea poultry hen schmaltz'
const PORK = `pork bacon ham prosciutto pancetta chorizo salami lard speck guanciale gammon mortadella pepperoni lardon nduja
  sausage chipolata bratwurst kielbasa frankfurter`
const BEEF = 'beef veal steak brisket oxtail bresaola pastrami suet tallow dripping'
const OTHER_MEAT = 'lamb mutton venison rabbit goat kangaroo hogget bison elk boar hare meat'

/** Foods by what they contain, in words of one form each or in their plain ones. Too much is safe here. */
export const FOOD_FACTS: readonly (readonly [words: string, facts: readonly Fact[]])[] = [
  [FISH, ['fish']],
  [CRUSTACEANS, ['crustacean']],
  [MOLLUSCS, ['mollusc']],
  ['surimi seafood shellfish', ['fish', 'crustacean']],
  [TREE_NUTS, ['tree_nut']],
  ['nut', ['tree_nut']],
  ['peanut groundnut arachis satay', ['peanut']],
  [MILK, ['milk']],
  [WHEAT, ['wheat', 'gluten']],
  ['barley rye oat malt', ['gluten']],
  ['beer ale lager stout', ['gluten', 'alcohol']],
  [EGG, ['egg']],
  ['soy soya tofu tempeh edamame miso tamari', ['soy']],
  ['sesame tahini halva hummus gingelly', ['sesame']],
  ['lupin lupini', ['lupin']],
  [POULTRY, ['meat', 'poultry']],
  [PORK, ['meat', 'pork']],
  [BEEF, ['meat', 'beef']],
  [OTHER_MEAT, ['meat']],
  ['trifle tiramisu', ['wheat', 'gluten', 'milk', 'egg', 'alcohol']],
  ['cheesecake brownie doughnut donut eclair scone profiterole', ['wheat', 'gluten', 'milk', 'egg']],
  ['shortbread samosa gyoza empanada strudel rusk zwieback weetabix', ['wheat', 'gluten']],
  ['oatcake muesli granola malted', ['gluten']],
  ['pavlova', ['egg', 'milk']],
  ['remoulade', ['egg', 'mustard']],
  ['piccalilli', ['mustard']],
  ['pesto', ['milk', 'tree_nut']],
  ['nougat', ['egg', 'tree_nut']],
  ['baklava', ['wheat', 'gluten', 'tree_nut']],
  ['dukkah', ['tree_nut', 'sesame']],
  ['gomasio', ['sesame']],
  ['natto tvp', ['soy']],
  ['hoisin teriyaki', ['soy', 'wheat', 'gluten']],
  ['ponzu', ['soy', 'wheat', 'gluten', 'fish']],
  ['furikake', ['fish', 'sesame']],
  ['laksa belacan blachan trassi bagoong', ['crustacean']],
  ['pate terrine haggis', ['meat', 'milk']],
  ['gelatine gelatin marshmallow aspic jello', ['gelatine']],
  ['honey honeycomb honeyed', ['honey']],
  [
    `wine brandy rum whisky whiskey vodka sherry port marsala cognac bourbon liqueur kirsch vermouth gin tequila sake
    champagne prosecco cava sauternes limoncello amaretto cointreau calvados armagnac sambuca pernod ouzo grappa absinthe
    mead campari pimm curacao brandied boozy`,
    ['alcohol'],
  ],
]
