/** What the API says is wrong with something that was sent. */
interface Wrong {
  field: string | null
  message: string
}

const ROW = /^plan\.(breakfast|lunch|dinner)\.mealList\[(\d+)\]/

/** What is wrong with a plan, each once and with the row that it is about, such as `Dinner 2: There is no such meal.` */
export function sayProblems(errors: readonly Wrong[]): string[] {
  return [...new Set(errors.map(sayProblem))]
}

function sayProblem({ field, message }: Wrong): string {
  const [, category, row] = ROW.exec(field ?? '') ?? []
  return category ? `${category.charAt(0).toUpperCase()}${category.slice(1)} ${Number(row) + 1}: ${message}` : message
}
