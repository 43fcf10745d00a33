import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { size, weight } from '../styles/tokens'
import { narrowRow } from './rowWidths'

/** How much of something, with a smaller note below; figures and units are never parted. */
export function Amount({ children, note }: { children: string; note?: string }) {
  const [, figure = '', rest = ''] = /^([\d.,½¼¾⅓⅔]*)(.*)$/su.exec(children) ?? []
  return (
    <Root>
      <bdi>
        <b>{figure}</b>
        {rest}
      </bdi>
      {note === undefined ? null : (
        <Note>
          <bdi>{note}</bdi>
        </Note>
      )}
    </Root>
  )
}

const Root = styled.span`
  ${tabular}
  display: flex;
  flex: none;
  flex-direction: column;
  max-width: 100%;
  margin-inline-start: auto;
  text-align: end;
  white-space: nowrap;

  ${narrowRow} {
    flex: 1 0 100%;
    text-align: start;
  }

  & b {
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  [data-ticked] & {
    color: ${color.textMuted};
  }
`

const Note = styled.span`
  font-size: ${size.small};
  color: ${color.textMuted};
`
