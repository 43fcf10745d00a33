import { LIMITS } from '../../schema/limits'
import { readAmount, showAmount } from '../plan/typedAmounts'
import { type FormLine, guessMain, perServe, SERVES, toFormLines } from './formLines'
import { messages } from './messages'
import { type MoreForm, NOTHING_MORE, toMoreForm, toMoreInput } from './moreForm'
import { readStepLines, toStepLines } from './stepLines'
import type { Measures, MealCategory, SaveDishInput } from '../apollo/schemaTypes.generated'
import type { DishQuestionFragment, EditedDishFragment, ReadDraftFragment } from './operations.generated'

/** A dish while it is corrected. */
export interface DishForm {
  name: string
  categories: MealCategory[]
  minutes: string
  serves: string
  /** What it makes in all, as it is typed; empty for not known. */
  makes: string
  makesUnit: string
  /** What the source says that it makes, when that is no number of people. */
  yields: string | null
  tags: string[]
  lines: FormLine[]
  /** Key of the main ingredient's line. */
  mainKey: number
  /** A step a line, with headings between them: `# The sauce`. */
  steps: string
  urlDetails: string
  more: MoreForm
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
  /** Ids of the photos that a new dish is to have; a stored dish gets its photos at once. */
  photos: readonly string[]
}

/** A form with nothing in it. */
export function emptyForm(): DishForm {
  return {
    name: '',
    categories: [],
    minutes: '',
    serves: '',
    makes: '',
    makesUnit: 'g',
    yields: null,
    tags: [],
    lines: [],
    mainKey: 0,
    steps: '',
    urlDetails: '',
    more: NOTHING_MORE,
    measures: null,
    asksMeasures: false,
    unlisted: [],
    notAdded: [],
    plateForm: null,
    photos: [],
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
    steps: toStepLines(steps, draft.stepSections),
    urlDetails: urlDetails ?? '',
    more: toMoreForm(draft),
  }
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
    makes: showAmount(dish.yield?.amount ?? null),
    makesUnit: dish.yield?.unit.symbol ?? 'g',
    mainKey: lines[dish.mainLine]?.key ?? lines[0]?.key ?? 0,
    steps: toStepLines(dish.steps, dish.stepSections),
    urlDetails: dish.sourceUrl ?? '',
    more: toMoreForm(dish),
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
  const makes = readAmount(form.makes)
  if (Number.isNaN(makes)) problems.yield = messages.amountInvalid
  const { steps, stepSections, isOpen } = readStepLines(form.steps)
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
    steps,
    stepSections,
    ...toMoreInput(form.more, problems),
    measures: form.measures,
    yield: makes === null ? null : { amount: makes, unit: form.makesUnit },
    notAdded: [...form.notAdded],
    ...(form.plateForm !== null && { plateForm: form.plateForm }),
    urlDetails: form.urlDetails.trim() === '' ? null : form.urlDetails.trim(),
    lines: form.lines.map((line, index) => {
      const amount = perServe(line, serves)
      if (Number.isNaN(amount)) problems[`lines[${index}].amount`] = messages.amountInvalid
      if (amount === null && line.dish) problems[`lines[${index}].amount`] = messages.dishAmountMissing
      return {
        text: line.text,
        amount,
        unit: amount === null || line.unit === SERVES ? null : line.unit,
        ingredient: line.dish ? null : (line.ingredient?.slug ?? null),
        ...(line.dish && { dish: line.dish.id }),
        preparation: line.preparation.trim() === '' ? null : line.preparation.trim(),
        optional: line.optional,
        section: line.section?.trim() || null,
      }
    }),
  }
  const name = form.name.trim() === '' ? messages.nameMissing : nameProblem(form.name)
  if (name) problems.name = name
  if (form.categories.length === 0) problems.categories = messages.categoriesMissing
  if (form.asksMeasures) problems.measures = messages.measuresMissing
  if (form.lines.length === 0) problems.lines = messages.linesMissing
  if (steps.length === 0) problems.steps = messages.stepsMissing
  else if (isOpen) problems.steps = messages.headingLast
  return { input, problems }
}

/** Tells that a name is too long, as one that was read from a page may be; undefined when it is not. */
export function nameProblem(name: string): string | undefined {
  const { length } = name.trim()
  const most = LIMITS.dishNameLength
  return length > most ? messages.nameTooLong({ length, most }) : undefined
}

/** The server's errors by field; '' for those of the whole. */
export function problemsOf(errors: readonly { field: string | null; message: string }[]): Problems {
  return Object.fromEntries(errors.map(({ field, message }) => [field ?? '', message]))
}
