import { Pencil, Salad } from 'lucide-react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, media, size, space, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Chip } from '../ui/Chip'
import { IconButton } from '../ui/IconButton'
import { MemberFace } from '../ui/MemberFace'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import type { MemberFragment } from './operations.generated'
import { portionText } from './portions'

export interface MemberRowProps {
  member: MemberFragment
  /** Opens what may be changed of the member; null when the person may change nothing. */
  onEdit: (() => void) | null
}

/** A member: who it is, how much of which meals, and ways to change that. */
export function MemberRow({ member, onEdit }: MemberRowProps) {
  const { id, name, portion, role, isViewer, mayEditAnswers } = member
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <MemberFace name={name} />
      <Words>
        <Head>
          <Name>{name}</Name>
          {isViewer ? <Chip tone="accent">{messages.you}</Chip> : null}
          {role === 'OWNER' ? <Chip>{messages.owner}</Chip> : null}
          {role === null ? <Chip>{messages.withoutAccount}</Chip> : null}
        </Head>
        <Facts>{`${messages.serves({ portion: portionText(portion), count: portion })}, ${eatsText(member)}`}</Facts>
      </Words>
      <Tools>
        {mayEditAnswers ? (
          <ButtonLink
            to={isViewer ? '/?mode=settings' : `/?mode=settings&member=${id}`}
            variant="quiet"
            icon={<Salad aria-hidden="true" />}
            aria-label={messages.answersOf({ name })}
          >
            <Label>{messages.answers}</Label>
          </ButtonLink>
        ) : null}
        {onEdit ? <IconButton label={messages.edit({ name })} icon={<Pencil />} onClick={onEdit} /> : null}
      </Tools>
    </Root>
  )
}

function eatsText({ eats }: MemberFragment): string {
  if (eats.length === 3) return messages.eatsAll
  if (eats.length === 0) return messages.eatsNone
  return messages.eats({ categories: eats.map((category) => messages.category[category]).join(', ') })
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[3]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }

  ${media.phone} {
    gap: ${space[3]};
  }

  /* Large text on a phone: what does not fit is on the next line. */
  @media (max-width: 15em) {
    flex-wrap: wrap;
    gap: 0 ${space[3]};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  flex: 1 1 6rem;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`

const Name = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  line-height: 1.25;
`

const Facts = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`

const Label = styled.span`
  ${media.phone} {
    display: none;
  }
`
