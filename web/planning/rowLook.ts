import styled, { css } from 'styled-components'
import { focusRing, plainButton, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, fixed, line, media, radius, size, space, weight } from '../styles/tokens'
import { IconButton } from '../ui/IconButton'

/*
 * What a row of the plan looks like: 64 pixels high on a narrow screen, 80 on a wide one, more where a name needs more lines.
 * Pictures and buttons keep their pixels where the reader's text is large, so that words have the width.
 */

/* New: a soft fill and a bar, which fade. */
const mark = css<{ $isNew: boolean }>`
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 0 0 -${space[2]};
    border-radius: ${radius.small};
    background: linear-gradient(90deg, ${color.stateSoft} 40%, transparent);
    opacity: ${({ $isNew }) => ($isNew ? 1 : 0)};
    transition: opacity ${({ $isNew }) => ($isNew ? '150ms' : '600ms')} ease-out;
    pointer-events: none;
  }

  &::after {
    inset: ${space[1]} auto ${space[1]} -${space[2]};
    width: ${space[1]};
    background: ${color.stateMark};
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }

  ${media.still} {
    &::before,
    &::after {
      transition-duration: 100ms;
    }
  }

  ${media.print} {
    &::before,
    &::after {
      display: none;
    }
  }
`

export const Root = styled.div<{ $isNew: boolean; $isVersion: boolean }>`
  ${mark}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  min-height: 4rem;
  padding-inline-start: ${({ $isVersion }) => ($isVersion ? space[6] : '0')};
  scroll-margin-block: 3.5rem 1rem;

  ${media.hover} {
    &:hover:not(:has(:is([role='combobox'], [role='gridcell'] > button):hover)) {
      background: ${color.surfaceHover};
    }
  }

  &:has([data-row]:focus-visible) {
    ${focusRing}
    outline-offset: -${line.strong};
    border-radius: ${radius.small};
  }

  /* Large text on a phone: a name of one line needs no more. */
  @media (max-width: 15em) {
    min-height: 3rem;
  }

  ${media.wide} {
    min-height: 5rem;
  }

  ${media.print} {
    display: block;
    min-height: 0;
    padding-block: ${space[1]};
    break-inside: avoid;
  }
`

export const Main = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`

/* The line between two rows begins where words begin. */
export const Meal = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space.px};
  min-width: 0;
  padding-block: ${space.half};

  :is([role='row'], [role='listitem']) + :is([role='row'], [role='listitem']) &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    width: calc(100% - ${fixed.besidePlate});
    border-top: ${line.hairline} solid ${color.border};

    ${media.wide} {
      width: calc(100% - ${fixed.besidePlateWide});
    }

    ${media.print} {
      width: 100%;
    }
  }
`

/* All of the row opens its sheet. */
export const Name = styled.button`
  ${plainButton}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  align-self: start;
  max-width: 100%;
  /* What is pressed is the whole row; axe measures what is drawn. */
  min-height: 1.5rem;
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

    /* A line to write on. */
    ${media.print} {
      width: 100%;
      border-bottom: ${line.hairline} solid ${color.borderStrong};
      color: transparent;
    }
  }

  ${media.wide} {
    font-size: 1.0625rem;
    line-height: 1.3125rem;
  }
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.tiny};
  line-height: 1.25;
`

export const Controls = styled.div`
  position: relative;
  z-index: 1;
  display: none;
  align-items: center;
  ${screenOnly}

  ${media.wide} {
    display: flex;
  }
`

/* One place of 44 pixels: dice, or the lock where the row is locked. */
export const Dice = styled(IconButton)`
  z-index: 1;
  position: relative;
  width: ${fixed.control};
  height: ${fixed.control};
  color: ${color.textMuted};

  &[data-lock] {
    color: ${color.state};
  }
`
