import type { RequirementKey } from '../../server/catalogue/requirements'
import { type NameRule, words } from './nameRule'

/** Animals and fish that are never kosher, whatever is done with them. */
export const NEVER_KOSHER: NameRule = {
  holds: words(`
    rabbit, hare, kangaroo, wallaby, horse, crocodile, snails?, eels?, catfish, basa, shark, flake, swordfish, marlin, monkfish,
    turbot, sturgeon, caviar, prawns?, shrimps?, crab( sticks?)?, surimi, lobsters?, crayfish, yabb(y|ies), bugs?, mussels?, squid,
    calamari, oysters?, scallops?, octopus, cuttlefish, clams?, cockles?, vongole, pipis, marinara mix, oyster sauce`),
  but: /vegan|vegetarian|oyster mushrooms?/i,
}

/** What the Australian lists name for pregnancy: not to be eaten before it is steaming hot, or set. */
export const NAMED_COLD: readonly NameRule[] = [
  {
    holds: words(`
        brie, camembert, blue cheese, gorgonzola, roquefort, stilton, feta, ricotta, goats?.s? cheese, chèvre, mozzarella, bocconcini,
        burrata, stracciatella, mascarpone, paneer, halloumi, haloumi, taleggio, havarti, queso fresco, fontina, muenster`),
    but: /vegan|plant-based|hard goat|grated/i,
  },
  {
    holds: words(`
        ham, prosciutto, salami, pepperoni, mortadella, pastrami, chorizo, pancetta, speck, bacon, kransky, frankfurts?, cabanossi,
        black pudding, roast beef, deli (turkey|chicken), corned beef, roast chicken, smoked sausage, pâté, livers?`),
    but: /vegan|plant-based|bacon (fat|bits)|ham hock/i,
  },
  {
    holds: words(`
        smoked (salmon|trout|cod|haddock|fish), smoked salmon, hot-smoked trout, pickled herring, rollmops, lox, roe, caviar,
        cooked prawns?, oysters?, scallops?, crab( meat|sticks?)?, lobster, crayfish, sashimi, salmon fillets?, tuna steaks?, swordfish,
        shark, flake, marlin, broadbill, catfish, basa, orange roughy`),
    but: /vegan|oyster (sauce|mushrooms?)|tinned/i,
  },
  { holds: words('eggs?, egg (whites?|yolks?)'), but: /egg(-free| noodles| replacer| substitute)|vegan|mayonnaise/i },
  {
    holds: words(`
        (bean|alfalfa|mung bean|snow pea) sprouts?, rockmelon, cantaloupe, salad leaves, salad mix, coleslaw mix, enoki( mushrooms?)?,
        hummus, tahini, soft serve, stuffing mix, eggnog, kefir`),
  },
]

/** What they name for no meal of whatever heat. */
const NEVER_IN_PREGNANCY: readonly NameRule[] = [
  {
    holds: words(
      'pâté, livers?, roe, caviar, swordfish, shark, flake, marlin, broadbill, catfish, basa, orange roughy, eggnog, kefir, rockmelon, cantaloupe',
    ),
  },
  {
    holds: words(`
        wine, beer, mirin, sherry, rum, vodka, brandy, whisky, gin, tequila, marsala, stout, sake, shaoxing, port, cider, liqueur,
        kirsch, vanilla extract`),
    but: /vinegar|alcohol-free|non-alcoholic|ginger beer/i,
  },
]

/** What names alone say for pregnancy. */
export const NAMED_STATES = {
  PREGNANCY: [...NAMED_COLD, ...NEVER_IN_PREGNANCY],
} as const satisfies Partial<Record<RequirementKey, readonly NameRule[]>>

/** The same of a meal as it is planned, whatever it heats. */
export const NAMED_IN_MEALS = { PREGNANCY: NEVER_IN_PREGNANCY } as const satisfies Partial<
  Record<RequirementKey, readonly NameRule[]>
>
