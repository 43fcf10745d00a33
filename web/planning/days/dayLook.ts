import styled, { css } from 'styled-components'
import { screenOnly, tabular, visuallyHidden } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { family, line, media, radius, size, space, weight } from '../../styles/tokens'

/*
 * What the week looks like: on a wide screen seven columns beside the names of the categories, whose lines go through them
 * all; below that the days one under another. What has no day stands under them.
 */

export const Grid = styled.div`
  display: flex;
  flex-direction: column;

  ${media.wide} {
    display: grid;
    grid-template-columns: 6.5rem repeat(7, minmax(0, 1fr));
    grid-template-rows: auto repeat(3, minmax(4rem, auto)) auto;
  }
`

/** The names of the categories; the meals themselves say them where days stand under each other. */
export const Bands = styled.div`
  ${visuallyHidden}

  ${media.wide} {
    position: static;
    display: grid;
    grid-row: 1 / span 4;
    grid-template-rows: subgrid;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    overflow: visible;
    white-space: normal;
  }
`

export const Band = styled.div`
  ${media.wide} {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-top: ${line.hairline} solid ${color.border};
    font-family: ${family.heading};
    font-weight: ${weight.strong};
  }
`

export const Day = styled.div<{ $isToday: boolean; $isEmpty: boolean }>`
  padding-block: ${space[2]};
  border-top: ${line.hairline} solid ${color.border};

  ${({ $isToday }) => $isToday && today}

  &[data-over] {
    background: ${color.stateSoft};
    outline: ${line.strong} dashed ${color.stateMark};
    outline-offset: -${line.strong};
    border-radius: ${radius.medium};
  }

  /* A line of the page: the day, and a column for each category. */
  ${media.print} {
    display: grid;
    grid-template-columns: 5.5rem repeat(3, minmax(0, 1fr));
    gap: ${space[3]};
    break-inside: avoid;

    &[data-day=''] {
      display: ${({ $isEmpty }) => ($isEmpty ? 'none' : 'grid')};
    }
  }

  ${media.wide} {
    display: grid;
    grid-row: 1 / span 4;
    grid-template-rows: subgrid;
    padding: 0;
    border: 0;

    &[data-day=''] {
      display: block;
      grid-area: 5 / 1 / auto / span 8;
      padding-block: ${space[2]};
      border-top: ${line.hairline} solid ${color.border};
    }
  }
`

/* A bar and paper that is nearer; the word is next to the day. */
const today = css`
  ${media.wide} {
    border-radius: ${radius.large} ${radius.large} 0 0;
    background: ${color.surfaceRaised};
    box-shadow: inset 0 ${line.progress} 0 ${color.stateMark};

    @media (forced-colors: active) {
      border-top: ${line.progress} solid Highlight;
    }
  }
`

export const DayName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-height: 1.5rem;

  & h3 {
    font-family: ${family.text};
    font-weight: ${weight.bold};
    line-height: 1.5rem;
  }

  ${media.wide} {
    [data-day]:not([data-day='']) > & {
      display: block;
      padding: ${space[2]};
    }
  }

  ${media.print} {
    display: block;
  }
`

export const OneLine = styled.span`
  white-space: nowrap;
`

export const Today = styled.span`
  ${screenOnly}
  color: ${color.state};
  font-size: ${size.tiny};
  line-height: 1;
`

export const Minutes = styled.p`
  ${tabular}
  color: ${color.textMuted};
  font-size: ${size.tiny};
  line-height: 1rem;
`

export const Cell = styled.div`
  display: flex;
  flex-direction: column;

  ${media.wide} {
    gap: ${space[3]};
    padding: ${space[3]} ${space[2]};
    border-top: ${line.hairline} solid ${color.border};

    [data-day=''] > & {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
      gap: ${space[1]} ${space[4]};
      padding: 0;
      border: 0;
    }
  }
`
