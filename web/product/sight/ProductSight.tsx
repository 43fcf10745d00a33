import { lazy, memo, Suspense } from 'react'
import styled from 'styled-components'
import { color } from '../../styles/themes'
import { family, media, size, space, weight } from '../../styles/tokens'
import { messages } from './messages'

/**
 * What the product is, in a sentence and a picture, for strangers at a form (docs/product.md UI-20). The picture is in the
 * HTML of such a page. Its code comes after that of the form, which does not wait for it.
 */
export const ProductSight = memo(function ProductSight() {
  return (
    <Root>
      <Sentence>{messages.sentence}</Sentence>
      <Place>
        <Suspense>
          <Picture />
        </Suspense>
      </Place>
    </Root>
  )
})

const Picture = lazy(async () => {
  const code = await import('../picture/PictureByForm')
  await code.bringProductFacts()
  return code
})

/** Too low for a picture above a form, whose fields are to be seen. */
const LOW = '@media (max-height: 40em)'

const Root = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.beyondNarrow} {
    gap: ${space[6]};
  }
`

const Sentence = styled.p`
  font-family: ${family.heading};
  font-size: ${size.heading};
  font-weight: ${weight.strong};
  line-height: 1.2;
  text-wrap: balance;
  color: ${color.text};

  /* Large text on a phone: the form is not to be pushed further down than need be. */
  @media (max-width: 18em) {
    font-size: ${size.title};
  }
`

/* The picture has its space before it comes. */
const Place = styled.div`
  display: grid;
  min-height: 6.75rem;

  ${media.beyondNarrow} {
    align-content: start;
    min-height: 36rem;
  }

  ${media.narrow} {
    ${LOW} {
      display: none;
    }
  }
`
