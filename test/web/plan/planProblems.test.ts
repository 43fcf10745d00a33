import { sayProblems } from '../../../web/plan/planProblems'

it('names the row that a problem is about, counted from 1, and says nothing twice', () => {
  expect(
    sayProblems([
      { field: 'plan.dinner.mealList[1].uniqueId', message: 'There is no such meal.' },
      { field: 'plan.breakfast.mealList[9].numServes', message: 'Too many.' },
      { field: 'plan.dinner.mealList[1].uniqueId', message: 'There is no such meal.' },
      { field: 'plan.lunch.settings.numMeals', message: 'Too many.' },
      { field: null, message: 'Nothing.' },
    ]),
  ).toEqual(['Dinner 2: There is no such meal.', 'Breakfast 10: Too many.', 'Too many.', 'Nothing.'])
})
