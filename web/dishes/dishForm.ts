import { LIMITS } from '../../schema/limits'
import { readAmount, showAmount } from '../plan/typedAmounts'
import { messages } from './messages'
import type { Measures, MealCategory, SaveDishInput } from '../apollo/schemaTypes.generated'
import type {
  DishIngredientFragment,
  DishQuestionFragment,
  EditedLineFragment,
  EditedDishFragment,
  ReadDraftFragment,
} from './operations.generated'

/** A line while it is corrected. Its amount is for as many serves as the recipe is written for. */
export interface FormLine {
  key: number
  text: string
  name: string
  /** As it is typed; empty for as much as is needed. */
  amount: string
  /** The amount for one serve as it was read and as it is shown; it is not rounded unless the amount is edited. */
  exact: { perServe: number; shown: string; serves: number; unit: string } | null
  unit: string
  ingredient: DishIngredientFragment | null
  suggestions: readonly DishIngredientFragment[]
  preparation: string
  optional: boolean
}

/** A dish while it is corrected. */
export interface DishForm {
  name: string
  categories: MealCategory[]
  minutes: string
  serves: string
  /** What the source says that it makes, when that is no number of people. */
  yields: string | null
  tags: string[]
  lines: FormLine[]
  /** Key of the main ingredient's line. */
  mainKey: number
  /** A step a line. */
  steps: string
  urlDetails: string
  /** Whose cups and spoons the lines mean; null when they have none that differ from country to country. */
  measures: Measures | null
  /** Whether `measures` is a guess, which the person has to confirm. */
  asksMeasures: boolean
  /** Ingredients that the steps name and the lines do not list. */
  unlisted: readonly DishQuestionFragment[]
  /** Slugs of those of which the person said that they are not added. */
  notAdded: readonly string[]
  /** The form of its plate that was chosen here; null where nothing was. */
  plateForm: string | null
}

let keys = 0

/** Lines that were read or stored, for correction. */
export function toFormLines(lines: readonly EditedLineFragment[], serves: number): FormLine[] {
  return lines.map(({ text, name, quantity, ingredient, suggestions, preparation, optional }) => {
    const shown = showAmount(quantity && quantity.amount * serves)
    const unit = quantity?.unit.symbol ?? 'piece'
    return {
      key: ++keys,
      text,
      name,
      ingredient,
      suggestions,
      optional,
      amount: shown,
      exact: quantity && { perServe: quantity.amount, shown, serves, unit },
      unit,
      preparation: preparation ?? '',
    }
  })
}

/** A form with nothing in it. */
export function emptyForm(): DishForm {
  return {
    name: '',
    categories: [],
    minutes: '',
    serves: '',
    yields: null,
    tags: [],
    lines: [],
    mainKey: 0,
    steps: '',
    urlDetails: '',
    measures: null,
    asksMeasures: false,
    unlisted: [],
    notAdded: [],
    plateForm: null,
  }
}

/** A draft, for correction. */
export function formOfDraft(draft: ReadDraftFragment): DishForm {
  const { name, serves, yields, minutes, categories, lines, steps, urlDetails, measures, measuresFrom, unlisted } =
    draft
  const formLines = toFormLines(lines, serves ?? 1)
  return {
    ...emptyForm(),
    name,
    yields,
    unlisted,
    measures: measuresFrom === 'NONE' ? null : measures,
    asksMeasures: measuresFrom === 'GUESS',
    minutes: minutes === null ? '' : String(minutes),
    categories: [...categories],
    serves: serves === null ? '' : String(serves),
    lines: formLines,
    mainKey: guessMain(formLines),
    steps: steps.join('\n'),
    urlDetails: urlDetails ?? '',
  }
}

/** Rough grams of one of a unit, enough to tell the lentils from the spices. Liquids weigh nothing here. */
const ROUGH: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['kg', 1000],
  ['cup', 150],
  ['tbsp', 15],
  ['tsp', 4],
  ['piece', 60],
])
const NEVER_MAIN = /^(?:oil|stock|wine|sugar|vinegar|flour|milk|water|salt|spices|herbs|beer|juice)$/

