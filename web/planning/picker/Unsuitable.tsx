import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { foldText } from '../../../schema/foldText'
import type { MealCategory } from '../../apollo/schemaTypes.generated'
import { size, space } from '../../styles/tokens'
import { type UnsuitableMealsQuery, useUnsuitableMealsQuery } from './operations.generated'
import { messages } from './messages'

type Meal = UnsuitableMealsQuery['meals']['nodes'][number]

/** Meals that are named; of the others it is said how many there are. */
const MOST_NAMED = 3
/** How long nothing is typed before the server is asked. */
const PAUSE = 300

/** The meals that are called what was typed and do not suit those who eat, each with why (docs/product.md PLAN-87). */
export function Unsuitable({ category, typed }: { category: MealCategory; typed: string }) {
  const search = useRested(typed.trim())
  const { data } = useUnsuitableMealsQuery({ variables: { category, search }, skip: search === '' })
  const found = unsuitableOf(data?.meals.nodes ?? [], search)
  if (found.length === 0) return null
  return (
    <Root>
      <p>{messages.unsuitable({ count: found.length, named: Math.min(found.length, MOST_NAMED) })}</p>
      <ul role="list">
        {found.slice(0, MOST_NAMED).map(({ id, slug, name, suits }) => (
          <li key={id}>
            <Link to={`/instructions/${slug}`}>{name}</Link>
            <Reason>{suits?.blockedBy[0]?.reason}</Reason>
          </li>
        ))}
      </ul>
    </Root>
  )
}

/** Those that have every word in their name and suit no one set of swaps. */
function unsuitableOf(meals: readonly Meal[], search: string): Meal[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return meals.filter(
    ({ name, suits }) => suits?.kind === 'UNSUITABLE' && words.every((word) => foldText(name).includes(word)),
  )
}

/** What was typed, once it has stayed for a moment; '' until then. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return rested === text ? rested : ''
}

const Root = styled.div`
  margin-top: ${space[4]};
  text-align: start;

  & > ul {
    list-style: none;
    padding: 0;
  }

  li {
    margin-top: ${space[3]};
  }
`

const Reason = styled.span`
  display: block;
  font-size: ${size.small};
`
