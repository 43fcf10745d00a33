import { Refrigerator } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { media, size, space } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { List } from '../ui/List'
import { Text } from '../ui/Text'
import { CheckRow } from './CheckRow'
import { countToCheck, type LineEntry } from './entries'
import { messages } from './messages'
import { compareNames } from '../../schema/text/compareNames'
import { SectionHead } from './SectionHead'

export interface CupboardCheckProps {
  entries: readonly LineEntry[]
  /** Leaves out what is at home. */
  hideTicked: boolean
  /** Key of the row that was looked for; null for none. */
  pointed: string | null
}

/**
 * What a kitchen tends to have, and what is at home: a tick says that it is, and is remembered in the cupboard
 * (docs/product.md CUP-8).
 */
export function CupboardCheck({ entries, hideTicked, pointed }: CupboardCheckProps) {
  const id = useId()
  const shown = entries
    .filter(({ item }) => !(hideTicked && item.isAtHome))
    .sort((one, other) => compareNames(one.name, other.name))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={messages.cupboard.title} aside={messages.toCheck({ count: countToCheck(entries) })} />
      <About>
        <Text $muted $size="small">
          {messages.cupboard.hint}
        </Text>
        <ButtonLink to="/cupboard" icon={<Refrigerator aria-hidden="true" />}>
          {messages.cupboard.open}
        </ButtonLink>
      </About>
      <Columns aria-label={messages.cupboard.title}>
        {shown.map((entry) => (
          <CheckRow key={entry.key} entry={entry} pointed={pointed === entry.key} />
        ))}
      </Columns>
    </section>
  )
}

const About = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[2]};

  & > a {
    font-size: ${size.small};
  }
`

const Columns = styled(List)`
  display: block;
  column-gap: ${space[6]};

  ${media.wide} {
    columns: 3;
  }
`
