import styled, { css } from 'styled-components'
import { color } from '../styles/themes'
import { fixed, line, media, radius, space } from '../styles/tokens'

const disc = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${fixed.plate};
  height: ${fixed.plate};
  border-radius: ${radius.round};

  ${media.wide} {
    width: ${fixed.plateWide};
    height: ${fixed.plateWide};
  }

  /* Large text on a phone: words need the width. */
  @container (max-width: 15rem) {
    display: none;
  }
`

/** Something in place of a meal. */
export const noMeal = css`
  &[data-other] {
    border-color: transparent;
    background: ${color.surfaceHover};
    color: ${color.textMuted};
  }
`

export const Plate = styled.span`
  ${disc}

  & > span {
    width: 100%;
  }

  ${media.print} {
    float: inline-start;
    width: 2rem;
    height: 2rem;
    margin-inline-end: ${space[2]};
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
