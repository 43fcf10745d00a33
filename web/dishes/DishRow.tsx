import { CircleHelp, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, radius, size, space, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Chip } from '../ui/Chip'
import { IconButton } from '../ui/IconButton'
import { MealPlate } from '../ui/MealPlate'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { messages } from './messages'
import type { DishRowFragment } from './operations.generated'

/** A dish in the list, with links to its instructions and its editor and a button to delete it. */
export function DishRow({ dish, onDelete }: { dish: DishRowFragment; onDelete: (dish: DishRowFragment) => void }) {
  const { id, slug, name, plate, categories, minutes, keywords, labels, lines, unlisted, assumed } = dish
  const unmatched = lines.filter(({ isKnown }) => !isKnown).length
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()}>
      <MealPlate src={plate} alt="" size={64} />
      <Words>
        <Name to={`/instructions/${slug}`}>{name}</Name>
        <Facts>
          {[
            categories.map((category) => messages.category[category]).join(', '),
            messages.minutes({ count: minutes }),
            ...keywords.map(({ label }) => label),
            ...labels.filter((label) => !isSaid(label)),
          ].join(' · ')}
        </Facts>
        {unmatched > 0 ? (
          <span>
            <Chip tone="warning" icon={<CircleHelp aria-hidden="true" />}>
              {messages.toMatch({ count: unmatched })}
            </Chip>
          </span>
        ) : null}
        {assumed.length > 0 ? (
          <span>
            <Chip tone="warning" icon={<CircleHelp aria-hidden="true" />}>
              {messages.toCheck({ facts: assumed.map((fact) => messages.facts[fact]).join(', ') })}
            </Chip>
          </span>
        ) : null}
        {unlisted.length > 0 ? (
          <span>
            <Chip tone="warning" icon={<CircleHelp aria-hidden="true" />}>
              {messages.questions({ count: unlisted.length })}
            </Chip>
          </span>
        ) : null}
      </Words>
      <Tools>
        <ButtonLink
          to={`/dishes/${id}`}
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
          aria-label={messages.editDish({ name })}
        >
          <Label>{messages.edit}</Label>
        </ButtonLink>
        <IconButton label={messages.deleteDish({ name })} icon={<Trash2 />} onClick={() => onDelete(dish)} />
      </Tools>
    </Root>
  )
}

/** Whether a label is what the categories of a dish say already. */
const isSaid = (label: string): boolean =>
  Object.values(messages.category).some((category) => category.toLowerCase() === label.toLowerCase())

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[3]};

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

const Name = styled(Link)`
  ${focusable}
  width: fit-content;
  max-width: 100%;
  overflow-wrap: anywhere;
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
