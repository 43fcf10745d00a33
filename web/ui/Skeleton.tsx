import type { ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { color } from '../styles/themes'
import { media, radius, space, target } from '../styles/tokens'
import { VisuallyHidden } from './VisuallyHidden'
import { messages } from './messages'

const shapes = {
  line: css`
    height: 1em;
    border-radius: ${radius.small};
  `,
  heading: css`
    height: 1.75rem;
    border-radius: ${radius.small};
  `,
  control: css`
    height: ${target};
    border-radius: ${radius.medium};
  `,
  card: css`
    height: 12rem;
    border-radius: ${radius.large};
  `,
  circle: css`
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${radius.round};
    flex: none;
  `,
}

export interface SkeletonProps {
  shape?: keyof typeof shapes
  /** A CSS width, such as `60%`; the full width by default. */
  width?: string
  /** A CSS height instead of the shape's. */
  height?: string
}

/**
 * The ghost of something that comes; put several in the shape of it, inside a `Waiting`.
 *
 *     <Waiting label="Loading your plan"><Skeleton shape="heading" width="40%" /><Skeleton shape="control" /></Waiting>
 */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <Bone aria-hidden="true" $shape={shape} style={{ width, height }} />
}

/** Skeletons of rows: picture, words, a control at the end. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Line key={index} aria-hidden="true">
      <Skeleton shape="circle" />
      <Skeleton width={`${70 - (index % 3) * 12}%`} />
      <Skeleton shape="control" width="4.25rem" />
    </Line>
  ))
}

/** Says that something is loading, once, around its skeletons. */
export function Waiting({ label = messages.loadingPart, children }: { label?: string; children: ReactNode }) {
  return (
    <Frame aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </Frame>
  )
}

const shimmer = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`

const Bone = styled.span<{ $shape: keyof typeof shapes }>`
  display: block;
  width: 100%;
  max-width: 100%;
  ${({ $shape }) => shapes[$shape]}
  background: ${color.surfaceSunken} linear-gradient(90deg, transparent, ${color.shimmer}, transparent) no-repeat;
  background-size: 50% 100%;
  animation: ${shimmer} 1.6s infinite linear;

  ${media.still} {
    animation: none;
    background: ${color.surfaceSunken};
  }
`

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  & > :last-child {
    flex: none;
    margin-inline-start: auto;
  }
`
