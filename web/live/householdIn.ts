/** The household of an answer. @throws where the person has left it while it was read. */
export function householdIn<Household>({ viewer }: { viewer: { household: Household | null } }): Household {
  if (viewer.household === null) throw new Error('No household')
  return viewer.household
}
