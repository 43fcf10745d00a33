import { Moon, Sun, Sunrise } from 'lucide-react'
import styled, { css } from 'styled-components'
import { color } from '../styles/themes'
import { radius } from '../styles/tokens'

const marks = {
  breakfast: {
    Icon: Sunrise,
    look: css`
      background: ${color.breakfastSoft};
      color: ${color.breakfast};
      border-radius: ${radius.round} ${radius.round} ${radius.small} ${radius.small};
    `,
  },
  lunch: {
    Icon: Sun,
    look: css`
      background: ${color.lunchSoft};
      color: ${color.lunch};
      border-radius: ${radius.round};
    `,
  },
  dinner: {
    Icon: Moon,
    look: css`
      background: ${color.dinnerSoft};
      color: ${color.dinner};
      border-radius: ${radius.medium};
    `,
  },
}

/** A category that has a mark. */
export type MarkedCategory = keyof typeof marks

/**
 * Shows a meal category by shape and colour: a rising sun on a dome, a sun on a disc, a moon on a tile. Decorative; its
 * name is beside it.
 *
 *     <CategoryMark category="dinner" />
 *
 * @param props.plain without its ground, where colour says something else.
 */
export function CategoryMark(props: { category: MarkedCategory; small?: boolean; plain?: boolean }) {
  const { category, small = false, plain = false } = props
  const { Icon } = marks[category]
  if (plain) return <Icon aria-hidden="true" width={22} height={22} />
  return (
    <Root aria-hidden="true" $category={category} $small={small}>
      <Icon />
    </Root>
  )
}

const Root = styled.span<{ $category: MarkedCategory; $small: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? '1.75rem' : '2.5rem')};
  height: ${({ $small }) => ($small ? '1.75rem' : '2.5rem')};
  ${({ $category }) => marks[$category].look}

  & > svg {
    width: 58%;
    height: 58%;
  }
`
