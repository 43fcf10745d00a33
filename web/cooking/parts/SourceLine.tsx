import styled from 'styled-components'
import { focusable } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { radius, size } from '../../styles/tokens'
import type { MealInstructionsFragment } from '../operations.generated'
import { messages } from './messages'
import { Paragraphs } from './Paragraphs'

/** Where a dish is from, with a link to its page, the application that it was moved out of, and what it says of nutrition. */
export function SourceLine({ source }: { source: NonNullable<MealInstructionsFragment['source']> }) {
  const { name, url, application, nutrition } = source
  const shown = name ?? (url === null ? null : new URL(url).host)
  return (
    <Lines>
      {shown === null ? null : (
        <span>
          {messages.from}{' '}
          {url === null ? (
            <bdi>{shown}</bdi>
          ) : (
            <Address href={url} target="_blank" rel="noopener noreferrer">
              <bdi>{shown}</bdi>
            </Address>
          )}
        </span>
      )}
      {application === null ? null : <span>{messages.movedFrom({ application })}</span>}
      {nutrition === null ? null : (
        <Paragraphs>
          {messages.sourceNutrition} {nutrition}
        </Paragraphs>
      )}
    </Lines>
  )
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  color: ${color.textMuted};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`

const Address = styled.a`
  ${focusable}
  border-radius: ${radius.small};
  color: ${color.accent};
`
