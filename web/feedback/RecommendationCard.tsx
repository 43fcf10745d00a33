import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { color } from '../styles/themes'
import { line, space } from '../styles/tokens'
import { GroupedPicker } from '../ui/GroupedPicker'
import { IconButton } from '../ui/IconButton'
import { TextArea } from '../ui/TextArea'
import type { Recommendation } from './feedbackDraft'
import { messages } from './messages'
import type { MealGroups } from './useMealGroups'

export interface RecommendationCardProps {
  /** From 1. */
  number: number
  card: Recommendation
  meals: MealGroups
  errors: Readonly<Record<string, string>>
  disabled: boolean
  onChange: (change: Partial<Omit<Recommendation, 'id'>>) => void
  /** Missing where the card can't be taken away. */
  onRemove?: () => void
}

/** One meal and what to change about it. */
export function RecommendationCard({
  number,
  card,
  meals,
  errors,
  disabled,
  onChange,
  onRemove,
}: RecommendationCardProps) {
  const lacksMeal = card.meal === '' && card.text.trim() !== ''
  return (
    <Root role="group" aria-label={messages.recommendation({ number })}>
      <Line>
        <GroupedPicker
          label={messages.meal({ number })}
          groups={meals.groups}
          value={card.meal || null}
          placeholder={messages.pickMeal}
          searchLabel={messages.searchMeals}
          emptyText={meals.failed ? messages.mealsFailed : messages.noMealFound}
          loading={meals.loading}
          disabled={disabled}
          error={errors[`meal:${card.id}`]}
          hint={lacksMeal ? messages.noMealChosen : undefined}
          onChange={(meal) => onChange({ meal })}
        />
        {onRemove ? (
          <IconButton label={messages.remove({ number })} icon={<Trash2 />} disabled={disabled} onClick={onRemove} />
        ) : null}
      </Line>
      <TextArea
        label={messages.recommendationText({ number })}
        placeholder={messages.recommendationPlaceholder}
        maxLength={LIMITS.textLength}
        disabled={disabled}
        value={card.text}
        error={errors[`text:${card.id}`]}
        onChange={(text) => onChange({ text })}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-block: ${space[4]};

  &:first-child {
    padding-block-start: 0;
  }

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Line = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[2]};

  & > :first-child {
    flex: 1;
  }

  /* Beside the picker, below its label. */
  & > button {
    margin-block-start: ${space[6]};
  }
`
