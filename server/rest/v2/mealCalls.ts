import { z } from 'zod'
import { globalId } from '../../pure/globalId'
import { messages } from '../messages'
import { V2RowCookingDocument, type V2RowCookingQuery, V2SuitableMealsDocument } from '../operations.generated'
import { present, restCall, RestFailure, type RestCall } from '../RestCall'
import { detail, refused } from '../shapes'
import { cookedDish, mealsQuery, suitableMeal } from './mealShapes'

const tag = 'Meals (v2)'
/** Meals of a page where nothing else is asked for. */
const PAGE = 24

type Content = NonNullable<Extract<NonNullable<V2RowCookingQuery['node']>, { content?: unknown }>['content']>
type Dish = Extract<Content, { dishes: unknown }>['dishes'][number]
type Line = Dish['version']['cooking']['ingredients'][number]

const toDish = ({ serves, version: { name, cooking } }: Dish) => ({
  name,
  serves,
  ingredients: cooking.ingredients.map(toText),
  steps: cooking.steps.map(({ text }) => text),
})

const toText = ({ text, preparation, optional }: Line) =>
  [text, preparation, optional ? messages.ifLiked : null].filter(Boolean).join(', ')

/** The calls about what can be cooked, and how it is (docs/product.md API-64). */
export const v2MealCalls: RestCall[] = [
  restCall({
    method: 'get',
    path: '/api/v2/meals',
    tag,
    summary: 'Find meals that suit those of the household who eat them',
    operation: V2SuitableMealsDocument,
    query: mealsQuery,
    body: null,
    answers: {
      200: {
        description: 'The meals, what was not planned lately first. `next` is null on the last page.',
        shape: z.object({ meals: z.array(suitableMeal), count: z.int(), next: z.string().nullable() }),
      },
      400: { description: 'What is wrong with which parameter.', shape: refused },
    },
    run: async ({ query: { first = PAGE, after, ...filter }, execute }) => {
      const { nodes, totalCount, pageInfo } = present((await execute({ first, after, filter })).viewer.household).offers
      const meals = nodes.flatMap(({ recipe, places }) =>
        recipe === null
          ? []
          : [
              {
                recipe,
                places: places.map(({ category, entry: { uniqueId, swaps } }) => ({
                  category,
                  content: { recipe: uniqueId },
                  swaps,
                })),
              },
            ],
      )
      return { status: 200, body: { meals, count: totalCount, next: pageInfo.hasNextPage ? pageInfo.endCursor : null } }
    },
  }),
  restCall({
    method: 'get',
    path: '/api/v2/plan/rows/{id}/cooking',
    tag,
    summary: 'Read how what a row of the plan has is cooked',
    operation: V2RowCookingDocument,
    keyScopes: ['PLAN_READ'],
    body: null,
    answers: {
      200: {
        description: 'Its dishes; none for a text, leftovers, what is from the freezer, and an empty row.',
        shape: z.object({ dishes: z.array(cookedDish) }),
      },
      404: { description: 'There is no such row.', shape: detail },
    },
    run: async ({ params: { id = '' }, execute }) => {
      const { node } = await execute({ id: globalId('PlanRow', id) })
      if (!node || !('content' in node)) throw new RestFailure(404, { detail: messages.noSuchRow })
      const dishes = node.content && 'dishes' in node.content ? node.content.dishes : []
      return { status: 200, body: { dishes: dishes.map(toDish) } }
    },
  }),
]
