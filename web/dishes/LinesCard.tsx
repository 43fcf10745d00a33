import { useCallback, useState, type Dispatch, type SetStateAction } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { size, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Card } from '../ui/Card'
import { FieldError } from '../ui/FieldFrame'
import { Picture } from '../ui/Picture'
import { AddLines } from './AddLines'
import type { DishForm, Problems } from './dishForm'
import { withoutLine, type FormLine, isMatched } from './formLines'
import { LineRow } from './LineRow'
import { MeasuresChoice } from './MeasuresChoice'
import { messages } from './messages'
import { openQuestions, UnlistedQuestions } from './UnlistedQuestions'
import { useDishChoices } from './useDishChoices'

export interface LinesCardProps {
  /** Id of the dish; null for a new one. */
  id: string | null
  form: DishForm
  setForm: Dispatch<SetStateAction<DishForm>>
  problems: Problems
}

const FINE: Problems = {}

/** The ingredient lines. The first one without a match is open at first (docs/product.md DISH-4). */
export function LinesCard({ id, form, setForm, problems }: LinesCardProps) {
  const { lines, serves } = form
  const [toggled, setToggled] = useState<Readonly<Record<number, boolean>>>(() =>
    Object.fromEntries(
      lines
        .filter((line) => !isMatched(line))
        .slice(0, 1)
        .map(({ key }) => [key, true]),
    ),
  )
  const choices = useDishChoices(id)
  const unmatched = lines.filter((line) => !isMatched(line)).length

  const isAnswered = openQuestions(form).length === 0

  const toggle = useCallback((key: number) => setToggled((now) => ({ ...now, [key]: !now[key] })), [])
  const change = useCallback(
    (key: number, part: Partial<FormLine>) => {
      setForm((now) => ({ ...now, lines: now.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) }))
    },
    [setForm],
  )
  const remove = useCallback(
    (key: number) => {
      setForm((now) => {
        const left = withoutLine(now.lines, key)
        return { ...now, lines: left, mainKey: now.mainKey === key ? (left[0]?.key ?? 0) : now.mainKey }
      })
    },
    [setForm],
  )
  const add = (added: FormLine[]) => {
    setForm((now) => ({
      ...now,
      lines: [...now.lines, ...added],
      mainKey: now.lines.length === 0 ? (added[0]?.key ?? 0) : now.mainKey,
    }))
    setToggled((now) => ({
      ...now,
      ...Object.fromEntries(added.filter((line) => !isMatched(line)).map(({ key }) => [key, true])),
    }))
  }

  return (
    <Card
      title={messages.ingredients}
      mark={<Picture name="green-salad" />}
      aside={serves === '' ? null : <For>{messages.forServes({ serves })}</For>}
    >
      {lines.length === 0 ? null : unmatched > 0 ? (
        <Banner tone="warning">
          <b>{messages.unmatched({ count: unmatched, all: lines.length })}</b> {messages.whyMatch({ count: unmatched })}
        </Banner>
      ) : (
        isAnswered && (
          <Banner tone="success">{lines.some(({ dish }) => dish) ? messages.matchedDishes : messages.matched}</Banner>
        )
      )}
      <MeasuresChoice form={form} setForm={setForm} problem={problems.measures} />
      <UnlistedQuestions form={form} setForm={setForm} />
      {problems.lines ? <FieldError>{problems.lines}</FieldError> : null}
      {lines.length === 0 ? null : (
        <Rows role="list" aria-label={messages.ingredients}>
          {lines.map((line, index) => {
            const own = ownProblems(problems, index)
            return (
              <LineRow
                key={line.key}
                line={line}
                choices={choices}
                open={toggled[line.key] ?? own !== FINE}
                problems={own}
                onToggle={toggle}
                onChange={change}
                onRemove={remove}
              />
            )
          })}
        </Rows>
      )}
      <AddLines measures={form.measures} onAdd={add} />
    </Card>
  )
}

/** The problems of one line, by its own fields; the same empty object for every line without any. */
function ownProblems(problems: Problems, index: number): Problems {
  const start = `lines[${index}].`
  const own = Object.entries(problems).filter(([field]) => field.startsWith(start))
  return own.length === 0
    ? FINE
    : Object.fromEntries(own.map(([field, message]) => [field.slice(start.length), message]))
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  list-style: none;
`

const For = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`
