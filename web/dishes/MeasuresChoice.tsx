import type { Dispatch, SetStateAction } from 'react'
import styled from 'styled-components'
import type { Measures } from '../apollo/schemaTypes.generated'
import { color } from '../styles/themes'
import { radius, size, space } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { FieldError } from '../ui/FieldFrame'
import { SegmentedControl } from '../ui/SegmentedControl'
import type { DishForm } from './dishForm'
import { toFormLines, type FormLine } from './formLines'
import { messages } from './messages'
import { type EditedLineFragment, useReadDishMutation } from './operations.generated'
import { usualMeasures } from './usualMeasures'

export interface MeasuresChoiceProps {
  form: DishForm
  setForm: Dispatch<SetStateAction<DishForm>>
  problem: string | undefined
}

const COUNTRIES: readonly Measures[] = ['AU', 'US', 'UK']
const options = COUNTRIES.map((value) => ({ value, label: messages.country[value] }))

/** Asks whose cups and spoons a recipe means, and reads its amounts again with the answer. The answer is remembered. */
export function MeasuresChoice({ form, setForm, problem }: MeasuresChoiceProps) {
  const alerts = useAlerts()
  const { measures, asksMeasures, lines } = form
  const [readDish] = useReadDishMutation({ onError: () => alerts.error(messages.measuresFailed) })
  if (measures === null) return null

  const choose = async (chosen: Measures) => {
    const text = `Ingredients\n${lines.map((line) => line.text).join('\n')}`
    const answer = await readDish({ variables: { input: { text, measures: chosen } } }).catch(() => null)
    const draft = answer?.data?.readDish.draft
    if (!draft) return
    usualMeasures.write({ measures: chosen })
    setForm((now) => ({
      ...now,
      measures: chosen,
      asksMeasures: false,
      lines: withAmounts(now.lines, draft.lines),
    }))
  }

  return (
    <Root data-asks={asksMeasures || undefined}>
      <SegmentedControl
        label={messages.measuresAsk}
        hideLabel={false}
        options={options}
        value={asksMeasures ? ('' as Measures) : measures}
        onChange={(chosen) => void choose(chosen)}
      />
      <Help>{asksMeasures ? messages.measuresWhy : messages.measuresAre[measures]}</Help>
      {problem && asksMeasures ? <FieldError>{problem}</FieldError> : null}
    </Root>
  )
}

/** The lines with the amounts that were read again; an amount that was edited stays. */
function withAmounts(lines: readonly FormLine[], read: readonly EditedLineFragment[]): FormLine[] {
  const left = toFormLines(read, 1)
  return lines.map((line) => {
    if (line.exact === null || line.exact.shown !== line.amount || line.exact.unit !== line.unit) return line
    const at = left.findIndex(({ text }) => text === line.text)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found ? { ...line, amount: found.amount, unit: found.unit, exact: found.exact } : line
  })
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  &[data-asks] {
    padding: ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  }
`

const Help = styled.p`
  color: inherit;
  font-size: ${size.small};
`
