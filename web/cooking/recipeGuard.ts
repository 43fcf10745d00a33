import { arrayOf, isFlag, isNumber, isText, nullOr, shape } from '../session/guards'
import type {
  AdaptedSwapFragment,
  MealInstructionsFragment,
  NutritionPerServeFragment,
  RecipePartFragment,
} from './operations.generated'

type Ingredient = MealInstructionsFragment['ingredients'][number]
type Source = NonNullable<Ingredient['source']>
type Serve = NonNullable<NutritionPerServeFragment['perServe']>

const areTexts = arrayOf(isText)
const areSwaps = arrayOf(shape<AdaptedSwapFragment>({ from: isText, to: nullOr(isText), note: isText }))
const isSource = shape<Source>({
  estimated: isFlag,
  publisher: nullOr(isText),
  number: nullOr(isText),
  food: nullOr(isText),
})
const isIngredient = shape<Ingredient>({
  ingredient: shape<Ingredient['ingredient']>({ name: isText }),
  amount: isNumber,
  measurementUnit: isText,
  recipeText: isText,
  preparation: nullOr(isText),
  optional: isFlag,
  section: nullOr(isText),
  insteadOf: nullOr(isText),
  note: nullOr(isText),
  picture: isText,
  source: nullOr(isSource),
})
const isNutrition = shape<NutritionPerServeFragment>({
  unknown: areTexts,
  isHighInSodium: isFlag,
  perServe: nullOr(
    shape<Serve>({
      energy: isNumber,
      protein: isNumber,
      fat: isNumber,
      saturatedFat: isNumber,
      carbohydrate: isNumber,
      sugars: isNumber,
      fibre: isNumber,
      sodium: isNumber,
    }),
  ),
})

const areParts = arrayOf(
  shape<RecipePartFragment>({
    name: isText,
    slug: isText,
    minutes: isNumber,
    serves: isNumber,
    ingredientCount: isNumber,
    stepCount: isNumber,
    stepServes: nullOr(isNumber),
  }),
)

/** Whether content of the device is a recipe as this release shows it. */
export const isRecipe = shape<MealInstructionsFragment>({
  slug: isText,
  name: isText,
  picture: isText,
  plate: isText,
  mainIngredient: isText,
  minutes: isNumber,
  dietary: areTexts,
  tags: areTexts,
  serves: isNumber,
  ingredients: arrayOf(isIngredient),
  steps: areTexts,
  stepSections: arrayOf(shape<MealInstructionsFragment['stepSections'][number]>({ before: isNumber, title: isText })),
  description: nullOr(isText),
  notes: nullOr(isText),
  source: nullOr(
    shape<NonNullable<MealInstructionsFragment['source']>>({
      application: nullOr(isText),
      name: nullOr(isText),
      url: nullOr(isText),
      nutrition: nullOr(isText),
    }),
  ),
  photos: arrayOf(shape<MealInstructionsFragment['photos'][number]>({ id: isText })),
  stepServes: isNumber,
  unfollowedSwaps: areSwaps,
  parts: areParts,
  swaps: areSwaps,
  nutrition: isNutrition,
  unsuitable: areTexts,
  suitableEntry: nullOr(isText),
})
