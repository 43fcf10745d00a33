import type { PlateMeal } from '../food/PlateMeal'
import { stapleOf } from '../food/staples'
import type { Clues } from './rules/Clues'

/** What of a meal tells its form. */
export function cluesOf(meal: PlateMeal): Clues {
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
