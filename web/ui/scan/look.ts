import { Dialog } from '@base-ui/react/dialog'
import styled from 'styled-components'
import { popupSurface } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { depth, family, gutter, layer, line, media, radius, size, space, weight } from '../../styles/tokens'

export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${color.scrim};
`

/** The whole screen of a phone; a window over the page where there is more room. */
export const Screen = styled(Dialog.Popup)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  color: ${color.text};
  outline: none;

  ${media.medium} {
    ${popupSurface}
    inset: ${space[6]} max(${space[6]}, calc(50% - 18rem));
    max-height: 52rem;
    margin-block: auto;
    overflow: hidden;
    box-shadow: ${depth.high};
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: calc(${space[1]} + env(safe-area-inset-top)) ${space[1]} ${space[1]} ${gutter};
`

export const Title = styled(Dialog.Title)`
  flex: 1;
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  outline: none;
`

/** What the camera shows takes what the words below it leave. */
export const View = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 0;
  place-items: center;
  min-height: ${space[16]};
  overflow: hidden;

  /* What is typed is above the keyboard of a phone. */
  [data-asking] & {
    flex: 0 0 ${space[16]};
  }
  background: ${color.surfaceSunken};
`

export const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** Where to hold the bar code; the rest of the picture is dimmed. One of its two lines is seen on any picture. */
export const Frame = styled.div`
  position: relative;
  width: min(80%, 20rem);
  max-height: 80%;
  aspect-ratio: 3 / 2;
  border: ${line.strong} solid ${color.surfaceRaised};
  outline: ${line.strong} solid ${color.text};
  border-radius: ${radius.large};
  box-shadow: 0 0 0 100rem ${color.scrim};
`

export const Panel = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-height: 6.5rem;
  max-height: 70%;

  [data-asking] & {
    flex: 1 1 auto;
    max-height: none;
    min-height: 0;
  }
  padding: ${space[3]} ${gutter} calc(${space[4]} + env(safe-area-inset-bottom));

  ${media.short} {
    min-height: 0;
  }
`
