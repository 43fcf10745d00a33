import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable, screenOnly } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { gutter, line, media, radius, size, space, target, weight } from '../../styles/tokens'
import { IconButton } from '../../ui/IconButton'
import { messages } from './messages'
import { useListsAround } from './useLists'

/** The lists of the household in one line that scrolls; nothing where there is that of the plan alone (docs/product.md SHOP-63). */
export function ListTabs() {
  const lists = useListsAround()
  const root = useRef<HTMLElement>(null)
  const openId = lists?.open?.id
  useEffect(() => {
    // The open one is in sight, also where it is beyond the edge.
    root.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [openId])
  if (lists === null || lists.all.length === 0) return null
  const { all, open, addressOf, setNaming } = lists
  const tabs = [{ id: null, name: messages.ofPlan }, ...all]
  return (
    <Root ref={root} aria-label={messages.lists}>
      {tabs.map(({ id, name }) => (
        <Tab key={id} to={addressOf(id)} aria-current={(open?.id ?? null) === id ? 'page' : undefined}>
          <bdi>{name}</bdi>
        </Tab>
      ))}
      <IconButton label={messages.newList} icon={<Plus />} onClick={() => setNaming({ list: null })} />
    </Root>
  )
}

const Root = styled.nav`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  overflow-x: auto;
  margin-inline: calc(-1 * ${gutter});
  padding: ${space[1]} ${gutter};

  ${media.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }
`

const Tab = styled(Link)`
  ${focusable}
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: ${target};
  max-width: 10rem;
  padding-inline: ${space[3]};
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.round};
  font-size: ${size.small};
  font-weight: ${weight.medium};
  color: ${color.text};
  text-decoration: none;

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[aria-current] {
    border-color: ${color.stateMark};
    background: ${color.stateSoft};
    color: ${color.onStateSoft};
    font-weight: ${weight.strong};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: ${line.strong} solid Highlight;
    }
  }

  ${media.hover} {
    &:hover:not([aria-current]) {
      background: ${color.surfaceHover};
    }
  }
`
