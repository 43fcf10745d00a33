import type { Config } from '../platform/config'
import { CATEGORIES } from './types'
import { nutritionOf } from './nutrition'
import { plateAddress } from './plateAddress'
import { plainSteps } from './plainSteps'
import type { CompiledMeal } from './compiled'
import { mealDietary } from './mealDietary'

const DIETS: Readonly<Record<string, string>> = {
  VEGAN: 'https://schema.org/VeganDiet',
  VEGETARIAN: 'https://schema.org/VegetarianDiet',
  GLUTEN_FREE: 'https://schema.org/GlutenFreeDiet',
  DAIRY_FREE: 'https://schema.org/LowLactoseDiet',
}

/** What sides and desserts are called there. */
const SERVED_AS = { side: 'side dish', dessert: 'dessert' } as const

/** A meal as schema.org's Recipe, for one serve. Diets are those that it meets as it is. */
export function recipeJsonLd(
  meal: CompiledMeal,
  { publicUrl, productName }: Pick<Config, 'publicUrl' | 'productName'>,
): Record<string, unknown> {
  const { perServe } = nutritionOf(meal, [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: meal.name,
    author: { '@type': 'Organization', name: productName, url: publicUrl },
    url: `${publicUrl}/instructions/${meal.slug}`,
    image: `${publicUrl}${plateAddress({ meal, swaps: [] })}`,
    recipeCategory: meal.meal.role
      ? [SERVED_AS[meal.meal.role]]
      : CATEGORIES.filter((category) => meal.meal.categories.includes(category)),
    keywords: meal.meal.tags.join(', '),
    totalTime: `PT${meal.meal.minutes}M`,
    recipeYield: '1 serve',
    recipeIngredient: meal.meal.ingredients.map(({ amount, unit, preparation }, index) => {
      const { name = '', piece } = meal.lines[index] ?? {}
      const what =
        unit === 'piece' && piece ? `${amount} ${amount === 1 ? piece.one : piece.many}` : `${amount} ${unit} ${name}`
      return preparation ? `${what}, ${preparation}` : what
    }),
    recipeInstructions: plainSteps(meal).map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    suitableForDiet: mealDietary(meal).asIs.flatMap((key) => DIETS[key] ?? []),
    ...(perServe && {
      nutrition: {
        '@type': 'NutritionInformation',
        servingSize: '1 serve',
        calories: `${Math.round(perServe.energy / 4.184)} kcal`,
        proteinContent: `${perServe.protein.toFixed(1)} g`,
        fatContent: `${perServe.fat.toFixed(1)} g`,
        saturatedFatContent: `${perServe.saturatedFat.toFixed(1)} g`,
        carbohydrateContent: `${perServe.carbohydrate.toFixed(1)} g`,
        sugarContent: `${perServe.sugars.toFixed(1)} g`,
        fiberContent: `${perServe.fibre.toFixed(1)} g`,
        sodiumContent: `${Math.round(perServe.sodium)} mg`,
      },
    }),
  }
}
