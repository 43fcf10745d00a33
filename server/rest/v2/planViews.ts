import type { z } from 'zod'
import type { ActInput, RowContentInput, V2RowFragment } from '../operations.generated'
import type { newRow, row, rowChange } from './planShapes'

type Content = NonNullable<V2RowFragment['content']>
const KINDS = {
  PlannedMeal: 'meal',
  PlannedLeftovers: 'leftovers',
  PlannedText: 'text',
  PlannedFrozen: 'frozen',
} as const

/** A row of a plan as v2 answers it. */
export const toRow = ({ recipe, content, ...one }: V2RowFragment): z.infer<typeof row> => ({
  ...one,
  content: content && toContent(content, recipe),
})

const toContent = (content: Content, recipe: V2RowFragment['recipe']) => ({
  kind: KINDS[content.__typename],
  recipe,
  ...(content.__typename === 'PlannedMeal' && {
    side: servedIn(content, 'SIDE'),
    dessert: servedIn(content, 'DESSERT'),
  }),
  ...(content.__typename === 'PlannedText' && { isOut: content.isOut }),
  ...(content.__typename === 'PlannedLeftovers' && { leftoversOf: content.from?.id ?? null }),
})

const servedIn = ({ dishes }: Extract<Content, { __typename: 'PlannedMeal' }>, role: 'SIDE' | 'DESSERT') =>
  dishes.find((dish) => dish.role === role)?.version.recipe ?? null

/** A program puts nothing before people that does not suit them (docs/product.md API-66). */
const SUITS = { mustSuit: true }

/** The act that adds a row under an id. */
export function toAdd(rowId: string, { after, content, ...given }: z.infer<typeof newRow>): ActInput {
  // A row that is not there, as the new one is not, stands for the end of the category.
  const place = after === undefined ? rowId : after
  return {
    plan: {
      addRow: { ...given, rowId, after: place, uniqueId: '', content: content && fromContent(content), ...SUITS },
    },
  }
}

/** The acts that change a row. */
export function toChanges(rowId: string, given: z.infer<typeof rowChange>): ActInput[] {
  const { content, side, dessert, serves, eaters, date, isLocked, isWeekly } = given
  return [
    ...(content === undefined ? [] : [{ setContent: { rowId, content: content && fromContent(content), ...SUITS } }]),
    ...(side === undefined ? [] : [{ setSide: { rowId, recipe: side, ...SUITS } }]),
    ...(dessert === undefined ? [] : [{ setDessert: { rowId, recipe: dessert, ...SUITS } }]),
    ...(serves === undefined ? [] : [{ setServes: { rowId, serves } }]),
    ...(eaters === undefined ? [] : [{ setEaters: { rowId, eaters, ...SUITS } }]),
    ...(date === undefined ? [] : [{ setDate: { rowId, date } }]),
    ...(isLocked === undefined ? [] : [{ setLock: { rowId, isLocked } }]),
    ...(isWeekly === undefined ? [] : [{ setWeekly: { rowId, isWeekly } }]),
  ].map((plan) => ({ plan }) as ActInput)
}

function fromContent(given: NonNullable<z.infer<typeof rowChange>['content']>): RowContentInput {
  if ('recipe' in given) {
    const { recipe, side, dessert } = given
    return {
      dishes: [
        { recipe, role: 'MAIN' },
        ...(side ? [{ recipe: side, role: 'SIDE' as const }] : []),
        ...(dessert ? [{ recipe: dessert, role: 'DESSERT' as const }] : []),
      ],
    }
  }
  if ('text' in given) return { text: { text: given.text, isOut: given.isOut ?? false } }
  return given
}
