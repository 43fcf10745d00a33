import { useState } from 'react'
import styled from 'styled-components'
import { messages as sight } from '../product/sight/messages'
import { ProductPicture } from '../product/picture/ProductPicture'
import { productFacts } from '../product/picture/productFacts'
import { RaffleNote } from '../product/raffle/RaffleNote'
import { LOGIN_PATH, SIGN_UP_PATH } from '../product/paths'
import { productConfig } from '../product/productConfig'
import { usePageTitle } from '../product/usePageTitle'
import { useSession } from '../session/useSession'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, gutter, line, measure, media, size, space, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'

/** A stranger's first page; who is signed in is led to the planner (docs/product.md UI-19). */
export default function WelcomePage() {
  usePageTitle(messages.title)
  const [facts] = useState(productFacts)
  return (
    <Root>
      <Words>
        <Heading level={1}>{sight.sentence}</Heading>
        <Text $muted $size="lead">
          {messages.lead(productConfig())}
        </Text>
        <Ways />
      </Words>
      {facts && (
        <Beside>
          <ProductPicture facts={facts} />
        </Beside>
      )}
      <More>
        {facts && (
          <Facts aria-label={messages.facts}>
            <Fact figure={String(facts.meals)}>{messages.meals}</Fact>
            <Fact figure={String(facts.requirements)}>{messages.requirements}</Fact>
            <Fact figure={messages.oneFile}>{messages.yours}</Fact>
          </Facts>
        )}
        <RaffleNote />
      </More>
    </Root>
  )
}

/** What to do next. */
function Ways() {
  const isStranger = useSession() === 'signedOut'
  if (!isStranger)
    return (
      <Links>
        <ButtonLink to="/" variant="primary" size="large">
          {messages.toPlanner}
        </ButtonLink>
      </Links>
    )
  return (
    <Links>
      <ButtonLink to={SIGN_UP_PATH} variant="primary" size="large">
        {messages.signUp}
      </ButtonLink>
      <ButtonLink to={LOGIN_PATH} size="large">
        {messages.signIn}
      </ButtonLink>
    </Links>
  )
}

function Fact({ figure, children }: { figure: string; children: string }) {
  return (
    <li>
      <Figure>{figure}</Figure>
      <Meaning>{children}</Meaning>
    </li>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-width: calc(${measure.page} + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space[6]} ${gutter} ${space[12]};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-rows: 1fr auto;
    column-gap: ${space[16]};
    padding-block: ${space[12]};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;

  ${media.wide} {
    align-content: end;
  }
`

const Beside = styled.div`
  ${media.wide} {
    grid-area: 1 / 2 / span 2;
    display: grid;
    align-content: center;
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`

const More = styled.div`
  display: grid;
  gap: ${space[8]};
  align-content: start;
`

const Facts = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[6]};
  border-block-start: ${line.hairline} solid ${color.border};

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Figure = styled.strong`
  ${tabular}
  display: block;
  font-family: ${family.heading};
  font-size: ${size.heading};
  font-weight: ${weight.strong};
`

const Meaning = styled.span`
  color: ${color.textMuted};
`
