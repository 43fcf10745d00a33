import styled from 'styled-components'
import { color } from '../../styles/themes'
import { line, space, target, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Skeleton, Waiting } from '../../ui/Skeleton'
import { Heading, Text } from '../../ui/Text'
import { messages as planningMessages } from '../messages'
import { messages } from './messages'
import type { MealDetails } from './useMealDetails'

interface MealMethodProps {
  details: MealDetails | null
  loading: boolean
  failed: boolean
  reload: () => void
}

/** The ingredients of a meal for the row's serves, and its steps, folded. */
export function MealMethod({ details, loading, failed, reload }: MealMethodProps) {
  if (details === null)
    return failed ? (
      <div role="status">
        <Text $muted>{messages.detailsMissing}</Text>
        <Button variant="quiet" onClick={reload}>
          {planningMessages.tryAgain}
        </Button>
      </div>
    ) : loading ? (
      <Waiting label={messages.loadingMeal}>
        <Skeleton shape="card" />
      </Waiting>
    ) : null
  const { ingredients, steps } = details.cooking
  return (
    <>
      <section>
        <Heading level={3} look="lead">
          {messages.ingredients}
        </Heading>
        <Lines role="list" aria-label={messages.ingredients}>
          {ingredients.map(({ text, preparation }, index) => (
            <li key={`${index} ${text}`}>
              {text}
              {preparation ? <small>, {preparation}</small> : null}
            </li>
          ))}
        </Lines>
      </section>
      <Fold>
        <summary>{messages.steps({ count: steps.length })}</summary>
        <ol>
          {steps.map(({ number, text }) => (
            <li key={number}>{text}</li>
          ))}
        </ol>
      </Fold>
    </>
  )
}

const Lines = styled.ul`
  margin-block-start: ${space[2]};
  list-style: none;

  & > li {
    padding-block: ${space[2]};
    border-top: ${line.hairline} solid ${color.border};
  }

  & small {
    color: ${color.textMuted};
    font-size: inherit;
  }
`

const Fold = styled.details`
  border-top: ${line.hairline} solid ${color.border};

  & > summary {
    display: list-item;
    padding-block: ${space[3]};
    min-height: ${target};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  & > ol {
    display: flex;
    flex-direction: column;
    gap: ${space[3]};
    padding-inline-start: ${space[6]};
  }
`
