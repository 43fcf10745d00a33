import styled from 'styled-components'
import { color } from '../styles/themes'
import { family, size, weight } from '../styles/tokens'

/** A heading among the ingredients or steps of an own dish (docs/product.md DISH-42). */
export const SectionTitle = styled.p`
  font-family: ${family.heading};
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  color: ${color.accent};
  overflow-wrap: anywhere;
`
