import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import styled from 'styled-components'
import { DETAIL_LIMITS } from '../../schema/detailLimits'
import { color } from '../styles/themes'
import { size, space, weight } from '../styles/tokens'
import { FoldButton } from '../ui/FoldButton'
import { Stack } from '../ui/Stack'
import { TextArea } from '../ui/TextArea'
import { TextField } from '../ui/TextField'
import type { DishForm, Problems } from './dishForm'
import { messages } from './messages'
import { isOfMore, type MoreForm, summaryOf } from './moreForm'

export interface MoreAboutProps {
  form: DishForm
  setForm: Dispatch<SetStateAction<DishForm>>
  problems: Problems
}

/** What a dish keeps beside its recipe (docs/product.md DISH-44). It is closed until it is asked for or has something wrong. */
export function MoreAbout({ form, setForm, problems }: MoreAboutProps) {
  const id = useId()
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isWrong = Object.keys(problems).some(isOfMore)
  const open = toggled ?? isWrong
  const { more, urlDetails } = form
  const change = (part: Partial<MoreForm>) => setForm((now) => ({ ...now, more: { ...now.more, ...part } }))
  const wrong = (field: string) =>
    problems[field] ?? Object.entries(problems).find(([name]) => name.startsWith(`${field}[`))?.[1]
  const summary = summaryOf(more, urlDetails)
  const text = (field: 'description' | 'notes' | 'sourceNutrition', rows: number, hint?: string) => (
    <TextArea
      label={messages.more[field]}
      rows={rows}
      maxLength={MOST[field]}
      value={more[field]}
      onChange={(value) => change({ [field]: value })}
      error={wrong(field)}
      hint={hint}
    />
  )
  const minutes = (field: 'prepMinutes' | 'cookMinutes') => (
    <TextField
      label={messages.more[field]}
      inputMode="numeric"
      autoComplete="off"
      value={more[field]}
      onChange={(value) => change({ [field]: value })}
      error={wrong(field)}
    />
  )
  return (
    <div>
      <Head open={open} controls={id} onClick={() => setToggled(!open)}>
        <Words>
          <b>{messages.more.title}</b>
          {summary === '' ? null : <Summary>{summary}</Summary>}
        </Words>
      </Head>
      <div id={id} hidden={!open}>
        {open ? (
          <Fields $gap={4}>
            {text('description', 3)}
            {text('notes', 4, messages.more.notesHint)}
            <TextField
              label={messages.more.labels}
              autoComplete="off"
              value={more.labels}
              onChange={(labels) => change({ labels })}
              error={wrong('labels')}
              hint={messages.more.labelsHint}
            />
            <Two>
              {minutes('prepMinutes')}
              {minutes('cookMinutes')}
            </Two>
            <TextField
              label={messages.source}
              type="url"
              autoComplete="off"
              placeholder={messages.sourceExample}
              value={urlDetails}
              onChange={(address) => setForm((now) => ({ ...now, urlDetails: address }))}
              error={problems.urlDetails}
              hint={messages.sourceHint}
            />
            <TextField
              label={messages.more.sourceName}
              autoComplete="off"
              maxLength={DETAIL_LIMITS.sourceName}
              value={more.sourceName}
              onChange={(sourceName) => change({ sourceName })}
              error={wrong('sourceName')}
            />
            {text('sourceNutrition', 2, messages.more.sourceNutritionHint)}
          </Fields>
        ) : null}
      </div>
    </div>
  )
}

const MOST = {
  description: DETAIL_LIMITS.description,
  notes: DETAIL_LIMITS.notes,
  sourceNutrition: DETAIL_LIMITS.sourceNutrition,
}

const Head = styled(FoldButton)`
  width: calc(100% + 2 * ${space[3]});
  margin-inline: -${space[3]};
  justify-content: space-between;
`

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  min-width: 0;

  & > b {
    font-weight: ${weight.strong};
  }
`

const Summary = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Fields = styled(Stack)`
  padding-top: ${space[3]};
`

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: start;
`
