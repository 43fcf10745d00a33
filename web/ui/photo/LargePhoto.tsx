import { type HTMLAttributes, useState } from 'react'
import styled from 'styled-components'
import { color } from '../../styles/themes'
import { radius } from '../../styles/tokens'
import { Text } from '../Text'

export interface LargePhotoProps extends HTMLAttributes<HTMLDivElement> {
  src: string
  alt: string
  /** What is said where the photo can't be shown. */
  missing: string
}

/** A photo in a dialog, as large as the screen allows. */
export function LargePhoto({ src, alt, missing, ...handlers }: LargePhotoProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <Frame {...handlers}>
      {failed === src ? (
        <Text $muted>{missing}</Text>
      ) : (
        <Photo key={src} src={src} alt={alt} draggable={false} onError={() => setFailed(src)} />
      )}
    </Frame>
  )
}

/* As high for each photo, also before it is there, so that nothing moves under the buttons. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  flex: 1 1 70dvh;
  min-height: min(14rem, 45dvh);
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`

const Photo = styled.img`
  display: block;
  max-width: 100%;
  max-height: 100%;
  min-height: 0;
  object-fit: contain;
`
