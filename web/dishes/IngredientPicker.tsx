import { useEffect, useMemo, useState } from 'react'
import { GroupedPicker, type PickerGroup, type PickerOption } from '../ui/GroupedPicker'
import { messages } from './messages'
import { type DishIngredientFragment, type LineDishFragment, useDishIngredientsLazyQuery } from './operations.generated'

export interface IngredientPickerProps {
  label: string
  value: DishIngredientFragment | null
  /** The likeliest first; offered before anything is typed. */
  suggestions: readonly DishIngredientFragment[]
  onChange: (ingredient: DishIngredientFragment) => void
  /** The dish in the place of an ingredient. */
  dish: LineDishFragment | null
  /** Offered before anything is typed. */
  dishSuggestions: readonly LineDishFragment[]
  /** All dishes that may be put there. */
  choices: readonly LineDishFragment[]
  onDish: (dish: LineDishFragment) => void
  error?: string | null
}

/** Milliseconds without a letter after which the catalogue is searched. */
const PAUSE = 200

/** Picks an ingredient of the catalogue, or another dish of the person: of those that may be meant, or by searching them. */
export function IngredientPicker(props: IngredientPickerProps) {
  const { label, value, suggestions, onChange, dish, dishSuggestions, choices, onDish, error } = props
  const [search, setSearch] = useState('')
  const [ask, { data, previousData, loading }] = useDishIngredientsLazyQuery()
  const name = dish?.name ?? value?.name
  const text = search === name ? '' : search.trim()

  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => void ask({ variables: { search: text } }), PAUSE)
    return () => clearTimeout(timer)
  }, [ask, text])

  const found = useMemo(
    () => (text === '' ? [] : ((data ?? previousData)?.ingredients.nodes ?? [])),
    [text, data, previousData],
  )
  const dishes = useMemo(
    () =>
      text === ''
        ? [...dishSuggestions, ...choices.filter(({ id }) => !has(dishSuggestions, id))]
        : among(choices, text),
    [text, choices, dishSuggestions],
  )
  const groups = useMemo((): PickerGroup[] => {
    const offered = [
      {
        label: text === '' ? messages.mayBe : messages.found,
        options: (text === '' ? suggestions : found).map(toOption),
      },
      { label: messages.yourDishes, options: dishes.map(toDishOption) },
    ]
    // A dish of the line's name is likelier than an ingredient of a similar one.
    const first = text === '' && dishSuggestions.length > 0 ? offered.reverse() : offered
    return first.filter(({ options }) => options.length > 0)
  }, [text, suggestions, found, dishes, dishSuggestions])
  const chosenOption = useMemo(() => (dish ? toDishOption(dish) : value && toOption(value)), [dish, value])

  return (
    <GroupedPicker
      label={label}
      groups={groups}
      value={chosenOption?.value ?? null}
      chosenOption={chosenOption}
      onChange={(picked) => {
        const ingredient = [...found, ...suggestions].find(({ slug }) => slug === picked)
        const own = dishes.find(({ id }) => id === picked)
        if (own) onDish(own)
        else if (ingredient) onChange(ingredient)
      }}
      onSearch={setSearch}
      placeholder={messages.whatIsIt}
      searchLabel={messages.searchAll}
      emptyText={text === '' ? messages.typeToSearch : messages.nothingFound}
      loading={loading}
      error={error}
    />
  )
}

const has = (dishes: readonly LineDishFragment[], id: string): boolean => dishes.some((dish) => dish.id === id)

const among = (dishes: readonly LineDishFragment[], text: string): LineDishFragment[] =>
  dishes.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))

function toOption({ slug, name, group, picture }: DishIngredientFragment): PickerOption {
  return { value: slug, label: name, picture, note: group.label === name ? undefined : group.label }
}

const toDishOption = ({ id, name }: LineDishFragment): PickerOption => ({ value: id, label: name })
