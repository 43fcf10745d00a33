import { Trash2, Unlink } from 'lucide-react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { color } from '../styles/themes'
import { line as lines, radius, size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Checkbox } from '../ui/Checkbox'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import type { FormLine, Problems } from './dishForm'
import { FieldGrid, WideField } from './FieldGrid'
import { IngredientPicker } from './IngredientPicker'
import { messages } from './messages'

export interface LineFieldsProps {
  line: FormLine
  problems: Problems
  onChange: (key: number, change: Partial<FormLine>) => void
  onRemove: (key: number) => void
}

const UNITS = ['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'pinch', 'piece'] as const
const units = UNITS.map((unit) => ({ value: unit, label: unit }))

/** Everything of an ingredient line that may be corrected, with the line as it was written above. */
export function LineFields({ line, problems, onChange, onRemove }: LineFieldsProps) {
  const { key, text, name, amount, unit, ingredient, suggestions, preparation, optional } = line
  const change = (part: Partial<FormLine>) => onChange(key, part)
  const weight =
    unit === 'piece' && ingredient?.pieceWeight ? messages.pieceWeight({ grams: ingredient.pieceWeight }) : undefined
  return (
    <Root role="group" aria-label={messages.correctLine({ name })}>
      <Written>
        {messages.asWritten} <q>{text}</q>
      </Written>
      <FieldGrid>
        <WideField>
          <IngredientPicker
            label={messages.ingredient}
            value={ingredient}
            suggestions={suggestions}
            onChange={(picked) => change({ ingredient: picked })}
            error={problems.ingredient}
          />
        </WideField>
        <TextField
          label={messages.amount}
          inputMode="decimal"
          autoComplete="off"
          placeholder={messages.asNeeded}
          value={amount}
          onChange={(value) => change({ amount: value })}
          error={problems.amount}
          hint={weight}
        />
        <Select
          label={messages.unit}
          options={units}
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
          <Button
            variant="quiet"
            icon={<Unlink aria-hidden="true" />}
            resting={ingredient === null}
            onClick={() => change({ ingredient: null })}
          >
            {messages.noneOfOurs}
          </Button>
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
