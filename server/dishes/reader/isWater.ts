/** Every word that may be next to water without naming anything else that goes into the dish. */
const WORDS: ReadonlySet<string> = new Set(
  `
  a about add additional all bag amount an and approx approximately around as at boil boiled boiling c chilled clean cold cook
  cooking cool cooled cover crushed cube cubes cup cupful cups degrees depending desired divided drinking enough extra
  few filtered five fl for four fresh freshly from g glass glasses gram grams half hot ice iced if jug just kettle l
  level lightly liter liters litre litres little loosen lukewarm millilitre millilitres ml mls more necessary needed
  note notes of off one optional or ounce ounces oz pint pints plus poaching quart quarter quarts required room scant
  see serve serving six small so soaking some splash still mineral icy handful handfuls mug mugs recently blending bind mixing table tablespoon tablespoons tap taste tbs tbsp tbsps
  barely by changed f filled fluid fully gal gallon gallons hard immerse inch ingredients it kettle lb lbs once
  pot pound pounds qt qts salted simmer soak thickens top topped unsalted well
  teaspoon teaspoons temperature tepid the then thin three to luke not directed with tsp tsps two until up use very warm water x
  tray trays block blocks cracked shaved chopped can cans bottles jar jars container containers bagged purified distilled finely coarsely
  adjust all ambient bottled cl gm gms prepared spring warmed consistency dl enough immerse ingredient milliliter milliliters need you may whole steaming most likely will pot s full not
`
    .trim()
    .split(/\s+/),
)

/** What it is used for; other food that is named there has its own line. */
const PURPOSE = /\(+\s*(?:to|for|adjust|depending)\b(?![^()]*\b(?:with|use|using|instead|or|plus|and|add)\b)[^()]*\)+/g
/** Water of the pot, whose pasta or potatoes have a line of their own. */
const COOKED_IN = /\b(?:reserved )?(?:pasta|potato) (?:cooking )?water\b/g

/**
 * Whether a line is water and nothing else, which is neither bought nor avoided. One word more and it is an
 * ingredient like any other: `250 ml water with a stock cube` is not water.
 */
export function isWater(text: string): boolean {
  const words: readonly string[] =
    text
      .toLowerCase()
      .replace(COOKED_IN, 'water')
      .replace(PURPOSE, ' ')
      .replace(/°\s*[cf]\b/g, ' ')
      .match(/\p{L}+/gu) ?? []
  return (words.includes('water') || words.includes('ice')) && words.every((word) => WORDS.has(word))
}
