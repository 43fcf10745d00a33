import { useState } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, radius } from '../styles/tokens'
import { platePath } from './platePath'

export interface MealPlateProps {
  /** The `plate` of a meal; without one there is an empty plate. */
  src: string | null | undefined
  /** '' beside the meal's name. */
  alt: string
  /** Width and height in pixels at text of 16 px. Up to half as large again with larger text, and no larger. */
  size: number
  /** How its corners are. */
  shape?: 'round' | 'rounded'
  /** Fetched at once: for what is on the first screen. */
  eager?: boolean
}

/**
 * The picture of a meal. It has its place before it is there, and shows an empty plate until then and where it is missing.
 *
 *     <MealPlate src={entry.plate} alt="" size={48} />
 */
export function MealPlate({ src, alt, size, shape = 'rounded', eager = false }: MealPlateProps) {
  const path = platePath(src)
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <Box $size={size} $shape={shape}>
      {path !== null && path !== missing ? (
        <Image
          key={path}
          src={path}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setMissing(path)}
        />
      ) : (
        <Empty role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
    </Box>
  )
}

const Box = styled.span<{ $size: number; $shape: 'round' | 'rounded' }>`
  display: block;
  flex: none;
  position: relative;
  width: min(${({ $size }) => $size / 16}rem, ${({ $size }) => $size * 1.5}px);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${({ $shape, $size }) =>
    $shape === 'round' ? radius.round : $size < 64 ? radius.medium : radius.large};
  background: ${color.surfaceSunken};

  @media (forced-colors: active) {
    outline: ${line.hairline} solid CanvasText;
    outline-offset: -${line.hairline};
  }
`

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/* The rim of a plate on which there is nothing. */
const Empty = styled.span`
  position: absolute;
  inset: 18%;
  border: ${line.strong} solid ${color.border};
  border-radius: ${radius.round};
`
