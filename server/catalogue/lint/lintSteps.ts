import type { CatalogueProblem } from '../readCatalogue'
import { inSentences, shortName } from '../sentenceNames'
import type { Meal } from '../types'
import type { Located, LocatedCatalogue } from './located'

const BRACES = /\{([^{}]*)\}/g
const INSIDE = /^([a-z0-9]+(?:-[a-z0-9]+)*)(:name)?$/

/** Checks a meal's steps: placeholders well formed, every ingredient named, and none that the list does not have. */
export function lintSteps({ value, problem }: Located<Meal>): CatalogueProblem[] {
  const listed = new Set(value.ingredients.map((line) => line.ingredient))
  const named = new Set<string>()
  const problems: CatalogueProblem[] = []
  value.steps.forEach((step, index) => {
    const path = ['steps', index]
    if (/[{}]/.test(step.replace(BRACES, ''))) problems.push(problem(path, 'a brace is not closed or not opened'))
    for (const [written, inside = ''] of step.matchAll(BRACES)) {
      const [, slug, name] = INSIDE.exec(inside) ?? []
      if (slug === undefined) problems.push(problem(path, `${written} is neither {slug} nor {slug:name}`))
      else if (!listed.has(slug)) problems.push(problem(path, `${slug} is not in the list of ingredients`))
      else if (name !== undefined && !named.has(slug)) {
        named.add(slug)
        const hasAmountLater = value.steps.some((other) => other.includes(`{${slug}}`))
        if (!hasAmountLater) problems.push(problem(path, `no step gives the amount of ${slug}: write {${slug}} once`))
      } else named.add(slug)
    }
  })
  for (const slug of listed) {
    if (!named.has(slug)) {
      const at = value.ingredients.findIndex((line) => line.ingredient === slug)
      problems.push(problem(['ingredients', at], `${slug} is used in no step`))
    }
  }
  return problems
}

/**
 * Checks that no step names in plain words an ingredient that can be swapped or left out: after the swap the words would
 * be wrong.
 */
export function lintPlainWords({ meals, swaps, bySlug }: LocatedCatalogue): CatalogueProblem[] {
  const swappable = new Set(swaps.map(({ value }) => value.from))
  return meals.flatMap(({ value, problem }) =>
    value.ingredients.flatMap((line) => {
      const ingredient = bySlug.get(line.ingredient)
      const stays = value.essential.includes(line.ingredient) || !(line.optional || swappable.has(line.ingredient))
      if (ingredient === undefined || stays) return []
      const name = shortName(ingredient)
      const names = [ingredient.name, name].flatMap((one) => [one, one.replace(/s$/, '')])
      const words = new RegExp(`\\b(${names.map(escape).join('|')})\\b`, 'i')
      return value.steps.flatMap((step, index) =>
        words.test(step.replace(BRACES, '_'))
          ? [problem(['steps', index], `write {${line.ingredient}:name} for ${name}`)]
          : [],
      )
    }),
  )
}

/** Checks that after a name in the plural stands no `is`: `until the {potato:name} is tender`. */
export function lintAgreement({ meals, bySlug }: LocatedCatalogue): CatalogueProblem[] {
  const isPlural = (slug: string): boolean => {
    const ingredient = bySlug.get(slug)
    const shown = ingredient && inSentences(ingredient)
    return shown?.piece != null && shown.piece.many === shown.name && shown.piece.one !== shown.name
  }
  return meals.flatMap(({ value, problem }) =>
    value.steps.flatMap((step, index) =>
      [...step.matchAll(/\{([a-z0-9-]+):name\} (?:is|has|was)\b/g)].flatMap(([words, slug = '']) =>
        isPlural(slug) ? [problem(['steps', index], `${words}: the name is in the plural`)] : [],
      ),
    ),
  )
}

/** A text as a regular expression that matches it alone. */
function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
