import { CATEGORIES } from '../../../server/catalogue/types'
import type { LinearModel } from './linearModel'

/** The model as an integer program in the LP format of CPLEX. `x7` is 1 where candidate 7 is in the plan. */
export function integerProgram(model: LinearModel): string {
  const { candidates, ingredients, counts, weights } = model
  const objective: string[] = []
  const rows: string[] = []
  const binaries: string[] = candidates.map((_, at) => `x${at}`)
  const cost = (weight: number, variable: string) => void objective.push(`${number(weight)} ${variable}`)

  for (const category of CATEGORIES) {
    const own = candidates.flatMap((one, at) => (one.category === category ? [`x${at}`] : []))
    if (own.length > 0) rows.push(`${own.join(' + ')} = ${counts[category]}`)
  }
  for (const [, places] of grouped(candidates, ({ piece }) => piece.meal))
    if (places.length > 1) rows.push(`${sum(places)} <= 1`)

  const users = grouped(
    candidates.flatMap(({ piece }, at) => [...piece.figures.parts].map((part) => ({ part, at }))),
    ({ part }) => part,
    ({ at }) => at,
  )
  const sorts = new Map<number, number[]>()
  for (const [part, places] of users) {
    const ingredient = ingredients[part]
    if (!ingredient) continue
    binaries.push(`y${part}`)
    cost(ingredient.isKept ? weights.kept : weights.bought, `y${part}`)
    for (const at of places) rows.push(`y${part} - x${at} >= 0`)
    if (ingredient.isPerishable) {
      cost(weights.once, `o${part}`)
      // 1 where it is in the plan and in one meal only.
      rows.push(`o${part} - 2 y${part} + ${sum(places)} >= 0`)
    }
    if (places.length > 4) {
      cost(weights.many, `e${part}`)
      rows.push(`e${part} - ${sum(places).replaceAll('+', '-')} >= -4`)
    }
    if (ingredient.staple >= 0) sorts.set(ingredient.staple, [...(sorts.get(ingredient.staple) ?? []), part])
  }
  for (const [staple, parts] of sorts) {
    cost(weights.staple, `s${staple}`)
    rows.push(`s${staple} - ${parts.map((part) => `y${part}`).join(' - ')} >= -${model.allowed[staple] ?? 0}`)
  }
  ;[...grouped(candidates, ({ piece }) => piece.figures.chosen.meal.mainKind).values()].forEach((places, kind) => {
    if (places.length < 2) return
    cost(weights.second, `m${kind}`)
    cost(weights.third, `n${kind}`)
    rows.push(`m${kind} - ${sum(places).replaceAll('+', '-')} >= -1`)
    rows.push(`n${kind} - ${sum(places).replaceAll('+', '-')} >= -2`)
  })
  model.bounds.forEach(({ nutrient, value, isLeast }, bound) => {
    cost(weights.target, `t${bound}`)
    const shares = candidates.map(
      ({ piece }, at) => `${number((piece.figures.nutrients?.[nutrient] ?? 0) / value)} x${at}`,
    )
    rows.push(isLeast ? `t${bound} + ${shares.join(' + ')} >= 1` : `t${bound} - ${shares.join(' - ')} >= -1`)
  })
  cost(weights.minute, 'u')
  rows.push(
    `u - ${candidates.map(({ piece }, at) => `${piece.figures.minutes} x${at}`).join(' - ')} >= -${model.minutes}`,
  )

  return [
    'Minimize',
    wrapped(`cost: ${objective.join(' + ')}`),
    'Subject To',
    ...rows.map((row, at) => wrapped(`r${at}: ${row}`)),
    'Binaries',
    wrapped(binaries.join(' ')),
    'End',
  ].join('\n')
}

const number = (value: number): string => value.toFixed(9)
const sum = (places: readonly number[]): string => places.map((at) => `x${at}`).join(' + ')
/** Readers of the format take lines of some hundred characters. */
const wrapped = (line: string): string => line.replaceAll(/(.{1,400})(?: |$)/g, '$1\n').trimEnd()

function grouped<Item, Key, Value = number>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  valueOf: (item: Item, at: number) => Value = (_, at) => at as Value,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  items.forEach((item, at) => {
    const group = groups.get(keyOf(item))
    if (group) group.push(valueOf(item, at))
    else groups.set(keyOf(item), [valueOf(item, at)])
  })
  return groups
}
