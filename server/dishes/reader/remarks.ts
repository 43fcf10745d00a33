import { plainLine } from './lineText'
import { looksMeasured } from './recipeStep'

/** What pages put among their ingredients: links, prices, a table of nutrition, where the recipe is from. */
const OF_THE_PAGE =
  /^\W*(?:(?:sign up|subscribe)\b.*|add to cart|(?:read|see|learn) more|shop now|buy now|jump to (?:the )?recipe|print(?: recipe)?|(?:total |saturated |trans |added |dietary )(?:fats?|sugars|fib(?:er|re)|carb(?:ohydrate)?s)|carbohydrates|calories|kcal|cholesterol|sodium|potassium|calcium|iron|kgs?|vitamin [a-e]\d?|percent daily values?\b.*|total weight:?[\d., ]*(?:g|kg)?|tags?: .*|(?:[\d,.]+ )?(?:ratings?|reviews?|comments?|photos?)|[\d.,]+ (?:from|out of) [\d,]+ (?:votes?|ratings?|reviews?)|[\d½]+(?:\/\d)? ?x|original recipe (?:\(1x\) )?yields .*|video|save|rate|(?:star (?:half )?fill(?: star)?){2,}.*|keep (?:the |your )?screen (?:awake|on)|see nutrition(?:al)? (?:information|facts)|get the recipes?|(?:cook mode|ask ai)\b.*|(?:add|shop) (?:all )?ingredients (?:to|on) .*|photo(?:graph)?s? (?:by|credit|courtesy)\b.*|(?:get|sign up for) (?:the|our) .*newsletter|recipe (?:adapted |taken )?(?:from|by|courtesy of)\b.*|adapted from\b.*)\W*$/i
/** A number or a measure that belongs to no name, a price, or nothing but signs. */
const NO_NAME = /^[^\p{L}]*(?:\d\s?(?:g|mg|kg|ml|l|oz|kcal|kj|kb|%))?[^\p{L}]*$/iu
/** A time alone: how long it takes. */
const TIME =
  /^\W*(?:about |around |approx(?:imately|\.)? )?(?:an?|one|two|\d[\d./]*(?:\s?(?:[-–]|to|or)\s?\d[\d./]*)?) ?(?:minutes?|mins?|hours?|hrs?|days?)\W*$/i
const NOTE = /^\W*(?:notes?|tips?|nb|n\.b\.|please note|(?:recent )?recipe update)\s*(?::|[-–]\s)\s*\S/i
const SEE =
  /^\W*(?:\(\s*)?(?:please )?(?:see|refer to|check)(?: the| my| our)? (?:recipe )?(?:notes?|steps?|post|instructions?|directions?|method|below|above|tips?)\b[^\d]{0,40}$/i
/** How a sentence begins that is no name of food: who does something, under which condition, what is advised. */
const OPENING =
  /^\W*(?:\(\s*note:\s*)?(?:i|i've|i'm|you|you'll|we|we've|they|it|it's|its|this|that|these|those|there|there's|here|here's|if(?! (?:using|liked?|desired|needed|available|possible|wanted|preferred)\b)|since|because|when|while|although|though|once|unless|so|but|the (?:quantity|quantities|amounts?|measurements?|proportions?|ingredients?|recipe|list|rest|original|above|following)|my|our|your|consider|keep in mind|remember|make sure|be (?:sure|careful)|feel free|don't|do not|please|adjust|double|optionally|alternatively|all (?:quantities|measurements|ingredients)|everything|most of|any of|note that|serve (?:with|it|them|over|on)|also (?:called|known as)|look for|start with|add more|reduce|increase)\b/i
/** `Tahini is available at Greek markets`, `*Truffle oil can be found at some supermarkets`. */
const WHERE_SOLD =
  /^\W*\p{Lu}[^\d.;:!?]{2,80}? (?:is|are|can be|may be) (?:also |often |usually |sometimes |widely |generally )?(?:available|sold|found|ordered|purchased|bought) (?:at|in|from|online)\b/u
const VERB =
  /\b(?:am|is|are|was|were|be|been|can|could|will|would|should|may|might|must|do|does|don't|did|have|has|had|use|uses|used|using|make|makes|made|add|adds|adding|need|needs|want|wants|like|likes|prefer|prefers|taste|tastes|works?|recommend|recommends|recommended|suggest|consider|avoid|find|found|adjust|depends?|depending|serve|serves|served|get|gets|take|takes|keep|keeps|comes?|goes|omit|skip|reduce|increase|double|i'm|i've|it's|you're|that's|there's|you'll|call|calls|called|look|substitute|replace|replaced)\b/i
/** An amount of something anywhere: what a line measures is an ingredient. */
const MEASURES =
  /(?:\d|[½⅓⅔¼¾⅛])\s*(?:g|gr|grams?|kg|ml|l|litres?|liters?|oz|ounces?|lbs?|pounds?|cups?|tsps?|tbsps?|teaspoons?|tablespoons?|pints?|quarts?|cloves?|tins?|cans?)\b/i
const FEWEST_WORDS = 4

/** `![Ingredients](/pix/salad.webp)` */
const IMAGE = /^\W*!\[[^[\]]*\]\([^()\s]*\)\W*$/

/** Whether a line is put among the ingredients by the page around them, and names nothing. */
export function isOfThePage(text: string): boolean {
  return IMAGE.test(text) || OF_THE_PAGE.test(text) || NO_NAME.test(text) || TIME.test(text)
}

/** A whole sentence, with its full stop, that begins as one. */
const WHOLE = /^[\s\\*(]*[\p{Lu}"“'].*[.!?][)"”*\s]*$/u
const FEWEST_OF_WHOLE = 6

/** Whether a line that is no item of the list around it is a whole sentence that says what is or is done, without any amount. */
export function isSentenceApart(text: string): boolean {
  const words = text.split(' ').length
  return words >= FEWEST_OF_WHOLE && WHOLE.test(text) && VERB.test(text) && !MEASURES.test(text) && !looksMeasured(text)
}

/**
 * Whether a line reads as a sentence that says something of the recipe: `The quantities here are for four`, `*See notes
 * below.` One with an amount of anything is none. What it names is another question; see saidOfRecipe.
 */
export function isSentence(text: string): boolean {
  const isNote = SEE.test(text) || NOTE.test(text)
  if (!isNote && !OPENING.test(text) && !WHERE_SOLD.test(text)) return false
  if (MEASURES.test(text) || looksMeasured(text)) return false
  const plain = plainLine(text.slice(0, 300)).replace(/\\(?=\W)/g, '')
  return isNote || (VERB.test(plain) && plain.split(' ').length >= FEWEST_WORDS)
}
