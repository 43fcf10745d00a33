import { useState } from 'react'
import styled from 'styled-components'
import { formatNumber } from '../../../schema/text/format'
import { useCupboard } from '../../live/cupboard/useCupboard'
import { unitWord } from '../../plan/unitWord'
import type { PlannedMeal } from '../../plan/plan'
import { keptOwner } from '../../session/deviceOwner'
import { space } from '../../styles/tokens'
import { alerts } from '../../ui/alerts'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { Text } from '../../ui/Text'
import { messages } from './messages'
import type { Recipe } from '../RecipeParts'
import { ForFreezer } from './ForFreezer'
import { usedUp, type UsedUp } from './usedUp'
import type { Rate } from './useRate'

export interface DoneSheetProps {
  dish: PlannedMeal
  ingredients: Recipe['ingredients']
  /** null where nothing can be sent. */
  rate: Rate | null
  onOpenChange: (open: boolean) => void
  onFinish: () => void
}

const RATINGS = ['1', '2', '3', '4', '5'] as const

/**
 * After the last step: how good it was, what it took from the cupboard, and what is left for the freezer; nothing of it is a
 * must (docs/product.md COOK-30).
 */
export function DoneSheet({ dish: { entry }, ingredients, rate, onOpenChange, onFinish }: DoneSheetProps) {
  const { view, keep, take, freeze } = useCupboard(keptOwner())
  const [rating, setRating] = useState('')
  const [isUpdated, setIsUpdated] = useState(false)
  const used = usedUp(view.items, ingredients)

  const say = async (chosen: string) => {
    setRating(chosen)
    if (await rate?.(entry.slug, Number(chosen))) return
    setRating('')
    alerts.error(messages.notRated)
  }
  const update = () => {
    for (const { item, left } of used)
      if (left > 0) keep(item.ingredient, { ...item, amount: left })
      else take(item.ingredient.slug)
    setIsUpdated(true)
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={messages.enjoy({ name: entry.name })}
      actions={
        <Button variant="primary" size="large" onClick={onFinish}>
          {messages.finish}
        </Button>
      }
    >
      {rate && entry.slug ? (
        <SegmentedControl<string>
          label={messages.howGood}
          hideLabel={false}
          wide
          options={RATINGS.map((value) => ({ value, label: messages.stars({ count: Number(value) }) }))}
          value={rating}
          onChange={(chosen) => void say(chosen)}
        />
      ) : null}
      {isUpdated ? (
        <Text role="status">{messages.cupboardUpdated}</Text>
      ) : used.length > 0 ? (
        <Cupboard>
          <Text $strong>{messages.fromCupboard}</Text>
          <ul>
            {used.map((one) => (
              <li key={one.item.ingredient.slug}>{wordsOf(one)}</li>
            ))}
          </ul>
          <Button onClick={update}>{messages.updateCupboard}</Button>
        </Cupboard>
      ) : null}
      <ForFreezer entry={entry} freeze={freeze} />
    </Dialog>
  )
}

function wordsOf({ item: { ingredient, unit }, left }: UsedUp): string {
  if (left === 0) return messages.noneLeft({ name: ingredient.name })
  const amount = `${formatNumber(left, { maximumFractionDigits: 2 })}\u00a0${unitWord(unit ?? '', left)}`
  return messages.someLeft({ name: ingredient.name, amount })
}

const Cupboard = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[2]};

  & > ul {
    padding-inline-start: ${space[5]};
  }
`
