import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { CatalogueFile, CatalogueFiles, CatalogueProblem, ValuePath } from '../readCatalogue'

type Check = (value: unknown) => ErrorObject[]

/** What ajv's message leaves out. */
function detailOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `: ${String(params.additionalProperty)}`
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) return `: ${params.allowedValues.join(', ')}`
  return ''
}

/** The steps of a JSON pointer, numbers for positions in lists. */
function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** Schemas that were compiled, by their text: that takes longer than all that they check. */
const compiled = new Map<string, ValidateFunction>()

/** Compiles one of the schema files. */
function compileSchema(directory: string, name: string): Check {
  const text = readFileSync(join(directory, 'schema', `${name}.schema.json`), 'utf8')
  const validate = compiled.get(text) ?? new Ajv({ allErrors: true }).compile(JSON.parse(text) as object)
  compiled.set(text, validate)
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}

/** Checks one value of a file. */
function checkValue(file: CatalogueFile, base: ValuePath, value: unknown, check: Check): CatalogueProblem[] {
  return check(value).map((error) => {
    const inside = pathOf(error.instancePath)
    const name = inside.length === 0 ? '' : `${inside.join('.')} `
    const message = `${name}${error.message ?? 'is wrong'}${detailOf(error)}`
    return { file: file.file, line: file.lineOf([...base, ...inside]), message }
  })
}

/** Checks every file against the JSON Schemas in the folder's `schema`. */
export function lintShape(directory: string, files: CatalogueFiles): CatalogueProblem[] {
  const checkList = (file: CatalogueFile, check: Check): CatalogueProblem[] => {
    if (!Array.isArray(file.value)) return [{ file: file.file, line: 1, message: 'must be a list' }]
    return file.value.flatMap((value: unknown, index) => checkValue(file, [index], value, check))
  }
  const ingredient = compileSchema(directory, 'ingredient')
  const swap = compileSchema(directory, 'swap')
  const meal = compileSchema(directory, 'meal')
  const group = compileSchema(directory, 'group')
  const hold = compileSchema(directory, 'hold')
  const fodmap = compileSchema(directory, 'fodmap')
  return [
    ...files.ingredients.flatMap((file) => checkList(file, ingredient)),
    ...files.swaps.flatMap((file) => checkList(file, swap)),
    ...files.groups.flatMap((file) => checkList(file, group)),
    ...files.holds.flatMap((file) => checkList(file, hold)),
    ...files.fodmaps.flatMap((file) => checkList(file, fodmap)),
    ...files.meals.flatMap((file) => checkValue(file, [], file.value, meal)),
  ]
}
