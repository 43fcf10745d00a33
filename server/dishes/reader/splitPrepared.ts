import { PREPARED, QUALITY } from './preparationWords'

const ADVERB =
  /^(?:finely|roughly|coarsely|thinly|thickly|freshly|lightly|vertically|diagonally|lengthwise|well|very)$/i
/** `well-mashed`, `thinly-sliced` */
const DONE_HOW =
  /^(?:well|thinly|thickly|finely|coarsely|roughly|freshly|lightly|thin|thick|fine|hand|half|crisp|par|just|un)-/
/** At the end of a name these are what it is: `bacon fat` is not bacon. */
const NOUNS: ReadonlySet<string> = new Set(['fat', 'crisp'])
/** `even-sized`, `taco-size` */
const SIZED = /^[a-z]+-sized?$/
/** Said in two words or more; without them a name is the same. */
export const SAID_IN_TWO =
  /\b(?:(?:small|medium)[ -]?(?:to|or|\/)[- ]?(?=medium|large|fat|thick)|good[ -]sized? |firm(?:-| but |, )(?=ripe)|hard[ -](?=boiled|cooked)|(?:center|centre|thick|thin)[ -]cut |(?:tail|shell|head)s?[ -]on |cage[ -]free |(?:small|large)[ -]curd |picked[ -]over |(?:high|top|fine)[ -]quality |well[ -]trimmed |fully(?=[ -]cooked)-?|un-(?=cooked)|over-?ripe |sushi[ -]grade |store[ -]bought |room[ -]temp(?:erature)? |fridge[ -]cold |higher[ -]welfare |(?:vac|vacuum)[ -]packed |(?:sun|vine)[ -]ripened |(?:ripe |soft )?but (?:still |relatively |quite |slightly )?(?=firm|soft|ripe)|relatively (?=firm|ripe|small|large)|normal[ -]sized? |omega-?3 |full[ -]bodied |purchased |cut[ -]up |(?:squeezed|patted|wrung)[ -](?=dry\b)|(?<=\b(?:squeezed|patted|wrung)[ -])dry,? (?:and )?)/gi
/** Said of salt, which names leave out; see nameWords.ts. */
const SALTED = /^un-?salted$/i
const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Whether a word says what is done to an ingredient. */
export function isPrepared(word: string): boolean {
  const said = bare(word)
  return PREPARED.has(said) || PREPARED.has(said.replace(DONE_HOW, ''))
}

/** Whether a word says something of an ingredient and is not its name. */
export function isSaidOfIt(word: string): boolean {
  const said = bare(word)
  return isPrepared(word) || QUALITY.has(said) || said === '' || said === 'and' || SIZED.test(said)
}

/**
 * A name without what is said of it: `2 finely chopped red onions`. `withPrepared` has lost how large and good it is,
 * `withQuality` what is done to it, `core` both, and `prepared` is what is done.
 */
export function splitPrepared(name: string): {
  core: string
  withQuality: string
  withPrepared: string
  prepared: string[]
} {
  const words = name
    .replace(SAID_IN_TWO, '')
    .replace(/\b(bone|skin) (in|on)\b/gi, '$1-$2')
    .split(' ')
    .filter((word) => word !== '')
  const isQuality = (word: string, at: number): boolean =>
    (QUALITY.has(bare(word)) || SIZED.test(bare(word))) && !(at === words.length - 1 && NOUNS.has(bare(word)))
  const kind = words.map((word, at) => (isPrepared(word) ? 'prepared' : isQuality(word, at) ? 'quality' : 'name'))
  words.forEach((word, at) => {
    if (!/^(?:and|or|&|but)$/i.test(word)) return
    const [before, after] = [kind[at - 1], kind[at + 1]]
    if (before === 'prepared' && after === 'prepared') kind[at] = 'prepared'
    // `boneless and skinless chicken`, `raw and unsalted pepitas`
    else if (before === 'quality' && (after === 'quality' || SALTED.test(words[at + 1] ?? ''))) kind[at] = 'quality'
  })
  const phrases: string[] = []
  words.forEach((word, at) => {
    if (kind[at] !== 'prepared') return
    if (at > 0 && kind[at - 1] === 'prepared') phrases.push(`${phrases.pop() ?? ''} ${word.toLowerCase()}`)
    else phrases.push(word.toLowerCase())
  })
  const keep = (unwanted: readonly string[]) => words.filter((_, at) => !unwanted.includes(kind[at] ?? '')).join(' ')
  return {
    withQuality: keep(['prepared']),
    withPrepared: keep(['quality']),
    core: keep(['prepared', 'quality']),
    prepared: phrases.filter((phrase) => !phrase.split(' ').every((word) => ADVERB.test(word))),
  }
}
