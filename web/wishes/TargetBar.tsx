import styled from 'styled-components'
import { color } from '../styles/themes'

interface TargetBarProps {
  perDay: number
  atLeast: number | null
  atMost: number | null
  isMet: boolean
}

/**
 * A figure of a day beside what is wanted: a band for a range, a dashed line for at least, a solid one for at most. The same
 * is said in words beside it.
 */
export function TargetBar({ perDay, atLeast, atMost, isMet }: TargetBarProps) {
  const most = 1.2 * Math.max(perDay, atLeast ?? 0, atMost ?? 0, 1)
  const at = (figure: number): string => `${(100 * figure) / most}%`
  const isRange = atLeast !== null && atMost !== null
  return (
    <Drawing aria-hidden="true" focusable="false" data-missed={isMet ? undefined : ''}>
      {isRange ? <rect className="band" x={at(atLeast)} y="0" width={at(atMost - atLeast)} height="100%" /> : null}
      <rect className="bar" x="0" y="22%" width={at(perDay)} height="56%" rx="3" />
      {atLeast === null || isRange ? null : (
        <line className="floor" x1={at(atLeast)} x2={at(atLeast)} y1="0" y2="100%" />
      )}
      {atMost === null || isRange ? null : <line className="limit" x1={at(atMost)} x2={at(atMost)} y1="0" y2="100%" />}
    </Drawing>
  )
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 1.5rem;
  color: ${color.borderStrong};

  &[data-missed] {
    color: ${color.danger};
  }

  & .bar {
    fill: currentcolor;
  }

  & .band {
    fill: ${color.warningSoft};
    stroke: ${color.text};
    stroke-dasharray: 3 3;
  }

  & .floor,
  & .limit {
    stroke: ${color.text};
    stroke-width: 2;
  }

  & .floor {
    stroke-dasharray: 3 3;
  }

  @media (forced-colors: active) {
    color: GrayText;

    &[data-missed] {
      color: Highlight;
    }

    & .band {
      fill: Canvas;
      stroke: CanvasText;
    }

    & .floor,
    & .limit {
      stroke: CanvasText;
    }
  }
`
