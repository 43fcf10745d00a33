import { Images } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { focusable } from '../styles/mixins'
import { color } from '../styles/themes'
import { fixed, line, radius, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { MealPlate } from '../ui/MealPlate'
import { Spinner } from '../ui/Spinner'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { type PlateChoicesQuery, usePlateChoicesQuery } from './operations.generated'

type Choice = Extract<PlateChoicesQuery['node'], { plateChoices: unknown }>['plateChoices'][number]

export interface PlateOfDishProps {
  /** Of a stored dish. */
  id: string
  plate: string
  /** The form that was chosen and is not saved yet; null without one. */
  chosen: string | null
  onChoose: (form: string) => void
}

/** The plate of a dish, and the way to another form of it (docs/product.md DISH-28). */
export function PlateOfDish({ id, plate, chosen, onChoose }: PlateOfDishProps) {
  const [open, setOpen] = useState(false)
  const { data, error } = usePlateChoicesQuery({ variables: { id: `Dish:${id}` }, skip: !open && chosen === null })
  const choices = choicesIn(data)
  const shown = choices.find(({ form }) => form === chosen)
  const choose = (form: string) => {
    onChoose(form)
    setOpen(false)
  }
  return (
    <Root>
      {shown ? (
        <Drawn src={imageOf(shown)} alt="" width={112} height={112} />
      ) : (
        <MealPlate src={plate} alt="" size={112} eager />
      )}
      <Button variant="quiet" icon={<Images aria-hidden="true" />} onClick={() => setOpen(true)}>
        {messages.looksDifferent}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={messages.choosePlate}>
        {choices.length > 0 ? (
          <Choices role="list">
            {choices.map((choice) => (
              <li key={choice.form}>
                <Pick
                  type="button"
                  aria-pressed={chosen === null ? choice.isChosen : choice.form === chosen}
                  onClick={() => choose(choice.form)}
                >
                  <img src={imageOf(choice)} alt="" />
                  <span>{choice.label}</span>
                </Pick>
              </li>
            ))}
          </Choices>
        ) : error ? (
          <Text role="alert">{messages.tryAgain}</Text>
        ) : (
          <Spinner />
        )}
      </Dialog>
    </Root>
  )
}

const choicesIn = (data: PlateChoicesQuery | undefined): readonly Choice[] =>
  (data?.node as Extract<PlateChoicesQuery['node'], { plateChoices: unknown }> | null | undefined)?.plateChoices ?? []

/** As an image a file runs nothing and fetches nothing. */
const imageOf = ({ svg }: Choice): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`

const Drawn = styled.img`
  flex: none;
  width: min(7rem, ${fixed.picture});
  height: auto;
  border-radius: ${radius.large};
`

const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 40%), 1fr));
  gap: ${space[3]};
  list-style: none;
`

const Pick = styled.button`
  ${focusable}
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  width: 100%;
  padding: ${space[1]};
  border: ${line.strong} solid transparent;
  border-radius: ${radius.large};
  background: none;
  color: ${color.text};
  font: inherit;
  font-size: ${size.small};
  cursor: pointer;

  & > img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${radius.medium};
  }

  & > span {
    overflow-wrap: anywhere;
  }

  &[aria-pressed='true'] {
    border-color: ${color.stateMark};
    background: ${color.stateSoft};
    color: ${color.onStateSoft};
    font-weight: ${weight.strong};
  }

  &[aria-pressed='true'] > span::before {
    content: '✓ ' / '';
  }
`
