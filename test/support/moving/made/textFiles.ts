import { zipOf } from '../zipOf'
import type { MakeFile } from './dataFiles'
import { headed, MADE, type MadeRecipe, textOf } from './madeRecipes'

const each = (recipes: readonly MadeRecipe[], make: (recipe: MadeRecipe) => string): string =>
  recipes.map(make).join('\n')
const quoted = (text: string | number): string => `"${String(text).replaceAll('"', '""')}"`
const table = (
  header: string,
  recipes: readonly MadeRecipe[],
  row: (recipe: MadeRecipe) => (string | number)[],
): string => `${header}\n${each(recipes, (recipe) => row(recipe).map(quoted).join(','))}\n`

/** Text in lines of at most 70 characters, which begin with `indent`. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (`${last} ${word}`.length > 70) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map((line) => indent + line).join('\n')
}
const paragraphs = ({ steps }: MadeRecipe, indent = ''): string =>
  steps.map((step) => wrapped(step, indent)).join('\n\n')

const planToEat = (recipes: readonly MadeRecipe[]): string =>
  table(
    'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private',
    recipes,
    (recipe) => [
      ...[
        recipe.name,
        'Main Course',
        '',
        '',
        MADE.description,
        '',
        recipe.url,
        'pies.example',
        MADE.prep,
        MADE.cook,
        '',
      ],
      ...[MADE.serves, '', headed(recipe, (title) => `, ${title}`).join('\n'), recipe.steps.join('\n')],
      ...[MADE.tags.join(', '), 4, '', '', 'yes'],
    ],
  )

const planToEatText = (recipe: MadeRecipe): string => `--------------
Title: ${recipe.name}
Description: ${MADE.description}
Source: ${recipe.url}
Serves: ${MADE.serves}
Prep Time: ${MADE.prep} min
Cook Time: ${MADE.cook} min
Tags: ${MADE.tags.join('^')}
Ingredients:
${headed(recipe, (title) => `, ${title}`).join('\n')}
Directions:
${recipe.steps.join('\n')}
`

const myRecipeBox = (recipes: readonly MadeRecipe[]): string =>
  table(
    'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture',
    recipes,
    (recipe) => [
      ...[recipe.name, MADE.description, MADE.prep, MADE.cook, '', MADE.prep + MADE.cook, MADE.serves],
      ...[headed(recipe, (title) => `${title}:`).join('\n'), recipe.steps.join('\n'), MADE.notes, '', 'false', 4],
      ...['Dinner', MADE.tags.join(' ; '), '', recipe.url, ''],
    ],
  )

const anyTable = (recipes: readonly MadeRecipe[]): string =>
  table('Recipe name,Ingredients,Method,Serves,Prep,Keywords,Notes', recipes, (recipe) => [
    ...[recipe.name, headed(recipe, (title) => `${title}:`).join('\n'), recipe.steps.join('\n'), MADE.serves],
    ...[`${MADE.prep} min`, MADE.tags.join(', '), MADE.notes],
  ])

/** Its steps name the ingredients, so its lines are in the order of these. */
const cooklang = (recipe: MadeRecipe): string => {
  const parts = recipe.parts.map(({ title, lines }, part) => {
    const third = lines.length / 3
    const steps = recipe.steps.slice(part * 3, part * 3 + 3).map((step, at) => {
      const named = lines.slice(at * third, (at + 1) * third).map(({ amount, unit, food, note }) => {
        const much = unit === '' ? amount : `${amount}%${unit}`
        return `@${food}{${much}}${note === '' ? '' : `(${note})`}`
      })
      return `${step} Take ${named.join(' and ')} for it.`
    })
    return `== ${title} ==\n\n${steps.join('\n\n')}`
  })
  return `---\nservings: ${MADE.serves}\nsource: ${recipe.url}\ntags: [${MADE.tags.join(', ')}]\nprep time: ${MADE.prep} min\ncook time: ${MADE.cook} min\n---\n${parts.join('\n\n')}\n\n> ${MADE.notes}\n`
}

