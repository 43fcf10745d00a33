import { TAIL } from './preparationWords'
import { isPrepared, isSaidOfIt } from './splitPrepared'

const LONGEST = 6
const EXAMPLE = /^(?:such as|like|e\.g\.?|preferably) /i
/** `fresh herbs such as dill`, with no comma before. */
const EXAMPLE_IN_NAME = /\s(?=(?:such as|like) \p{L})/iu
const JOINT = /^(?:and\/or|and|or)\s+(?!\d)/i
/** Beside a name these say what is done with it, how much of it and what for. */
const NOT_LISTED =
  /\b(?:to|for|at|in|into|with|from|if|as|plus|about|only|on|both|left|more|less|so|needed|necessary|required|desired|taste|removed|reserved|trimmed|cut|split|optional|each|room|garnish|possible|preferably|available|see|such|until|when)\b|\b\w{3,}(?:ed|ing)\b|\d/i
const NAMES_ENDING_SO =
  /\b(?:red|seed|bread|pudding|dressing|dried|canned|smoked|dumpling|ring|herring|spring|pickled|salted|unsalted|powdered|mixed|toasted|roasted|whipped|cured|seasoned|seasoning|sparkling|peeled|refined|flavored)s?\b/gi
/** Alone these are no other ingredient: `coriander, leaves and stalks`. */
const OF_IT =
  /^(?:(?:and|or|zest|juice|rind|peel|leaves|stalks?|stems?|roots?|tops?|tails?|skins?|fronds|bones?|seeds|core|pith|shells?|finely|very|large|small|thinly|white|pale|tough|woody|bulbs?|greens|ends?|cloves|hearts?|bodies|light|dark|tender|green|only|parts?)\b\s*)+$/i

/**
 * `cod, pollock, or haddock fillets`: names of one list are one name. The parts are what commas part, the name first; what
 * is no list stays as it is.
 */
export function joinList(parts: readonly string[]): string[] {
  const [head = '', ...others] = parts.flatMap((part, at) => (at === 0 ? part.split(EXAMPLE_IN_NAME, 2) : part))
  const apart = withExamples([head, ...others])
  const last = others.findIndex((part) => JOINT.test(part) || /\s(?:or|and)\s/i.test(part))
  const ending = others[last]
  if (ending === undefined || last >= LONGEST) return apart
  const tail = TAIL.exec(ending)
  const names = [...others.slice(0, last), tail ? ending.slice(0, tail.index) : ending]
  if (!names.every(isListed)) return apart
  const rest = tail ? [ending.slice(tail.index).trim()] : []
  return [[head, ...names].join(', '), ...rest, ...others.slice(last + 1)]
}

/** `such as cod, haddock, or monkfish`, `such as parsley, chives, basil`: examples of one list are one part. */
function withExamples(parts: readonly string[]): string[] {
  const from = parts.findIndex((part) => EXAMPLE.test(part))
  const joined = parts.findIndex((part, at) => at > from && at <= from + LONGEST && /\b(?:and|or)\s/i.test(part))
  const unlisted = parts.findIndex((part, at) => at > from && !isListed(part))
  const last = joined >= 0 ? joined : (unlisted < 0 ? parts.length : unlisted) - 1
  if (from < 0 || last <= from || last > from + LONGEST || !parts.slice(from + 1, last + 1).every(isListed))
    return [...parts]
  return [...parts.slice(0, from), parts.slice(from, last + 1).join(', '), ...parts.slice(last + 1)]
}

/** Whether words may be a name in a list, and not what is said of the first one. */
function isListed(words: string): boolean {
  const name = words.replace(JOINT, '')
  const first = name.split(' ')[0] ?? ''
  const isSaid = isPrepared(first) && !/^(?:well|cooked|toasted|canned)$/i.test(first)
  return (
    name.split(' ').length <= LONGEST &&
    !isSaid &&
    !name.split(' ').every((word) => isSaidOfIt(word) || word === 'ground') &&
    !OF_IT.test(name) &&
    !/^(?:fresh or frozen|frozen or fresh)$/i.test(words) &&
    !NOT_LISTED.test(name.replace(NAMES_ENDING_SO, ''))
  )
}
