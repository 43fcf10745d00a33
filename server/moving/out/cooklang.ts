import { stringify } from 'yaml'
import { inlined, plainMarks, referenceOf } from './cooklangLines'
import type { LeavingRecipe, WriteRecipe } from './LeavingRecipe'

/**
 * A `.cook` file, and the photo of the same name beside it. Further photos are in a folder, since Cooklang takes what is
 * called `Name.2.jpg` for the picture of a step; then `images` names all.
 */
export const writeCooklang: WriteRecipe = (recipe, at) => {
  const { photos, changedAt } = recipe
  const [folder, name] = [at.slice(0, at.lastIndexOf('/') + 1), at.slice(at.lastIndexOf('/') + 1)]
  const names = photos.map((_photo, index) => (index === 0 ? `${name}.jpg` : `photos/${name}-${index + 1}.jpg`))
  return [
    { name: `${at}.cook`, bytes: Buffer.from(textOf(recipe, names)), changedAt },
    ...photos.map((bytes, index) => ({ name: `${folder}${names[index]}`, bytes, changedAt })),
  ]
}

/** Ingredients are where the steps first name them; those that none names come first, by themselves. */
function textOf(recipe: LeavingRecipe, images: readonly string[]): string {
  const { steps, unnamed } = inlined(
    recipe.lines.map(({ text }) => referenceOf(text)),
    recipe.steps.map(({ text }) => plainMarks(text)),
  )
  const parts = [`---\n${stringify(valuesOf(recipe, images), { lineWidth: 0 })}---`]
  if (unnamed.length > 0) parts.push(unnamed.join('\n'))
  let last: string | null = null
  for (const [index, step] of steps.entries()) {
    const section = recipe.steps[index]?.section ?? null
    if (section !== null && section !== last) parts.push(`== ${plainMarks(section).replaceAll('=', '＝')} ==`)
    last = section
    parts.push(step.replace(/^[>=]/, (mark) => (mark === '>' ? '＞' : '＝')))
  }
  if (recipe.notes !== '') parts.push(plainMarks(recipe.notes).replace(/^/gm, '> '))
  return `${parts.join('\n\n')}\n`
}

function valuesOf(recipe: LeavingRecipe, images: readonly string[]): Record<string, unknown> {
  const { url, sourceName, prepMinutes, cookMinutes, totalMinutes, rating } = recipe
  const source = { ...(sourceName !== '' && { name: sourceName }), ...(url !== '' && { url }) }
  const minutes = (name: string, value: number | null) => (value === null ? {} : { [name]: `${value} minutes` })
  return {
    title: recipe.name,
    ...(recipe.description !== '' && { introduction: recipe.description }),
    ...(recipe.serves !== null && { servings: recipe.serves }),
    ...minutes('time required', totalMinutes),
    ...minutes('prep time', prepMinutes),
    ...minutes('cook time', cookMinutes),
    ...(recipe.categories.length > 0 && { course: recipe.categories.join(', ') }),
    ...(recipe.labels.length > 0 && { tags: [...recipe.labels] }),
    ...(Object.keys(source).length > 0 && { source }),
    ...(rating !== null && { rating }),
    ...(recipe.favourite && { favourite: 'yes' }),
    ...(recipe.nutrition !== '' && { nutrition: recipe.nutrition }),
    ...(images.length > 1 && { images: [...images] }),
  }
}