/** The heaviest ingredient, as a proposal: it gives the dish its picture. */
function guessMain(lines: readonly FormLine[]): number {
  const weightOf = ({ amount, unit, ingredient }: FormLine): number => {
    if (ingredient === null || NEVER_MAIN.test(ingredient.group.label)) return 0
    const one = unit === 'piece' ? ingredient.pieceWeight : null
    return Number(amount || 0) * (one ?? ROUGH.get(unit) ?? 0)
  }
  const heaviest = [...lines].sort((a, b) => weightOf(b) - weightOf(a))[0]
  return heaviest?.key ?? 0
}

/** A stored dish, for correction. */
export function formOfDish(dish: EditedDishFragment): DishForm {
  const lines = toFormLines(dish.lines, dish.serves)
  return {
    ...emptyForm(),
    name: dish.name,
    measures: dish.measures,
    unlisted: dish.unlisted,
    notAdded: [...dish.notAdded],
    categories: [...dish.categories],
    tags: dish.keywords.map(({ label }) => label),
    lines,
    minutes: String(dish.minutes),
    serves: String(dish.serves),
    mainKey: lines[dish.mainLine]?.key ?? lines[0]?.key ?? 0,
    steps: dish.steps.join('\n'),
    urlDetails: dish.sourceUrl ?? '',
  }
}

/** What is wrong, by field as the server names it: `lines[2].amount`. */
export type Problems = Readonly<Record<string, string>>

/** The dish to save, or what stands in its way before it is worth sending. */
export function toInput(form: DishForm, id: string | null): { input: SaveDishInput; problems: Problems } {
  const problems: Record<string, string> = {}
  const whole = (field: 'minutes' | 'serves', ask: string): number => {
    const number = Number(form[field].trim())
    if (form[field].trim() === '' || !Number.isInteger(number) || number < 1) problems[field] = ask
    return Number.isInteger(number) ? number : 0
  }
  const serves = whole('serves', messages.servesMissing)
  const input: SaveDishInput = {
    id,
    serves,
    name: form.name,
    categories: form.categories,
    minutes: whole('minutes', messages.minutesMissing),
    tags: form.tags,
    mainLine: Math.max(
      0,
      form.lines.findIndex(({ key }) => key === form.mainKey),
    ),
    steps: form.steps
      .split('\n')
      .map((step) => step.trim())
      .filter((step) => step !== ''),
    measures: form.measures,
    notAdded: [...form.notAdded],
    ...(form.plateForm !== null && { plateForm: form.plateForm }),
    urlDetails: form.urlDetails.trim() === '' ? null : form.urlDetails.trim(),
    lines: form.lines.map((line, index) => {
      const amount = perServe(line, serves)
      if (Number.isNaN(amount)) problems[`lines[${index}].amount`] = messages.amountInvalid
      return {
        text: line.text,
        amount,
        unit: amount === null ? null : line.unit,
        ingredient: line.ingredient?.slug ?? null,
        preparation: line.preparation.trim() === '' ? null : line.preparation.trim(),
        optional: line.optional,
      }
    }),
  }
  const name = form.name.trim() === '' ? messages.nameMissing : nameProblem(form.name)
  if (name) problems.name = name
  if (form.categories.length === 0) problems.categories = messages.categoriesMissing
  if (form.asksMeasures) problems.measures = messages.measuresMissing
  if (form.lines.length === 0) problems.lines = messages.linesMissing
  if (input.steps.length === 0) problems.steps = messages.stepsMissing
  return { input, problems }
}

/** Tells that a name is too long, as one that was read from a page may be; undefined when it is not. */
export function nameProblem(name: string): string | undefined {
  const { length } = name.trim()
  const most = LIMITS.dishNameLength
  return length > most ? messages.nameTooLong({ length, most }) : undefined
}

function perServe({ amount, exact }: FormLine, serves: number): number | null {
  if (exact !== null && exact.shown === amount) return (exact.perServe * exact.serves) / Math.max(1, serves)
  const typed = readAmount(amount)
  return typed === null ? null : typed / Math.max(1, serves)
}

/** The server's errors by field; '' for those of the whole. */
export function problemsOf(errors: readonly { field: string | null; message: string }[]): Problems {
  return Object.fromEntries(errors.map(({ field, message }) => [field ?? '', message]))
}

/** A line that lists an ingredient without an amount, for correction. */
export function lineOf(ingredient: DishIngredientFragment): FormLine {
  return {
    key: ++keys,
    text: ingredient.name,
    name: ingredient.name,
    amount: '',
    exact: null,
    unit: 'piece',
    ingredient,
    suggestions: [],
    preparation: '',
    optional: false,
  }
}
