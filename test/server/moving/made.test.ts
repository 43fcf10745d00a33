import { MADE_FILES } from '../../support/moving/made/madeFiles'
import { MADE, madeRecipes, textOf } from '../../support/moving/made/madeRecipes'
import { readFrom } from '../../support/moving/readFrom'

const RECIPES = madeRecipes(20)
/** Formats that have no headings, or write none of these. */
const WITHOUT_HEADINGS = /^(?:KitchenOwl|Mealime|pages of sites|plain text)/

/** The words of a line whose order and marks are each format's own. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d)(?=g\b|kg\b|ml\b|tsp\b|tbsp\b|cup\b)/g, ' ')
    .match(/[\p{L}\p{N}]+/gu)
    ?.sort()
    .join(' ') ?? ''

it.each(Object.keys(MADE_FILES))(
  '%s: each recipe of a file arrives with all lines, headings and steps (MOVE-4, MOVE-9)',
  async (format) => {
    const { recipes, failures, code } = await readFrom(MADE_FILES[format]?.(RECIPES) ?? '', format)
    expect([code, failures]).toEqual([null, []])
    const shown = recipes.map(({ name, serves, lines, steps }) => ({
      ...{ name, serves, steps: steps.length, lines: lines.map(({ text }) => words(text)) },
      headings: [...new Set(lines.map(({ section }) => section?.toLowerCase() ?? null))],
    }))
    const titles = RECIPES[0]?.parts.map(({ title }) => title.toLowerCase())
    expect(shown).toEqual(
      RECIPES.map(({ name, parts }) => ({
        ...{ name, serves: MADE.serves, steps: MADE.steps },
        lines: parts.flatMap(({ lines }) => lines.map((line) => words(textOf(line)))),
        headings: WITHOUT_HEADINGS.test(format) ? [null] : titles,
      })),
    )
  },
)
