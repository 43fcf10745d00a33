import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { line, size, space } from '../styles/tokens'
import { color } from '../styles/themes'
import { Card } from '../ui/Card'
import { IconButton } from '../ui/IconButton'
import { Select } from '../ui/Select'
import { Text } from '../ui/Text'
import { messages } from './messages'
import type { WishFormFragment } from './operations.generated'
import type { Wishes } from './useWishes'
import { answerWith, itemsOf, type WishItem } from './wishItems'

interface WishCardProps {
  title: string
  mark: ReactNode
  form: WishFormFragment
  /** Whose targets they are; null for the household's wishes. */
  memberId: string | null
  texts: { none: string; add: string }
  wishes: Wishes
}

/** A form of wishes: only what was chosen, and one control that adds another. A choice is stored at once. */
export function WishCard({ title, mark, form, memberId, texts, wishes }: WishCardProps) {
  const [added, setAdded] = useState<readonly string[]>([])
  const root = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const items = itemsOf(form.fields)
  const shown = items.filter(({ key, value }) => value !== null || added.includes(key))
  const others = items.filter((item) => !shown.includes(item))
  useEffect(() => {
    if (focused === null) return
    const place = focused === '' ? '[data-add]' : `[data-wish="${CSS.escape(focused)}"]`
    root.current?.querySelector<HTMLElement>(`${place} [role='combobox']`)?.focus()
  }, [focused])
  const save = (item: WishItem, value: string | null) =>
    wishes.save(`${form.id} ${item.key}`, { memberId, answer: answerWith(item, value) })
  const remove = (item: WishItem) => {
    setAdded((keys) => keys.filter((key) => key !== item.key))
    setFocused('')
    if (item.value !== null) void save(item, null)
  }
  return (
    <Card title={title} mark={mark}>
      <Items ref={root}>
        {shown.length === 0 ? <Text $muted>{texts.none}</Text> : null}
        {shown.map((item) => (
          <Item key={item.key} data-wish={item.key}>
            <Select
              label={item.label}
              hint={item.optionId === null ? item.field.help : null}
              error={wishes.problem?.key === `${form.id} ${item.key}` ? wishes.problem.text : null}
              options={item.options.map(({ id, label }) => ({ value: id, label }))}
              value={item.value}
              placeholder={messages.choose}
              onChange={(value) => void save(item, value)}
            />
            <IconButton
              label={messages.remove({ label: item.label })}
              icon={<X aria-hidden="true" />}
              busy={wishes.saving === `${form.id} ${item.key}`}
              onClick={() => remove(item)}
            />
          </Item>
        ))}
        {others.length > 0 ? (
          <div data-add="">
            <Select
              key={shown.map(({ key }) => key).join()}
              label={texts.add}
              hideLabel
              options={others.map(({ key, label }) => ({ value: key, label }))}
              value={null}
              placeholder={`+ ${texts.add}`}
              onChange={(key) => {
                setAdded((keys) => [...keys, key])
                setFocused(key)
              }}
            />
          </div>
        ) : null}
      </Items>
    </Card>
  )
}

const Items = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
  padding-block-end: ${space[4]};
  border-bottom: ${line.hairline} solid ${color.border};

  /* In line with the field below its label. */
  & > button {
    margin-block-start: calc(1.5 * ${size.small} + ${space[1]});
  }

  /* Large text on a phone: words need the width. */
  @media (max-width: 16em) {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-block-start: 0;
    }
  }
`
