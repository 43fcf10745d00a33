/** Every word of a line that names nothing but kitchen things. */
const THINGS: ReadonlySet<string> = new Set(
  `
  a about aluminium aluminum an and baking bamboo butchers canning cheesecloth cheesecloths cooking cotton deep disposable
  double each foil for half as gloves greaseproof heavy duty if in inch ice cream pop inches jar jars kitchen lid lids large length
  lengths liner liners long lined long medium metal minutes muffin needed of or paper parchment people pieces popsicle pint
  plastic quart reusable ring rings roll rolls sealable sheet sheets short size sized skewer skewers small soaked steel sticks
  sterilised sterilized string strings thermometer thermometers thick thin toothpick toothpicks twine water wax waxed with
  wooden wrap
`
    .trim()
    .split(/\s+/),
)
const NAMED =
  /\b(?:skewers?|toothpicks?|foil|(?:parchment|greaseproof|baking|waxed?) paper|(?:kitchen|cooking|butchers) (?:twine|string)|cheesecloth|thermometers?|(?:popsicle|ice[- ]cream|ice pop|wooden|craft) sticks|canning jars|muffin (?:liners|cups)|plastic wrap)\b/i
const EQUIPMENT = /^(?:special |specific )?(?:equipment|tools|utensils)(?: needed)?:/i

/** Whether a line is about kitchen things alone: `8 wooden skewers, soaked`, `Special equipment: a 10-inch skillet`. */
export function isKitchenThing(text: string): boolean {
  if (EQUIPMENT.test(text.trim())) return true
  const words: readonly string[] =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  return NAMED.test(text) && words.every((word) => THINGS.has(word))
}

/** Whether a line of a list may be the heading of those after it: `For the dressing:`. */
export function isHeading(text: string): boolean {
  return /^\s*\p{L}[^\d,;:]{1,60}:\s*$/u.test(text)
}
