import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, gutter, line, measure, size, space, target, weight } from '../styles/tokens'
import { messages as product } from '../product/messages'
import { productConfig } from '../product/productConfig'
import { messages as legal } from '../legal/messages'
import { ThemeSwitch } from './ThemeSwitch'

/** The footer of every page (docs/product.md UI-4). */
export function Footer() {
  const { productName, supportEmail } = productConfig()
  return (
    <Root>
      <Inner>
        <p>
          <Name>{productName}</Name>
          {product.tagline}
        </p>
        <Links>
          <Link to="/termsandconditions">{legal.terms}</Link>
          <Link to="/privacypolicy">{legal.privacy}</Link>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          <ThemeSwitch />
        </Links>
      </Inner>
    </Root>
  )
}

const Root = styled.footer`
  ${screenOnly}
  margin-block-start: auto;
  border-top: ${line.hairline} solid ${color.border};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[8]};
  max-width: calc(${measure.page} + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space[5]} ${gutter};
`

const Name = styled.span`
  margin-inline-end: ${space[3]};
  font-family: ${family.heading};
  font-size: ${size.body};
  font-weight: ${weight.strong};
  color: ${color.text};
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[6]};
  min-width: 0;

  & > a {
    overflow-wrap: anywhere;
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: ${color.text};
  }
`
