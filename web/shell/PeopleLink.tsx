import { UserPlus, Users } from 'lucide-react'
import styled from 'styled-components'
import { listOf } from '../../schema/text/format'
import { useTable } from '../live/useTable'
import { choices } from '../session/chosenHousehold'
import { media, space } from '../styles/tokens'
import { MemberFace } from '../ui/MemberFace'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { HeaderLink } from './HeaderLink'
import { messages } from './messages'

/** How many faces are shown before the rest is a number. */
const FACES = 4

/** In the header: who is at the table, or which of several households it is; it opens the household (docs/product.md MODE-8). */
export default function PeopleLink() {
  const names = useTable().members.map(({ name }) => name)
  const household = choices.read()?.name
  if (household)
    return (
      <HeaderLink to="/household">
        <Users aria-hidden="true" />
        <Household>{household}</Household>
        <VisuallyHidden>{messages.table({ names: listOf(names) })}</VisuallyHidden>
      </HeaderLink>
    )
  if (names.length === 0)
    return (
      <HeaderLink to="/household" aria-label={messages.householdTitle}>
        <Users aria-hidden="true" />
      </HeaderLink>
    )
  if (names.length === 1)
    return (
      <HeaderLink to="/household" aria-label={messages.justYouAdd}>
        <UserPlus aria-hidden="true" />
        <span>{messages.justYou}</span>
      </HeaderLink>
    )
  return (
    <HeaderLink to="/household">
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
    </HeaderLink>
  )
}

/* A long name leaves room for the rest of the header. */
const Household = styled.span`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    max-width: 7rem;
  }
`

/* Each stands a little over the one before. */
const Faces = styled.span`
  display: flex;

  & > * + * {
    margin-inline-start: -${space[2]};
  }
`
