import { countWords } from '../../schema/countWords'
import { LIMITS } from '../../schema/limits'
import { inputError } from '../platform/errors'
import type {
  ErrorCode,
  InputError,
  MealAdjustmentInput,
  QuestionAnswerInput,
  SubmitFeedbackInput,
  TextResponsesInput,
} from '../generated/schemaTypes'
import { messages } from './messages'

/** A valid form, texts trimmed. */
export interface Feedback {
  submissionId: string | null
  questions: { question: string; answer: boolean | null }[]
  textResponses: Record<keyof TextResponsesInput, string>
  mealAdjustments: { meal: string; recommendation: string }[]
}

type Say = (code: ErrorCode, field: string, message: string) => void

/** Limits of the texts in words (docs/product.md FEED-9). */
const WORDS: Record<keyof TextResponsesInput, number> = {
  storesSupported: LIMITS.feedbackWords.stores,
  benefits: LIMITS.feedbackWords.benefits,
  wishes: LIMITS.feedbackWords.wishes,
  general: LIMITS.feedbackWords.general,
}

/** Reads a form and reports everything that is wrong with it. `isMeal` tells whether a meal of that name is known. */
export function readFeedback(
  input: SubmitFeedbackInput,
  isMeal: (name: string) => boolean,
): { value: Feedback; errors: [] } | { value: null; errors: InputError[] } {
  const errors: InputError[] = []
  const say: Say = (code, field, message) => void errors.push(inputError(code, `input.${field}`, message))
  const value: Feedback = {
    submissionId: readSubmissionId(input.submissionId ?? null, say),
    questions: readQuestions(input.questions ?? [], say),
    textResponses: readTexts(input.textResponses ?? {}, say),
    mealAdjustments: readAdjustments(input.mealAdjustments ?? [], isMeal, say),
  }
  return errors.length === 0 ? { value, errors: [] } : { value: null, errors }
}

function readSubmissionId(id: string | null, say: Say): string | null {
  if (id === null) return null
  if (id.trim() === '') say('REQUIRED', 'submissionId', messages.submissionIdBlank)
  return checkText(id, 'submissionId', LIMITS.submissionIdLength, say)
}

function readQuestions(questions: readonly QuestionAnswerInput[], say: Say): Feedback['questions'] {
  if (questions.length > LIMITS.feedbackQuestions) {
    say('TOO_MANY', 'questions', messages.tooManyQuestions())
    return []
  }
  return questions.map(({ question, answer }, index) => {
    const field = `questions[${index}].question`
    if (question.trim() === '') say('REQUIRED', field, messages.questionBlank)
    return { question: checkText(question, field, LIMITS.feedbackQuestionLength, say), answer: answer ?? null }
  })
}

function readTexts(texts: TextResponsesInput, say: Say): Feedback['textResponses'] {
  const read = (name: keyof TextResponsesInput): string => {
    const field = `textResponses.${name}`
    const text = checkText((texts[name] ?? '').trim(), field, LIMITS.textLength, say)
    if (countWords(text) > WORDS[name]) say('TOO_LONG', field, messages.tooManyWords({ limit: WORDS[name] }))
    return text
  }
  return {
    storesSupported: read('storesSupported'),
    benefits: read('benefits'),
    wishes: read('wishes'),
    general: read('general'),
  }
}

function readAdjustments(
  adjustments: readonly MealAdjustmentInput[],
  isMeal: (name: string) => boolean,
  say: Say,
): Feedback['mealAdjustments'] {
  if (adjustments.length > LIMITS.recommendations) {
    say('TOO_MANY', 'mealAdjustments', messages.tooManyMeals())
    return []
  }
  return adjustments.map((given, index) => {
    const field = `mealAdjustments[${index}]`
    const meal = given.meal.trim()
    if (meal === '') say('REQUIRED', `${field}.meal`, messages.mealBlank)
    else if (!isMeal(meal)) say('UNKNOWN', `${field}.meal`, messages.noSuchMeal)
    const recommendation = given.recommendation.trim()
    if (recommendation === '') say('REQUIRED', `${field}.recommendation`, messages.recommendationBlank)
    return { meal, recommendation: checkText(recommendation, `${field}.recommendation`, LIMITS.textLength, say) }
  })
}

/** Reports a text that is too long or cannot be stored unchanged in every database; returns it. */
function checkText(text: string, field: string, length: number, say: Say): string {
  if (text.length > length) say('TOO_LONG', field, messages.tooManyCharacters({ limit: length }))
  if (text.includes('\u0000') || !text.isWellFormed()) say('INVALID', field, messages.badCharacters)
  return text
}
