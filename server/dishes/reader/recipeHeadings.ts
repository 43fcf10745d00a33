const ABOUT = '(?:\\s*\\(.{1,60}\\)|\\s+for\\s.{1,40}|\\s*[-–|:]\\s*(?:serves|makes|for)\\s.{1,40})?\\s*:?$'
const INGREDIENTS = new RegExp(
  `^(?:ingredients?(?: list)?|you(?:'|’)?(?:ll| will) need|what you(?:'|’)?(?:ll)? need|shopping list)${ABOUT}`,
  'i',
)
const METHOD = new RegExp(
  `^(?:(?:cooking |preparation )?(?:method|instructions?|directions?|procedure)|preparation|steps|step[ -]by[ -]step|how to (?:make|cook|prepare)(?: (?:it|this|them))?|what to do|to make)${ABOUT}`,
  'i',
)
const NOTES = /^(?:(?:recipe |cook'?s )?(?:notes?|tips?))\s*:?$/i
const ELSE = /^(?:nutrition(?:al)?(?: information| facts)?|storage|equipment|comments?|source)\s*:?$/i
const GROUP = /^(?:for the(?: [\p{L}'’-]+){1,2}|(?:for|to) (?:serv(?:e|ing)|garnish|assemble|finish))$|:$/iu

/** What a heading is over. `group` is over some of the ingredients: `For the sauce`; `else` over what is no recipe. */
export type Heading = 'ingredients' | 'steps' | 'notes' | 'else' | 'group'

/** What a line is the heading of; null when it is none. */
export function headingOf(line: string): Heading | null {
  if (INGREDIENTS.test(line)) return 'ingredients'
  if (METHOD.test(line)) return 'steps'
  if (NOTES.test(line)) return 'notes'
  if (ELSE.test(line)) return 'else'
  return GROUP.test(line) ? 'group' : null
}