const MEAL_MASTER_UNITS: Readonly<Record<string, string>> = { tsp: 'ts', tbsp: 'tb', cup: 'c' }
const mealMaster = (recipe: MadeRecipe): string => `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: ${recipe.name}
 Categories: ${MADE.tags.join(', ')}
      Yield: ${MADE.serves} Servings

${recipe.parts
  .map(
    ({ title, lines }) =>
      `MMMMM-----------------------${title.toUpperCase()}-------------------------\n${lines
        .map(
          ({ amount, unit, food, note }) =>
            `${amount.padStart(7)} ${(MEAL_MASTER_UNITS[unit] ?? unit).padEnd(2)} ${note === '' ? food : `${food}; ${note}`}`,
        )
        .join('\n')}`,
  )
  .join('\n')}

${paragraphs(recipe, '  ')}

MMMMM
`

const masterCook = (recipe: MadeRecipe): string => `
                     *  Exported from  MasterCook  *

                               ${recipe.name}

Recipe By     : A. Baker
Serving Size  : ${MADE.serves}    Preparation Time :0:${MADE.prep}
Categories    : ${MADE.tags[0]}                           ${MADE.tags[1]}

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
${recipe.parts
  .map(
    ({ title, lines }) =>
      `                        ***${title.toUpperCase()}***\n${lines
        .map(
          ({ amount, unit, food, note }) =>
            `${amount.padStart(8)}  ${unit.padEnd(12)}  ${note === '' ? food : `${food} -- ${note}`}`,
        )
        .join('\n')}`,
  )
  .join('\n')}

${paragraphs(recipe)}

                   - - - - - - - - - - - - - - - - - -

NOTES : ${MADE.notes}
`

const rezKonv = (recipe: MadeRecipe): string => `===== REZKONV-Rezept - RezkonvSuite v1.4
     Titel: ${recipe.name}
Kategorien: ${MADE.tags.join(', ')}
     Menge: ${MADE.serves} Portionen

${recipe.parts
  .map(
    ({ title, lines }) =>
      `========================== ${title.toUpperCase()} ==========================\n${lines
        .map(
          ({ amount, unit, food, note }) =>
            `${amount.padStart(7)} ${unit.padStart(8)}  ${note === '' ? food : `${food}; ${note}`}`,
        )
        .join('\n')}`,
  )
  .join('\n')}

${paragraphs(recipe)}

=====
`

const recipeSage = (recipe: MadeRecipe): string => `Title: ${recipe.name}
Description: ${MADE.description}
Yield: ${MADE.serves} servings
ActiveTime: ${MADE.prep} min
TotalTime: ${MADE.prep + MADE.cook} min
Source: pies.example
Url: ${recipe.url}
Folder: main
Ingredients: ${headed(recipe, (title) => `[${title}]`).join('\n')}
Instructions: ${recipe.steps.join('\n')}
Notes: ${MADE.notes}
CreatedAt: Mon Mar 04 2024 10:00:00 GMT+0000
UpdatedAt: null
Rating: 4
Labels: ${MADE.tags.join(', ')}
Images: 
`

const markdown = (recipe: MadeRecipe): string =>
  `# ${recipe.name}\n\nServes ${MADE.serves}\n\n## Ingredients\n\n${headed(recipe, (title) => `**${title}**`)
    .map((line) => (line.startsWith('*') ? line : `- ${line}`))
    .join('\n')}\n\n## Method\n\n${recipe.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`

const plain = (recipe: MadeRecipe): string =>
  `${recipe.name}\nServes ${MADE.serves}\n\nIngredients\n${recipe.parts
    .flatMap(({ lines }) => lines.map(textOf))
    .join('\n')}\n\nMethod\n${recipe.steps.join('\n')}\n`

/** What applications write as text or as tables, and what people write. */
export const TEXT_FILES: Readonly<Record<string, MakeFile>> = {
  'Plan to Eat, CSV': planToEat,
  'Plan to Eat, text': (recipes) => each(recipes, planToEatText),
  MyRecipeBox: myRecipeBox,
  'any CSV': anyTable,
  Cooklang: (recipes) => zipOf(recipes.map((recipe) => ({ name: `${recipe.name}.cook`, content: cooklang(recipe) }))),
  'Meal-Master': (recipes) => each(recipes, mealMaster),
  'MasterCook text': (recipes) => each(recipes, masterCook),
  RezKonv: (recipes) => each(recipes, rezKonv),
  'RecipeSage text': (recipes) => `==== Recipes ====\n\n${each(recipes, recipeSage)}`,
  Markdown: (recipes) => each(recipes, markdown),
  'plain text': (recipes) => recipes.map(plain).join('\f'),
}
