import { Check, SkipForward } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { size, space, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { FoldButton } from '../../ui/FoldButton'
import { Picture } from '../../ui/Picture'
import { Text } from '../../ui/Text'
import { StackedLine } from '../StackedLine'
import { IngredientPicker } from '../IngredientPicker'
import type { DishIngredientFragment } from '../operations.generated'
import { messages } from './messages'
import type { UnmatchedNameFragment } from './operations.generated'
import type { Answer } from './useUnmatched'

export interface UnmatchedRowProps {
  of: UnmatchedNameFragment
  answer: Answer | null
  busy: boolean
  /** Whether another answer is on its way. */
  resting: boolean
  offline: boolean
  onAnswer: (name: string, ingredient: DishIngredientFragment | null) => Promise<void>
  onSkip: (name: string) => void
  onUndo: (name: string) => Promise<void>
}

/**
 * A word that matches nothing: what it may be, where it is, and once it is answered, what it is. The row keeps its height
 * then, so that the next answer is not where another one was pressed.
 */
export function UnmatchedRow({ of, answer, ...does }: UnmatchedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const height = useRef(0)
  const wasAnswered = useRef(answer !== null)
  const isAnswered = answer !== null
  useLayoutEffect(() => {
    if (wasAnswered.current !== isAnswered) {
      wasAnswered.current = isAnswered
      // What was pressed is gone: the focus stays in its row.
      if (document.activeElement === document.body) row.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    const element = row.current
    if (!element) return
    element.style.minHeight = isAnswered ? `${height.current}px` : ''
    if (!isAnswered) height.current = element.getBoundingClientRect().height
  })
  return (
    <StackedLine ref={row}>
      {answer ? <Answered of={of} answer={answer} {...does} /> : <Question of={of} {...does} />}
    </StackedLine>
  )
}

function Answered({ of: { name }, answer, busy, resting, offline, onUndo }: UnmatchedRowProps & { answer: Answer }) {
  const { ingredient, undoId } = answer
  return (
    <Head>
      <Said role="status">
        {ingredient ? <Check aria-hidden="true" /> : null}
        {ingredient
          ? messages.matched({ name, ingredient: ingredient.name })
          : undoId === null
            ? messages.skipped({ name })
            : messages.leftUnknown({ name })}
      </Said>
      <Button
        variant="quiet"
        busy={busy}
        disabled={(resting || offline) && undoId !== null}
        aria-label={messages.undoOne({ name })}
        onClick={() => void onUndo(name)}
      >
        {messages.undo}
      </Button>
    </Head>
  )
}

function Question({ of, busy, resting, offline, onAnswer, onSkip }: Omit<UnmatchedRowProps, 'answer' | 'onUndo'>) {
  const { name, suggestions, isNotListed } = of
  const answer = (ingredient: DishIngredientFragment | null) => void (busy || resting || onAnswer(name, ingredient))
  return (
    <>
      <Name>{name}</Name>
      {isNotListed ? (
        <Text $muted $size="small">
          {messages.saidNotListed}
        </Text>
      ) : null}
      <Examples of={of} />
      {suggestions.length > 0 ? (
        <Choices role="group" aria-label={messages.isWhat({ name })}>
          {suggestions.map((ingredient) => (
            <Button
              key={ingredient.slug}
              icon={<Picture name={ingredient.picture} size="small" />}
              aria-label={messages.isThis({ name, ingredient: ingredient.name })}
              disabled={resting || offline}
              onClick={() => answer(ingredient)}
            >
              {ingredient.name}
            </Button>
          ))}
        </Choices>
      ) : null}
      {offline ? null : (
        <IngredientPicker
          label={messages.other}
          value={null}
          suggestions={suggestions}
          onChange={answer}
          dish={null}
          dishSuggestions={NONE}
          choices={NONE}
          onDish={() => {}}
        />
      )}
      <Choices>
        <Button
          variant="quiet"
          icon={<SkipForward aria-hidden="true" />}
          aria-label={messages.skipOne({ name })}
          onClick={() => onSkip(name)}
        >
          {messages.skip}
        </Button>
        {isNotListed ? null : (
          <Button
            variant="quiet"
            busy={busy}
            disabled={resting || offline}
            aria-label={messages.notListedOne({ name })}
            onClick={() => answer(null)}
          >
            {messages.notListed}
          </Button>
        )}
      </Choices>
    </>
  )
}

const NONE: readonly never[] = []

/** In how many recipes a word is, and opened what some of them say. */
function Examples({ of: { dishCount, examples } }: Pick<UnmatchedRowProps, 'of'>) {
  const list = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Fold open={open} controls={list} onClick={() => setOpen(!open)}>
        {messages.inRecipes({ count: dishCount })}
      </Fold>
      <Lines id={list} hidden={!open}>
        {examples.map(({ text, dish }, index) => (
          <li key={index}>
            <q>{text}</q> {dish ? <Dish to={`/dishes/${dish.id}`}>{dish.name}</Dish> : null}
          </li>
        ))}
      </Lines>
    </div>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

const Name = styled.h2`
  font-size: ${size.title};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Said = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Fold = styled(FoldButton)`
  padding-inline: 0;
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  list-style: none;
  color: ${color.textMuted};
  font-size: ${size.small};
  overflow-wrap: anywhere;

  &[hidden] {
    display: none;
  }
`

const Dish = styled(Link)`
  ${focusable}
  color: ${color.text};
`
