const SOAKED =
  /\b(?:soaked|steeped|marinated|macerated|poached|deglazed|brined|infused|plumped|rehydrated|reconstituted|flamb(?:é|e)ed?)\b(?: \p{L}+ly)?(?: overnight| briefly| for [^,]*?)? (?:in|with) (.+)$/iu
/** How long, and what is then done to it alone: other food that follows stays, so that it is looked for. */
const THEN =
  /,? (?:overnight|(?:for|at least|about|up to| |an?|few|half|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|several|[\d/½¼¾.–-]|to|or|more)+ (?:minutes?|mins?|hours?|hrs?|days?|nights?)|(?:until|till) (?:(?:very|just|quite|and|or|ready to|nice and) )*(?:plump|soft|softened|tender|swollen|pliable|hydrated|rehydrated|needed|required|cool|cold|cooled|use|used)|(?:and|then|and then|before) (?:well |very |lightly |thoroughly |finely |roughly )*(?:drained|draining|squeezed|rinsed|patted|dried|chopped|sliced|cooled|using|use)(?: (?:well|dry|out|off))?)$/i
const WATER =
  /^(?:(?:cold|cool|warm|hot|very|just|boiling|boiled|lukewarm|tepid|salted|salty|fresh|tap|iced?|ice-cold|plenty|enough|lots|of|some|a|little|clean|the|bowl|pan|few|spoonfuls?|cups?|ml|l|litres?|liters?|[\d./]+) +)*water$/i

/**
 * What words beside a name say that it has drunk: `soaked in bourbon`; null for none, or for water. Food that is named
 * after it is a part of the answer: `yoghurt then dusted with flour`.
 */
export function soakedIn(words: string): string | null {
  let liquid = SOAKED.exec(words)?.[1]?.trim() ?? ''
  while (THEN.test(liquid)) liquid = liquid.replace(THEN, '').trim()
  return liquid === '' || WATER.test(liquid) ? null : liquid
}
