import { useState } from 'react'
import styled from 'styled-components'
import { media } from '../../styles/tokens'
import { PlanStrip } from './PlanStrip'
import { ProductPicture } from './ProductPicture'
import { productFacts } from './productFacts'

export { bringProductFacts } from './productFacts'

/** The picture of the product beside a form, or a strip of it above one; nothing where its facts are not known. */
export default function PictureByForm() {
  const [facts] = useState(productFacts)
  if (facts === null) return null
  return (
    <>
      <Above>
        <PlanStrip plan={facts.plan} />
      </Above>
      <Beside>
        <ProductPicture facts={facts} />
      </Beside>
    </>
  )
}

const Above = styled.div`
  display: grid;

  ${media.beyondNarrow} {
    display: none;
  }
`

const Beside = styled.div`
  display: none;

  ${media.beyondNarrow} {
    display: block;
  }
`
