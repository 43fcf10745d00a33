import type { CompiledCatalogue, CompiledMeal } from '../../server/catalogue/compiled'
import { compileDish } from '../../server/dishes/compileDish'
import { foundInDish } from '../../server/dishes/foundInDish'
import { readerTasks } from '../../server/dishes/threads/readerTasks'
import { toDraft } from '../../server/dishes/toDraft'
import { CATEGORIES } from '../../server/pure/mealCategories'
import { recipeOfLines } from './recipeOfLines'

/** A recipe as a person writes it. */
interface OwnRecipe {
  readonly name: string
  readonly lines: readonly string[]
  readonly steps: readonly string[]
  /** What is eaten with it whatever is swapped, by the words of its lines and steps. */
  readonly always?: readonly string[]
}

/** Recipes whose lines and steps hold more than the names of their ingredients say at first sight. */
const OWN_RECIPES: readonly OwnRecipe[] = [
  {
    name: 'Roast carrots',
    lines: ['500 g carrots', '2 tbsp vegetable oil, such as peanut', 'salt and pepper'],
    steps: ['Roast the carrots in the oil.'],
    always: ['peanut'],
  },
  {
    name: 'Tomato spaghetti',
    lines: ['300 g spaghetti', '1 tin of chopped tomatoes', '2 cloves garlic'],
    steps: ['Cook the spaghetti.', 'Stir in 50 g butter.'],
    always: ['butter'],
  },
  {
    name: 'Shepherd’s pie',
    lines: ['500 g lamb mince', '1 onion, chopped', '300 g leftover mashed potatoes'],
    steps: ['Brown the mince with the onion.', 'Top with the potatoes.'],
    always: ['butter', 'milk'],
  },
  {
    name: 'Porridge',
    lines: ['1 cup rolled oats', '2 cups milk or almond milk', '1 tbsp honey (optional)'],
    steps: ['Simmer all of it.'],
    always: ['almonds'],
  },
  {
    name: 'Mystery curry',
    lines: ['2 tbsp mystery paste', '400 g chickpeas', '200 ml coconut milk'],
    steps: ['Simmer the chickpeas in the milk with the paste.'],
  },
  {
    name: 'Rice noodles',
    lines: ['200 g rice noodles', '2 eggs', '2 tbsp fish sauce', '50 g roasted peanuts, chopped (optional)'],
    steps: ['Fry the noodles with the eggs, the sauce and the peanuts.'],
  },
  {
    name: 'Green salad',
    lines: ['1 cos lettuce', '1 tsp Dijon mustard', '2 tbsp olive oil', '1 tsp honey', '30 g walnuts (optional)'],
    steps: ['Whisk the mustard, oil and honey. Toss with the lettuce and walnuts.'],
  },
  {
    name: 'Omelette',
    lines: ['3 eggs', '20 g butter or margarine', '50 g cheddar cheese, grated'],
    steps: ['Melt the butter.', 'Fry the eggs and top them with the cheddar.'],
  },
  {
    name: 'Soup',
    lines: ['1 litre chicken stock', '2 celery stalks', '100 g red lentils', '100 ml cream'],
    steps: ['Simmer the celery and lentils in the stock.', 'Add the cream.'],
  },
  {
    name: 'Bean stew',
    lines: ['400 g kidney beans', '1 red capsicum', '1 tsp chilli powder', '1 tbsp soy sauce', '1 avocado'],
    steps: ['Simmer the beans with the capsicum, chilli and sauce.', 'Serve with the avocado.'],
  },
  {
    name: 'Rice and greens',
    lines: ['1 cup basmati rice', '200 g spinach', '1 tbsp olive oil', '1 lemon'],
    steps: ['Cook the rice.', 'Wilt the spinach in the oil, and squeeze the lemon over it.'],
  },
]

/** An own dish with the text of the line that each of its ingredients is from. */
export interface OwnDish {
  readonly meal: CompiledMeal
  /** By the ingredient's slug. */
  readonly texts: readonly (readonly [slug: string, text: string])[]
  readonly always: readonly string[]
}

/** The recipes as the product reads them, each in every category. */
export function ownDishes(catalogue: CompiledCatalogue): OwnDish[] {
  return OWN_RECIPES.map(({ name, lines, steps, always = [] }, index) => {
    const read = recipeOfLines(lines, { name, serves: 4, minutes: 30, steps })
    const draft = toDraft(catalogue, read)
    const content = {
      id: `dish-${index}`,
      userId: 'anna',
      slug: `dish-${index}`,
      name,
      categories: [...CATEGORIES],
      tags: [],
      minutes: 30,
      serves: 4,
      lines: draft.lines.map((line) => ({ ...line, ingredient: line.ingredient?.slug ?? null })),
      mainLine: 0,
      steps: [...steps],
      notAdded: [],
      urlDetails: null,
    }
    const [found = { unlisted: [], alternatives: [] }] = readerTasks.found(catalogue, [content])
    const { meal } = compileDish(catalogue, { dish: content, found: foundInDish(catalogue, found) })
    const texts = draft.lines.map(({ text }, at) => [meal.lines[at]?.slug ?? '', text] as const)
    return { meal, texts, always }
  })
}
