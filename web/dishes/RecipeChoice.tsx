import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { focusable } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, radius, size, space, target, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { messages } from './messages'

export interface RecipeChoiceProps {
  recipes: readonly { name: string; ingredients: number }[]
  busy: boolean
  onChoose: (index: number) => void
}

/** Which of the recipes that a page has. The first one has the focus when the question comes. */
export function RecipeChoice({ recipes, busy, onChoose }: RecipeChoiceProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [recipes])
  return (
    <Card title={messages.whichRecipe({ count: recipes.length })} mark={<Picture name="books" />}>
      <Choices role="list">
        {recipes.map(({ name, ingredients }, index) => (
          <li key={index}>
            <Choice
              type="button"
              ref={index === 0 ? first : undefined}
              aria-disabled={busy || undefined}
              onClick={() => busy || onChoose(index)}
            >
              <Words>
                <Name>{name || messages.nameless}</Name>
                <Count>{messages.ingredientCount({ count: ingredients })}</Count>
              </Words>
              <ChevronRight aria-hidden="true" />
            </Choice>
          </li>
        ))}
      </Choices>
    </Card>
  )
}

const Choices = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  list-style: none;
`

const Choice = styled.button`
  ${focusable}
  appearance: none;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${target};
  padding: ${space[3]};
  border: ${line.hairline} solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${color.accent};
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${weight.strong};
`

const Count = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`
