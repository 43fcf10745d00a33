import type { DishFields, DishModel } from '../DishModel'

/**
 * What is stored of a saved dish's lines that were said to name nothing of the catalogue: they are not asked about again, as
 * long as they say the same and still match nothing (docs/product.md MOVE-13).
 */
export function keepAnswers(present: Pick<DishModel, 'lines'> | null, fields: DishFields): DishFields {
  const answers = new Map(
    present?.lines.flatMap(({ text, ingredient, answer }) => (answer && ingredient === null ? [[text, answer]] : [])),
  )
  if (answers.size === 0) return fields
  const lines = fields.lines.map((line) => {
    const answer = line.ingredient === null ? answers.get(line.text) : undefined
    return answer && line.dish === undefined ? { ...line, answer } : line
  })
  return { ...fields, lines }
}
