import type { Diet } from './compileDiet'
import { HOT, type CompiledSwap } from './compiled'
import { type Judge, judgeBy, type Verdict } from './judgeIngredient'

/** Judges that judge each ingredient of a catalogue once, for those who judge all its meals: one for each way of a diet. */
export function rememberedJudges(): (way: Diet) => Judge {
  const judges = new Map<Diet, Judge>()
  return (way) => {
    const judge = judges.get(way) ?? remember(judgeBy(way))
    judges.set(way, judge)
    return judge
  }
}

function remember(judge: Judge): Judge {
  const verdicts: Verdict[] = []
  const serving: (readonly CompiledSwap[])[] = []
  const at = (index: number, flags: number) => index * 2 + ((flags & HOT) === 0 ? 0 : 1)
  return {
    verdict: (ingredient, flags) => (verdicts[at(ingredient.index, flags)] ??= judge.verdict(ingredient, flags)),
    serving: (ingredient, flags) => (serving[at(ingredient.index, flags)] ??= judge.serving(ingredient, flags)),
  }
}
