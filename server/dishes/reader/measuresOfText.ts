import type { Measures } from './measures'

/** Whose measures a recipe means. */
export interface FoundMeasures {
  /** Whether it has measures that differ from country to country: tablespoons, cups, pints. */
  readonly isUsed: boolean
  /** The likeliest; null when nothing in the text says more for one than for another. */
  readonly likeliest: Measures | null
  /** Whether the text tells by itself. */
  readonly isSure: boolean
}

const USED =
  /(?:\d|[½⅓⅔¼¾⅛]|\b(?:an?|one|two|three|half))\s*(?:-\s*)?(?:(?:heaped|level|scant|generous|rounded|heaping|packed)\s+)?(?:cups?|c\.|tbsps?|tbs|tbls?p?s?|tablespoons?|T\b|pints?|pt|quarts?|qt|fl\.? ?oz|fluid ounces?)(?![\p{L}])/iu

/** What only cooks of one country write. */
const SURE: Readonly<Record<Measures, RegExp>> = {
  AU: /\b(?:capsicums?|copha|silverbeet|vegemite|kumaras?|eschalots?|continental parsley|thickened cream|tasty cheese|rockmelon|bicarb soda|snow peas)\b|\b(?:cup|c)\s*\(\s*250\s*ml|\b(?:tbsp|tablespoons?)\s*\(\s*20\s*ml|\.com\.au\b|\.net\.au\b/i,
  US: /\d\s*(?:°|º|degrees?)\s*F\b|\bfahrenheit\b|\bsticks?\b[^.\n]{0,20}\bbutter\b|\bbutter\b[^.\n]{0,12}\bsticks?\b|\ball[- ]purpose flour\b|\bhalf[- ]and[- ]half\b|\bconfectioners|\bpowdered sugar\b|\bheavy (?:whipping )?cream\b|\bkosher salt\b|\bgraham crackers?\b|\b(?:quarts?|qt)\b|\bcup\s*\(\s*(?:236|237|240)\s*ml/i,
  UK: /\bgas(?: mark)? ?\d\b|\bgas mark\b|\bsingle cream\b|\bcourgettes?\b|\baubergines?\b|\bmangetouts?\b|\bswede\b|\bstrong (?:white )?bread flour\b|\brapeseed oil\b|\bback bacon\b|\.co\.uk\b/i,
}
/** What makes a country likelier. */
const LIKELY: Readonly<Record<Measures, RegExp>> = {
  AU: /\b(?:caster sugar|plain flour|self[- ]raising flour|icing sugar|brown onions?|spring onions?|zucchinis?|beef mince|lamb mince|chicken mince|rocket|beetroot|prawns|barbecue|sultanas)\b/gi,
  US: /\b(?:oz|ounces?|lbs?|pounds?|cilantro|scallions?|bell peppers?|cornstarch|ground (?:beef|turkey|pork|chicken)|arugula|skillet|broil|zucchinis?|eggplants?|shrimp|canned|molasses|garbanzo|yellow onions?|jalape[nñ]o)\b/gi,
  UK: /\b(?:caster sugar|plain flour|self[- ]raising flour|icing sugar|spring onions?|coriander leaf|pak choi|beetroot|rocket|tinned|stock cubes?|mince|sultanas|treacle|double cream)\b/gi,
}
const ALL = ['AU', 'US', 'UK'] as const

/**
 * Whose cups, spoons and pints a text means: sure when it has words, temperatures or sizes of one country alone, else the
 * country for which most speaks; at a tie between Australia and another one it is Australia.
 */
export function measuresOfText(text: string): FoundMeasures {
  const sure = ALL.filter((country) => SURE[country].test(text))
  const counts = ALL.map((country) => ({
    country,
    count:
      new Set(Array.from(text.matchAll(LIKELY[country]), ([word]) => word.toLowerCase())).size +
      (sure.includes(country) ? 3 : 0),
  }))
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return {
    isUsed: USED.test(text),
    likeliest: best.count === 0 ? null : best.country,
    isSure: sure.length === 1 && sure[0] === best.country,
  }
}
