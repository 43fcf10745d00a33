import styled, { css } from 'styled-components'
import { focusRing, plainButton } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { depth, family, fixed, layer, line, media, radius, size, space, weight } from '../../styles/tokens'
import { noMeal } from '../rowPlate'

/* A meal of the week: its picture beside its words, above them in the columns of a wide screen. */

const inColumn = (rules: ReturnType<typeof css>) => css`
  ${media.wide} {
    [data-day]:not([data-day='']) & {
      ${rules}
    }
  }
`

export const Meal = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 3.75rem;
  border-radius: ${radius.small};
  user-select: none;

  ${inColumn(css`
    flex-direction: column;
    align-items: start;
    gap: ${space[2]};
    min-height: 0;
    cursor: grab;
  `)}

  ${media.print} {
    min-height: 0;
    align-items: start;
    gap: ${space[2]};
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
      box-shadow: 0 0 0 ${space[1]} ${color.surfaceHover};
    }
  }

  &:has([data-row]:focus-visible) {
    ${focusRing}
  }

  &[data-dragged] {
    z-index: ${layer.bar};
    background: ${color.surfaceRaised};
    box-shadow: ${depth.high};
    cursor: grabbing;
    pointer-events: none;
  }
`

const disc = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${fixed.plate};
  height: ${fixed.plate};
  border-radius: ${radius.round};

  ${inColumn(css`
    width: ${fixed.plateWide};
    height: ${fixed.plateWide};
  `)}
`

export const Plate = styled.span`
  ${disc}

  ${media.print} {
    width: 1.75rem;
    height: 1.75rem;
  }

  & > span {
    width: 100%;
  }
`

export const Blank = styled.span`
  ${disc}
  border: ${line.strong} dashed ${color.borderStrong};
  color: ${color.accent};
  ${noMeal}

  & > svg {
    width: ${fixed.icon};
    height: ${fixed.icon};
  }

  ${media.print} {
    display: none;
  }
`

export const Words = styled.div`
  min-width: 0;
  max-width: 100%;
  padding-block: ${space.half};
`

/* All of the meal opens its sheet. */
export const Name = styled.button`
  ${plainButton}
  max-width: 100%;
  color: ${color.text};
  font-family: ${family.heading};
  font-size: 1rem;
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: break-word;
  touch-action: manipulation;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &[data-empty] {
    color: ${color.accent};
    font-family: inherit;
  }

  ${media.print} {
    font-size: ${size.small};

    &[data-empty] {
      display: none;
    }
  }

  ${inColumn(css`
    cursor: inherit;
  `)}
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  color: ${color.textMuted};
  font-size: ${size.tiny};
  line-height: 1.25;
`

/* Its category, where no band says it. */
export const Where = styled.span`
  &:not(:last-child)::after {
    content: '·';
    padding-inline: ${space[1]};
  }

  ${inColumn(css`
    display: none;
  `)}
`
