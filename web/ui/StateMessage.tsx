import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { measure, space } from '../styles/tokens'
import { Button } from './Button'
import { messages } from './messages'
import { Picture } from './Picture'
import { FALLBACK_PICTURE } from './pictureNames'
import { Heading } from './Text'
import { useFocusOnRemoval } from './useFocusOnRemoval'

export interface EmptyStateProps {
  /** An illustration's name. */
  picture?: string
  title: string
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** The heading's level; 2 by default. */
  level?: 1 | 2 | 3
}

/**
 * Nothing here yet, in words, with a next step.
 *
 *     <EmptyState picture="shopping-cart" title="Nothing to buy" action={<Button>Plan some meals</Button>}>…</EmptyState>
 */
export function EmptyState({ picture = FALLBACK_PICTURE, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <Root ref={useFocusOnRemoval<HTMLDivElement>()}>
      <Picture name={picture} size="large" plate />
      <Heading level={level} look="title">
        {title}
      </Heading>
      {children ? <Words>{children}</Words> : null}
      {action}
    </Root>
  )
}

export interface ErrorStateProps {
  title: string
  children?: ReactNode
  /** Tries again; a 'Try again' button is shown when given. */
  onRetry?: () => void
  retrying?: boolean
  level?: 1 | 2 | 3
}

/**
 * Something failed and the place of its content says so, with a way on.
 *
 *     <ErrorState title="Could not load your plan" onRetry={refetch} retrying={loading}>Check your connection.</ErrorState>
 */
export function ErrorState({ title, children, onRetry, retrying = false, level = 2 }: ErrorStateProps) {
  return (
    <Root ref={useFocusOnRemoval<HTMLDivElement>()} role="alert">
      <Picture name="broken-heart" size="large" plate />
      <Heading level={level} look="title">
        {title}
      </Heading>
      {children ? <Words>{children}</Words> : null}
      {onRetry ? (
        <Button busy={retrying} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  max-width: ${measure.form};
  margin-inline: auto;
  padding: ${space[8]} ${space[4]};
  text-align: center;
`

const Words = styled.div`
  color: ${color.textMuted};
  text-wrap: balance;
  padding-block-end: ${space[2]};
`
