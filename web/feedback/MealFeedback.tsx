import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LIMITS } from '../../schema/limits'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Row } from '../ui/Stack'
import { Text } from '../ui/Text'
import type { Recommendation } from './feedbackDraft'
import { messages } from './messages'
import { RecommendationCard } from './RecommendationCard'
import { useMealGroups } from './useMealGroups'

export interface MealFeedbackProps {
  cards: readonly Recommendation[]
  errors: Readonly<Record<string, string>>
  disabled: boolean
  onChange: (id: string, change: Partial<Omit<Recommendation, 'id'>>) => void
  onAdd: () => void
  onRemove: (id: string) => void
}

/** Recommendations for single meals, on up to five cards (docs/product.md FEED-11). */
export function MealFeedback({ cards, errors, disabled, onChange, onAdd, onRemove }: MealFeedbackProps) {
  const meals = useMealGroups()
  const full = cards.length >= LIMITS.recommendations
  const section = useFocusOnChange(cards.length)
  return (
    <Card title={messages.mealsTitle}>
      <Text $muted>{messages.mostMeals}</Text>
      {meals.failed ? (
        <Banner tone="warning">
          {messages.mealsFailed}{' '}
          <Button variant="quiet" onClick={meals.reload}>
            {messages.tryAgain}
          </Button>
        </Banner>
      ) : null}
      <div ref={section}>
        {cards.map((card, position) => (
          <RecommendationCard
            key={card.id}
            number={position + 1}
            card={card}
            meals={meals}
            errors={errors}
            disabled={disabled}
            onChange={(change) => onChange(card.id, change)}
            onRemove={cards.length > 1 ? () => onRemove(card.id) : undefined}
          />
        ))}
      </div>
      <Row>
        <Button icon={<Plus aria-hidden="true" />} disabled={disabled || full} onClick={onAdd}>
          {messages.addMeal}
        </Button>
      </Row>
    </Card>
  )
}

/** Moves the focus to the last card's meal when a card was added or taken away, since the button pressed may be gone. */
function useFocusOnChange(count: number) {
  const section = useRef<HTMLDivElement>(null)
  const previous = useRef(count)
  useEffect(() => {
    if (previous.current === count) return
    previous.current = count
    const pickers = section.current?.querySelectorAll<HTMLElement>('[role="combobox"]')
    pickers?.[pickers.length - 1]?.focus()
  }, [count])
  return section
}
