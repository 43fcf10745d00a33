import { Pencil, Plus, Trash2, Unlink } from 'lucide-react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { color } from '../styles/themes'
import { line as lines, radius, size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Checkbox } from '../ui/Checkbox'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import type { Problems } from './dishForm'
import { calledBy, type FormLine, isMatched, SERVES } from './formLines'
import { FieldGrid, WideField } from './FieldGrid'
import { IngredientPicker } from './IngredientPicker'
import { messages } from './messages'
import type { LineDishFragment } from './operations.generated'

export interface LineFieldsProps {
  line: FormLine
  /** Dishes that it may name. */
  choices: readonly LineDishFragment[]
  problems: Problems
  onChange: (key: number, change: Partial<FormLine>) => void
  onRemove: (key: number) => void
}

const UNITS = ['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'pinch', 'piece'] as const
const units = UNITS.map((unit) => ({ value: unit, label: unit }))
const SERVES_OPTION = { value: SERVES, label: messages.servesUnit }

/** The units in which a dish goes into another: serves, and those of what it makes. */
function unitsOf({ yield: made }: LineDishFragment): string[] {
  if (!made) return []
  return made.unit.symbol.endsWith('g') ? ['g', 'kg'] : ['ml', 'l']
}

/** A line of a dish in the place of an ingredient. Its amount stays where it can be meant so. */
function withDish({ amount, unit }: FormLine, dish: LineDishFragment): Partial<FormLine> {
  const chosen = { dish, ingredient: null }
  if (unitsOf(dish).includes(unit) || unit === SERVES) return chosen
  return { ...chosen, unit: SERVES, ...(unit !== 'piece' && amount !== '' && { amount: '', exact: null }) }
}

/** Everything of an ingredient line that may be corrected, with the line as it was written above. */
export function LineFields({ line, choices, problems, onChange, onRemove }: LineFieldsProps) {
  const { key, text, amount, unit, ingredient, suggestions, dish, dishSuggestions, preparation, optional } = line
  const change = (part: Partial<FormLine>) => onChange(key, part)
  const weight =
    unit === 'piece' && ingredient?.pieceWeight ? messages.pieceWeight({ grams: ingredient.pieceWeight }) : undefined
  const ofDish = dish && [SERVES_OPTION, ...units.filter(({ value }) => unitsOf(dish).includes(value))]
  return (
    <Root role="group" aria-label={messages.correctLine({ name: calledBy(line) })}>
      <Written>
        {messages.asWritten} <q>{text}</q>
      </Written>
      <FieldGrid>
        <WideField>
          <IngredientPicker
            label={messages.ingredient}
            value={ingredient}
            suggestions={suggestions}
            dish={dish}
            dishSuggestions={dishSuggestions}
            choices={choices}
            onChange={(picked) => change({ ingredient: picked, dish: null, ...(unit === SERVES && { unit: 'piece' }) })}
            onDish={(picked) => change(withDish(line, picked))}
            error={problems.dish ?? problems.ingredient}
          />
        </WideField>
        <TextField
          label={messages.amount}
          inputMode="decimal"
          autoComplete="off"
          placeholder={dish ? undefined : messages.asNeeded}
          value={amount}
          onChange={(value) => change({ amount: value })}
          error={problems.amount}
          hint={dish && !dish.yield ? messages.noYieldHint : weight}
        />
        <Select
          label={messages.unit}
          options={ofDish ?? units}
          value={unit}
          onChange={(value) => change({ unit: value })}
          error={problems.unit}
        />
        <WideField $wholeRow>
          <TextField
            label={messages.preparation}
            autoComplete="off"
            maxLength={LIMITS.dishPreparationLength}
            placeholder={messages.preparationExample}
            value={preparation}
            onChange={(value) => change({ preparation: value })}
            error={problems.preparation}
          />
        </WideField>
      </FieldGrid>
      <Foot>
        <Checkbox label={messages.worksWithout} checked={optional} onChange={(value) => change({ optional: value })} />
        <Buttons>
          {dish ? (
            <ButtonLink to={`/dishes/${dish.id}`} variant="quiet" icon={<Pencil aria-hidden="true" />}>
              {messages.openDish(dish)}
            </ButtonLink>
          ) : null}
          <Button
            variant="quiet"
            icon={<Unlink aria-hidden="true" />}
            resting={!isMatched(line)}
            onClick={() => change({ ingredient: null, dish: null, ...(unit === SERVES && { unit: 'piece' }) })}
          >
            {messages.noneOfOurs}
          </Button>
          {line.section === null ? (
            <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={() => change({ section: '' })}>
              {messages.addHeading}
            </Button>
          ) : null}
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onRemove(key)}>
            {messages.remove}
          </Button>
        </Buttons>
      </Foot>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[3]};
  border-top: ${lines.hairline} solid ${color.border};
`

const Written = styled.p`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  font-size: ${size.small};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${space[3]};
`
