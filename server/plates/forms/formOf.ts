import type { PlateMeal } from '../food/PlateMeal'
import { stapleOf } from '../food/staples'
import type { Form } from './Form'
import { byIngredient } from './rules/byIngredient'
import { byName } from './rules/byName'
import type { Clues } from './rules/Clues'

function cluesOf(meal: PlateMeal): Clues {
  const name = ` ${meal.name.toLowerCase()} `
  const slugs = meal.ingredients.map(({ slug }) => slug)
  const staples = slugs.flatMap((slug) => stapleOf(slug) ?? [])
  return {
    named: (words) => words.test(name),
    has: (words) => slugs.some((slug) => words.test(slug)),
    main: meal.mainIngredient,
    isBreakfast: meal.categories.includes('breakfast'),
    hasGrain: staples.some(
      ({ texture, slug }) => ['rice', 'tiny', 'mash'].includes(texture) && !/wild-rice-mix/.test(slug),
    ),
    hasPasta: staples.some(({ slug }) =>
      /spaghetti|fettuccine|linguine|pappardelle|penne|macaroni|risoni|orecchiette|lasagne|gnocchi|pasta|rigatoni|fusilli|shell/.test(
        slug,
      ),
    ),
    hasNoodles: slugs.some((slug) => /noodle|vermicelli/.test(slug)),
    steps: meal.steps.join(' ').toLowerCase(),
  }
}

/** The form of a meal: the first rule that names one, by its name, then by what it is made of and how it is cooked. */
export function formOf(meal: PlateMeal): Form {
  const clues = cluesOf(meal)
  for (const rule of [byName, byIngredient]) {
    const form = rule(clues)
    if (form) return form
  }
  if (clues.hasGrain) return { name: 'stirfry', isSauce: true }
  if (/blend until smooth|blender/.test(clues.steps)) return { name: 'soup', isSauce: true }
  if (/simmer/.test(clues.steps)) return { name: 'stew', isSauce: true }
  return { name: 'plain' }
}
