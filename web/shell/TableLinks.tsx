import { Refrigerator, UserPlus, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { listOf } from '../../schema/text/format'
import { useTable } from '../live/useTable'
import { focusable } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, radius, space, target, weight } from '../styles/tokens'
import { MemberFace } from '../ui/MemberFace'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'

/** How many faces are shown before the rest is a number. */
const FACES = 4

/** In the header: who is at the table, which opens the household, and its cupboard (docs/product.md MODE-8). */
export default function TableLinks() {
  const names = useTable().members.map(({ name }) => name)
  return (
    <Root>
      <Place to="/cupboard" aria-label={messages.cupboardTitle} title={messages.cupboardTitle}>
        <Refrigerator aria-hidden="true" />
      </Place>
      {names.length > 1 ? (
        <Place to="/household">
          <VisuallyHidden>{messages.table({ names: listOf(names) })}</VisuallyHidden>
          <Faces>
            {names.slice(0, FACES).map((name, place) => (
              // Two people may have one name.
              <MemberFace key={`${place} ${name}`} name={name} size="small" />
            ))}
          </Faces>
          {names.length > FACES ? (
            <span aria-hidden="true">{messages.moreFaces({ count: names.length - FACES })}</span>
          ) : null}
        </Place>
      ) : names.length === 1 ? (
        <Place to="/household" aria-label={messages.justYouAdd}>
          <UserPlus aria-hidden="true" />
          <span>{messages.justYou}</span>
        </Place>
      ) : (
        <Place to="/household" aria-label={messages.householdTitle}>
          <Users aria-hidden="true" />
        </Place>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

const Place = styled(Link)`
  ${focusable}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${target};
  min-height: ${target};
  padding-inline: ${space[1]};
  border-radius: ${radius.medium};
  color: ${color.text};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`

/* Each stands a little over the one before. */
const Faces = styled.span`
  display: flex;

  & > * + * {
    margin-inline-start: -${space[2]};
  }
`
