import { css } from 'styled-components'
import { color } from './themes'
import { line, media, radius, space, target } from './tokens'

/** The ring of whatever has the keyboard's focus; stands off by a gap so that it is seen on any fill. */
export const focusRing = css`
  outline: ${line.strong} solid ${color.focus};
  outline-offset: ${line.strong};
`

/** Draws the focus ring on keyboard focus only. */
export const focusable = css`
  &:focus-visible {
    ${focusRing}
  }
`

/** Out of sight, still read out. */
export const visuallyHidden = css`
  position: absolute;
  width: ${space.px};
  height: ${space.px};
  margin: -${space.px};
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** Takes away what a browser paints on a button. */
export const plainButton = css`
  appearance: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
`

/** The look that text fields, selects and pickers share. */
export const fieldSurface = css`
  min-height: ${target};
  width: 100%;
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: inherit;

  /* On paper there is nothing to choose: only what was chosen is left. */
  ${media.print} {
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`

/** The look that popups share. */
export const popupSurface = css`
  border: ${line.hairline} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
`

/** Figures of one width, so that columns of amounts line up. */
export const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`

/** Keeps something off the screen: what only paper needs. */
export const paperOnly = css`
  display: none;

  ${media.print} {
    display: block;
  }
`

/** Keeps something off paper. */
export const screenOnly = css`
  ${media.print} {
    display: none;
  }
`
