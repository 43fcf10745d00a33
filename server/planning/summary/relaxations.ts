import type { FormAnswer, WishRelaxation } from '../../generated/schemaTypes'
import type { Eater } from '../../menu/tableMenu'
import { NO_ANSWER } from '../../settings/FormField'
import { TARGETS_FIELD } from '../../settings/settingsFields'
import { BUDGET_FIELD, countFieldId, minutesFieldId, WISH_FIELDS } from '../../settings/wishFields'
import { boundsOf, TARGET_FIGURES } from '../../wishes/targets'
import type { MissedWish, WishRef } from '../search/summary'
import { messages } from './messages'

type Of<Kind extends WishRef['kind']> = Extract<WishRef, { kind: Kind }>

/**
 * What may be answered so that a wish is missed no more (docs/product.md WISH-6): what stands most in the way is taken back,
 * or the wish itself is set to what the plan has. Targets only of members whose answers the caller may edit.
 */
export function relaxations({ wish, figure, blockedBy }: MissedWish, members: readonly Eater[]): WishRelaxation[] {
  const first = blockedBy && relaxed(blockedBy, null, members)
  const itself = relaxed(wish, figure, members)
  return [first, itself].filter((one) => one !== null)
}

/** @param figure that it is to allow; null takes the wish back. */
function relaxed(wish: WishRef, figure: number | null, members: readonly Eater[]): WishRelaxation | null {
  switch (wish.kind) {
    case 'MINUTES':
      return minutes(wish, figure)
    case 'COUNT':
      return count(wish, figure)
    case 'BUDGET':
      return budget(figure)
    case 'TARGET':
      return target(wish, figure, members)
    default:
      return null
  }
}

function minutes({ category, day }: Of<'MINUTES'>, figure: number | null): WishRelaxation {
  const fieldId = minutesFieldId(category, day === 'WEEKDAY' ? 'weekday' : 'weekend')
  const most = nextIn(fieldId, figure, 'AT_MOST')
  const label =
    most === null
      ? messages.relax.anyMinutes({ category, day })
      : messages.relax.minutes({ category, day, minutes: most })
  return { label, memberId: null, fieldId, answer: chosen(most) }
}

function count({ counted, bound }: Of<'COUNT'>, figure: number | null): WishRelaxation {
  const fieldId = countFieldId(counted, bound === 'AT_LEAST' ? 'atLeast' : 'atMost')
  const next = nextIn(fieldId, figure, bound)
  // At least none is no wish.
  const isNone = next === null || (bound === 'AT_LEAST' && next === 0)
  const label = isNone ? messages.relax.anyCount({ counted }) : messages.relax.count({ counted, bound, count: next })
  return { label, memberId: null, fieldId, answer: chosen(isNone ? null : next) }
}

function budget(figure: number | null): WishRelaxation {
  const dollars = nextIn(BUDGET_FIELD, figure, 'AT_MOST')
  const label = dollars === null ? messages.relax.noBudget : messages.relax.budget({ dollars })
  return { label, memberId: null, fieldId: BUDGET_FIELD, answer: chosen(dollars) }
}

function target(
  { memberId, nutrient }: Of<'TARGET'>,
  figure: number | null,
  members: readonly Eater[],
): WishRelaxation | null {
  const member = members.find(({ id }) => id === memberId)
  if (!member?.mayEditAnswers || !member.targets.has(nutrient)) return null
  const { name } = member
  const allowed =
    figure === null ? [] : TARGET_FIGURES[nutrient].filter((one) => allows(boundsOf(nutrient, one), figure))
  const next = figure === null ? null : nearest(allowed, figure)
  const label =
    next === null
      ? messages.relax.noTarget({ nutrient, name })
      : messages.relax.target({ nutrient, figure: next, name })
  const others = [...member.targets].filter(([one]) => one !== nutrient)
  const settings = [...others, ...(next === null ? [] : [[nutrient, next] as const])]
  return {
    label,
    memberId: member.id,
    fieldId: TARGETS_FIELD,
    answer: {
      ...NO_ANSWER,
      settings: settings.map(([optionId, one]) => ({ optionId, settingId: String(one) })),
    },
  }
}

const allows = ({ atLeast, atMost }: ReturnType<typeof boundsOf>, figure: number): boolean =>
  (atLeast === null || figure >= atLeast) && (atMost === null || figure <= atMost)

const nearest = (ones: readonly number[], to: number): number | null =>
  ones.reduce<number | null>(
    (best, one) => (best === null || Math.abs(one - to) < Math.abs(best - to) ? one : best),
    null,
  )

/** The next choice of a field that allows a figure; null where none does, and for no figure. */
function nextIn(fieldId: string, figure: number | null, bound: 'AT_LEAST' | 'AT_MOST'): number | null {
  if (figure === null) return null
  const numbers = WISH_FIELDS.find(({ id }) => id === fieldId)?.options.map(({ id }) => Number(id)) ?? []
  const allowed = numbers.filter((one) => (bound === 'AT_MOST' ? one >= figure : one <= figure))
  return nearest(allowed, figure)
}

const chosen = (number: number | null): FormAnswer => ({
  ...NO_ANSWER,
  optionIds: number === null ? [] : [String(number)],
})
