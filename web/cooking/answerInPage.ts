import type { InstructionsQuery } from './operations.generated'
import { isRecipe } from './recipeGuard'

/** Names the element of the page in which the server leaves a meal's instructions; it knows it too. */
const ANSWER_ID = 'instructions'

let given: InstructionsQuery | undefined
/** By slug: the server may render several pages at the same time. */
const preset = new Map<string, InstructionsQuery>()

/** Gives this answer where there is no page, for what the server renders. @returns takes it away. */
export function presetAnswer(slug: string, answer: InstructionsQuery): () => void {
  preset.set(slug, answer)
  return () => void preset.delete(slug)
}

/**
 * The instructions with which the page was rendered: of the meal as it is, for the default serves, as a stranger sees it
 * (docs/product.md COOK-22). null where the page holds none of that meal.
 */
export function answerInPage(slug: string): InstructionsQuery | null {
  const answer = preset.get(slug) ?? (given ??= readAnswer())
  return answer.instructions?.slug === slug ? answer : null
}

function readAnswer(): InstructionsQuery {
  try {
    const instructions: unknown = JSON.parse(document.getElementById(ANSWER_ID)?.textContent ?? 'null')
    return { instructions: isRecipe(instructions) ? instructions : null }
  } catch {
    return { instructions: null }
  }
}
