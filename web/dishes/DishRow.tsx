import { CircleHelp, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, radius, size, space, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Chip } from '../ui/Chip'
import { IconButton } from '../ui/IconButton'
import { Picture } from '../ui/Picture'
import { useFocusHeir } from '../ui/useFocusHeir'
import { categoryNames, messages } from './messages'
import type { DishSummaryFragment } from './operations.generated'

/** A dish in the list: to its instructions, to its correction, or away. */
export function DishRow({ dish, onDelete }: { dish: DishSummaryFragment; onDelete: (dish: DishSummaryFragment) => void }) {
  const { id, slug, name, picture, categories, minutes, tags, lines } = dish
  const unmatched = lines.filter(({ ingredient }) => ingredient === null).length
  return (
    <Root ref={useFocusHeir<HTMLLIElement>()}>
      <Picture name={picture} size="medium" plate />
      <Words>
        <Name to={`/instructions/${slug}`}>{name}</Name>
        <Facts>
          {[categories.map((category) => categoryNames[category]).join(', '), `${minutes} min`, ...tags].join(' · ')}
        </Facts>
        {unmatched > 0 ? (
          <span>
            <Chip tone="warning" icon={<CircleHelp aria-hidden="true" />}>
              {messages.toMatch(unmatched)}
            </Chip>
          </span>
        ) : null}
      </Words>
      <Tools>
        <ButtonLink to={`/dishes/${id}`} variant="quiet" icon={<Pencil aria-hidden="true" />} aria-label={`Edit ${name}`}>
          <Label>Edit</Label>
        </ButtonLink>
        <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={() => onDelete(dish)} />
      </Tools>
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[3]};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled(Link)`
  ${focusable}
  width: fit-content;
  border-radius: ${radius.small};
  color: ${color.text};
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

  ${media.phone} {
    flex-direction: column;
  }
`

const Label = styled.span`
  ${media.phone} {
    display: none;
  }
`
