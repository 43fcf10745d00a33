import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { LIMITS } from '../../../schema/limits'
import { shortDay } from '../../plan/shortDay'
import { type Other, textOther } from '../../plan/otherContent'
import { planMessages } from '../../plan/messages'
import { isEmptyEntry, plannedRows, type Row } from '../../plan/plan'
import { usePlan } from '../../plan/PlannerContext'
import { leftFrom } from '../../plan/shownRow'
import { space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { messages } from './messages'
import { useSetOther } from './useSetOther'

const FromFreezer = lazy(() => import('../freezer/FromFreezer').catch(() => ({ default: () => null })))

/** What a row may hold in place of a meal: a few words, what is left of another row's meal, or what is in the freezer (docs/product.md WEEK-14). */
export function OtherChoice({ entry }: { entry: Row }) {
  const { id, other } = entry
  const { plan } = usePlan()
  const onOther = useSetOther()
  const [text, setText] = useState(other?.text ?? '')
  const [isOut, setOut] = useState(other?.isOut ?? false)
  const [isMissing, setMissing] = useState(false)
  const dishes = plannedRows(plan).filter((one) => one.key !== id && !isEmptyEntry(one.entry))
  const put = () => {
    const words = text.trim()
    setMissing(words === '')
    if (words !== '') onOther(id, textOther(words, isOut))
  }
  /** The words go with the text. */
  const replace = (next: Other | null) => {
    setText('')
    setOut(false)
    setMissing(false)
    onOther(id, next)
  }
  return (
    <Root>
      <Words
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          put()
        }}
      >
        <TextField
          label={messages.text}
          hint={messages.textHint}
          maxLength={LIMITS.rowText}
          value={text}
          onChange={(next) => {
            setText(next)
            setMissing(false)
          }}
          error={isMissing ? messages.textMissing : null}
        />
        <Checkbox label={messages.isOut} checked={isOut} onChange={setOut} />
        <Button type="submit">{other?.text === undefined ? messages.put : messages.change}</Button>
      </Words>
      {dishes.length > 0 ? (
        <Select
          label={messages.leftoversOf}
          hint={messages.leftoversHint}
          placeholder={messages.chooseDish}
          options={dishes.map(({ key, category, row, entry: { name, date } }) => ({
            value: key,
            label: messages.dish({
              name,
              where: date ? shortDay(date) : planMessages.place({ category: planMessages.category[category], row }),
            }),
          }))}
          value={leftFrom(plan, entry)?.id ?? null}
          onChange={(from) => replace({ leftoversOf: from })}
        />
      ) : null}
      <Suspense>
        <FromFreezer entry={entry} />
      </Suspense>
      {other ? (
        <Button variant="quiet" onClick={() => replace(null)}>
          {messages.takeOut}
        </Button>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[4]};

  & > * {
    max-width: 100%;
  }
`

const Words = styled.form`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[2]};
  width: min(100%, 26rem);

  & > :first-child {
    width: 100%;
  }
`
