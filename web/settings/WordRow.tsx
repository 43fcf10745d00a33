import { CircleHelp } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { listOf } from '../../schema/text/format'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, radius, size, space, target, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { FoldButton } from '../ui/FoldButton'
import { messages } from './messages'
import type { WordEffectFragment } from './operations.generated'

/** A word with how many ingredients and meals it excludes; opens to name the ingredients. */
export function KnownWord({ word: { word, ingredients, mealCount } }: { word: WordEffectFragment }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Known>
      <Fold open={open} controls={id} onClick={() => setOpen(!open)}>
        <Word>{word}</Word>
        <Counts>{messages.wordEffect({ ingredients: ingredients.length, meals: mealCount })}</Counts>
      </Fold>
      <Names id={id} hidden={!open}>
        {listOf(ingredients.map(({ name }) => name))}
      </Names>
    </Known>
  )
}

interface UnknownWordProps {
  word: WordEffectFragment
  onReplace: (word: string, by: string) => void
}

/** A word that is not understood, with what it may mean. */
export function UnknownWord({ word: { word, suggestions }, onReplace }: UnknownWordProps) {
  return (
    <Unknown>
      <Line>
        <CircleHelp aria-hidden="true" />
        <span>
          <Word>{word}</Word> {messages.notUnderstood}
        </span>
      </Line>
      {suggestions.length > 0 ? (
        <Suggestions>
          <span>{messages.didYouMean}</span>
          {suggestions.map((suggestion) => (
            <Suggestion
              key={suggestion}
              aria-label={messages.replace({ word, by: suggestion })}
              onClick={() => onReplace(word, suggestion)}
            >
              {suggestion}
            </Suggestion>
          ))}
        </Suggestions>
      ) : (
        <span>{messages.nothingClose}</span>
      )}
    </Unknown>
  )
}

/** A word whose effect is being looked up. */
export function PendingWord({ children }: { children: string }) {
  return (
    <Known>
      <Pending>
        <Word>{children}</Word>
        <Counts aria-hidden="true">…</Counts>
      </Pending>
    </Known>
  )
}

/** The rows, two beside each other where there is space. */
export const WordRows = styled.ul`
  display: grid;
  align-items: start;
  list-style: none;
  font-size: ${size.small};

  & > li {
    min-width: 0;
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
  }
`

const Known = styled.li`
  border-top: ${line.hairline} solid ${color.border};
`

const Fold = styled(FoldButton)`
  width: calc(100% + 2 * ${space[3]});
  margin-inline: -${space[3]};
  font-size: inherit;
`

const Pending = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target};
`

const Word = styled.strong`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${weight.strong};
`

const Counts = styled.span`
  ${tabular}
  margin-inline-start: auto;
  color: ${color.textMuted};
  text-align: end;
`

const Names = styled.p`
  padding-block-end: ${space[3]};
  color: ${color.textMuted};

  &[hidden] {
    display: none;
  }
`

const Unknown = styled.li`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-end: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
`

const Line = styled.p`
  display: flex;
  gap: ${space[2]};

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.5em;
  }
`

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const Suggestion = styled(Button)`
  padding-inline: ${space[3]};
  font-size: ${size.small};
`
