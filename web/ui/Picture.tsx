import styled from 'styled-components'
import { color } from '../styles/themes'
import { media, radius } from '../styles/tokens'
import { FALLBACK_PICTURE, pictureUrl } from './pictureNames'

const sizes = {
  tiny: { rem: 1.25, pixels: 20 },
  small: { rem: 1.75, pixels: 28 },
  medium: { rem: 2.5, pixels: 40 },
  large: { rem: 4, pixels: 64 },
  hero: { rem: 7, pixels: 112 },
} as const

/** The sizes of an illustration: in text, in lists, in rows, on cards, over a page. */
export type PictureSize = keyof typeof sizes

export interface PictureProps {
  /** A name of the food set, such as the `picture` of an ingredient; unknown or missing ones show a plate. */
  name: string | null | undefined
  size?: PictureSize
  /** On a round plate of paper, which gives pictures of any colour the same ground in both themes. */
  plate?: boolean
  /** Fetched at once: for what is on the first screen. */
  eager?: boolean
}

/**
 * An illustration. It only ever comes with words, so it has no alternative text.
 *
 *     <Picture name={meal.picture} size="medium" plate />
 */
export function Picture({ name, size = 'medium', plate = false, eager = false }: PictureProps) {
  const { rem, pixels } = sizes[size]
  const image = (
    <Image
      src={pictureUrl(name || FALLBACK_PICTURE)}
      alt=""
      width={pixels}
      height={pixels}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      $rem={rem}
      onError={(event) => {
        const fallback = pictureUrl(FALLBACK_PICTURE)
        if (!event.currentTarget.src.endsWith(fallback)) event.currentTarget.src = fallback
        else event.currentTarget.style.visibility = 'hidden'
      }}
    />
  )
  return plate ? <Plate $rem={rem}>{image}</Plate> : image
}

const Image = styled.img<{ $rem: number }>`
  flex: none;
  width: ${({ $rem }) => $rem}rem;
  height: ${({ $rem }) => $rem}rem;
  object-fit: contain;
`

const Plate = styled.span<{ $rem: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $rem }) => $rem * 1.4}rem;
  height: ${({ $rem }) => $rem * 1.4}rem;
  border-radius: ${radius.round};
  background: ${color.plate};

  ${media.print} {
    width: auto;
    height: auto;
    background: none;
  }
`
