import { useId, useState } from 'react'
import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { size, space } from '../styles/tokens'
import { FoldButton } from '../ui/FoldButton'
import { messages } from './messages'
import type { MealInstructionsFragment } from './operations.generated'

type Ingredients = MealInstructionsFragment['ingredients']
type Source = NonNullable<Ingredients[number]['source']>

/** Where the figures of each ingredient come from, folded until it is asked for. */
export function FigureSources({ ingredients }: { ingredients: Ingredients }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const sources = [...new Map(ingredients.map(({ ingredient, source }) => [ingredient.name, source]))]
  const named = sources.flatMap(([name, source]) => (source && !source.estimated ? [{ name, source }] : []))
  const estimated = sources.flatMap(([name, source]) => (source?.estimated ? [name] : []))
  const [publisher, ...others] = new Set(named.flatMap(({ source }) => source.publisher ?? []))
  if (named.length + estimated.length === 0) return null
  return (
    <Root>
      <FoldButton open={open} controls={id} onClick={() => setOpen(!open)}>
        {messages.sources}
      </FoldButton>
      <div id={id} hidden={!open}>
        {named.length > 0 ? (
          <dl>
            {named.map(({ name, source }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{saySource(source, others.length > 0)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {publisher && others.length === 0 ? <p>{messages.numbersOf({ publisher })}</p> : null}
        {estimated.length > 0 ? <p>{messages.estimated({ names: estimated })}</p> : null}
      </div>
    </Root>
  )
}

/** The number of the food, or what a composed food is made from. */
function saySource({ publisher, number, food }: Source, withPublisher: boolean): string {
  return [withPublisher ? publisher : '', number ?? food].filter(Boolean).join(' · ')
}

const Root = styled.div`
  ${tabular}
  margin-inline: -${space[3]};
  color: ${color.textMuted};
  font-size: ${size.small};

  & > div {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
    padding-inline: ${space[3]};
  }

  & > [hidden] {
    display: none;
  }

  & dl {
    display: grid;
    gap: ${space[2]};
  }

  & dl > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }

  & dd {
    text-align: end;
  }

  & dt {
    color: ${color.text};
  }
`
