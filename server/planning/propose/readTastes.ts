import { LIMITS } from '../../../schema/limits'
import type { CompiledCatalogue } from '../../catalogue/compiled'
import { tagOfKey } from '../../catalogue/labelKeys'
import type { TagPreferences, TagSetting } from '../../catalogue/menu'
import type { Tag } from '../../catalogue/types'
import type { DayTargetInput, InputError, TagSettingInput, TargetNutrient } from '../../generated/schemaTypes'
import { inputError } from '../../platform/errors'
import { matchIngredients, splitWords } from '../../settings/matchIngredients'
import type { Bounds, MemberTargets, TargetNutrient as Nutrient } from '../../wishes/wishes'
import type { Read } from '../readPlanInput'
import { messages } from './messages'

const NUTRIENTS: Readonly<Record<TargetNutrient, Nutrient>> = {
  ENERGY: 'energy',
  PROTEIN: 'protein',
  FIBRE: 'fibre',
  SODIUM: 'sodium',
  SATURATED_FAT: 'saturatedFat',
}

/** No more is eaten of anything in a day. */
const MOST_A_DAY = 100_000

/**
 * The slugs of what is never eaten. What is not understood is refused: without it something that someone must not eat could
 * be proposed, and no one would see why.
 */
export function readNeverEaten(named: readonly string[], catalogue: CompiledCatalogue): Read<ReadonlySet<string>> {
  const refused = (...errors: InputError[]) => ({ value: null, errors })
  const { ingredientBySlug } = catalogue
  const texts = named.map((one) => one.trim())
  if (texts.join().length > LIMITS.neverEatenLength)
    return refused(inputError('TOO_LONG', 'neverEaten', messages.longWords()))
  const foods = texts.flatMap((one) => ingredientBySlug.get(one) ?? [])
  const words = texts.filter((one) => !ingredientBySlug.has(one))
  if (foods.length + words.flatMap(splitWords).length > LIMITS.neverEatenWords)
    return refused(inputError('TOO_MANY', 'neverEaten', messages.tooManyWords()))
  const { slugs, unknownWords } = matchIngredients(catalogue, words.join(', '))
  const unknown = texts.flatMap((one, index) => {
    if (ingredientBySlug.has(one)) return []
    const word = splitWords(one).length === 0 ? one : unknownWords.find((each) => one.includes(each))
    return word === undefined ? [] : inputError('UNKNOWN', `neverEaten[${index}]`, messages.noSuchFood({ word }))
  })
  if (unknown.length > 0) return refused(...unknown)
  // What may hold an ingredient is found by its name, as for people who write it.
  const within = foods.flatMap(({ name }) => matchIngredients(catalogue, name).slugs)
  return { value: new Set([...slugs, ...foods.map(({ slug }) => slug), ...within]), errors: [] }
}

/** What is wanted of tags. */
export function readTags(inputs: readonly TagSettingInput[]): Read<TagPreferences> {
  const errors = tooMany(inputs, 'tags')
  if (errors.length > 0) return { value: null, errors }
  const value = new Map<Tag, TagSetting>()
  inputs.forEach(({ tag: key, setting }, index) => {
    const tag = tagOfKey(key)
    if (!tag) errors.push(inputError('UNKNOWN', `tags[${index}].tag`, messages.noSuchTag))
    else if (value.has(tag)) errors.push(inputError('DUPLICATE', `tags[${index}].tag`, messages.tagTwice))
    else value.set(tag, setting)
  })
  return errors.length > 0 ? { value: null, errors } : { value, errors: [] }
}

/** What a person wants of a day's food; null for nothing. */
export function readTargets(inputs: readonly DayTargetInput[]): Read<{ targets: MemberTargets | null }> {
  const errors = tooMany(inputs, 'targets')
  if (errors.length > 0) return { value: null, errors }
  const targets: Partial<Record<Nutrient, Bounds>> = {}
  inputs.forEach(({ nutrient: named, atLeast = null, atMost = null }, index) => {
    const nutrient = NUTRIENTS[named]
    const path = `targets[${index}]`
    const wrong = [
      ...(targets[nutrient] ? [inputError('DUPLICATE', `${path}.nutrient`, messages.nutrientTwice)] : []),
      ...checkBound(atLeast, `${path}.atLeast`),
      ...checkBound(atMost, `${path}.atMost`),
    ]
    if (atLeast === null && atMost === null) wrong.push(inputError('REQUIRED', `${path}.atLeast`, messages.noBound))
    if ((atLeast ?? 0) > (atMost ?? Infinity))
      wrong.push(inputError('OUT_OF_RANGE', `${path}.atMost`, messages.boundsCross))
    if (wrong.length > 0) errors.push(...wrong)
    else targets[nutrient] = { atLeast, atMost }
  })
  if (errors.length > 0) return { value: null, errors }
  return { value: { targets: inputs.length === 0 ? null : targets }, errors: [] }
}

const checkBound = (bound: number | null, path: string): InputError[] =>
  bound === null || (bound > 0 && bound <= MOST_A_DAY)
    ? []
    : [inputError('OUT_OF_RANGE', path, messages.boundRange({ most: MOST_A_DAY }))]

/** What is wrong with a list of more than anyone states. */
export const tooMany = (inputs: readonly unknown[], path: string): InputError[] =>
  inputs.length <= LIMITS.statedSettings ? [] : [inputError('TOO_MANY', path, messages.tooManyStated())]
