import { frontMatter } from '../fields/frontMatter'
import { lineOf } from '../fields/texts'
import { isDay } from '../../../schema/isDay'
import type { Found } from '../fields/found'
import type { MealTime, MovedMeal } from '../MovedPlan'
import { recipeAt, servesIn, timesIn } from './cooklangReference'
import { fileStem, withoutComments } from './cooklangText'
import { mealTimeOf } from './mealTimes'

const SECTION = /^=+\s*([^=]*?)\s*=*$/
const MEAL = /^(\p{L}[^@#~{}]{0,40}):\s*\\?$/u
const DISH = /^(?:-\s+)?@/
const REFERENCE = /@\.{1,2}\/([^@#~{}\n]{1,300})\{([^{}\n]*)\}/g
const INGREDIENT = /@(?:([^@#~{}\n]{1,200}?)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))/gu
/** From Monday on. */
const WEEKDAYS: readonly RegExp[] = [
  /^(?:monday|montag|lundi|lunes|luned[iì])(?!\p{L})/iu,
  /^(?:tuesday|dienstag|mardi|martes|marted[iì])(?!\p{L})/iu,
  /^(?:wednesday|mittwoch|mercredi|mi[ée]rcoles|mercoled[iì])(?!\p{L})/iu,
  /^(?:thursday|donnerstag|jeudi|jueves|gioved[iì])(?!\p{L})/iu,
  /^(?:friday|freitag|vendredi|viernes|venerd[iì])(?!\p{L})/iu,
  /^(?:saturday|samstag|samedi|s[áa]bado|sabato)(?!\p{L})/iu,
  /^(?:sunday|sonntag|dimanche|domingo|domenica)(?!\p{L})/iu,
]
const DATE = /\b\d{4}-\d{2}-\d{2}\b/

/**
 * The plan that a Cooklang menu is: headings for days, below them lines that are dishes or say when they are eaten, and
 * nothing else. Null for a text that is none, such as a recipe.
 */
export function planOfMenu(text: string, fileName: string): Found {
  const { values, rest } = frontMatter(text)
  const lines = withoutComments(rest)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('>'))
  const isMenu = lines.every((line) => SECTION.test(line) || MEAL.test(line) || DISH.test(line))
  if (!isMenu || !lines.some((line) => SECTION.test(line)) || !lines.some((line) => line.match(REFERENCE))) return null
  let date: Pick<MovedMeal, 'day' | 'weekday'> = { day: null, weekday: null }
  let time: MealTime = 'dinner'
  const meals: MovedMeal[] = []
  for (const line of lines) {
    const [section, meal] = [SECTION.exec(line)?.[1], MEAL.exec(line)?.[1]]
    if (section !== undefined) [date, time] = [dateIn(section), 'dinner']
    else if (meal !== undefined) time = mealTimeOf(meal)
    else meals.push(...mealsIn(line, { ...date, time }))
  }
  return { plan: { app: 'COOKLANG', name: lineOf(values.title) || fileStem(fileName), meals } }
}

/** `Day 1 (2026-03-07)`, or `Monday`. */
function dateIn(section: string): Pick<MovedMeal, 'day' | 'weekday'> {
  const found = DATE.exec(section)?.[0]
  if (found !== undefined && isDay(found)) return { day: found, weekday: null }
  const weekday = WEEKDAYS.findIndex((names) => names.test(section.trim()))
  return { day: null, weekday: weekday < 0 ? null : weekday }
}

/** The recipes that a line names, each by the last part of its path, and what else the line says. */
function mealsIn(line: string, common: Pick<MovedMeal, 'day' | 'weekday' | 'time'>): MovedMeal[] {
  const recipes = [...line.matchAll(REFERENCE)].map(([, path = '', amount = '']) => ({
    ...{
      ...common,
      recipeId: null,
      recipe: recipeAt(path),
      text: '',
      serves: servesIn(amount),
      times: timesIn(amount),
    },
  }))
  const text = lineOf(
    line
      .replace(REFERENCE, '')
      .replace(/^-\s+|\\$/g, '')
      .replace(INGREDIENT, (_whole, name?: string, amount?: string, word?: string) =>
        [amount?.replace('%', ' '), name ?? word].filter(Boolean).join(' '),
      ),
  )
  return /[\p{L}\p{N}]/u.test(text)
    ? [...recipes, { ...common, recipeId: null, recipe: '', text, serves: null }]
    : recipes
}
