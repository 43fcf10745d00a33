import { startTransition, useLayoutEffect, useState } from 'react'
import { Router, type RouteObject, useRoutes } from 'react-router-dom'
import { type Navigation, NavigationContext } from '../product/navigation'

/** Props of `Pages`. */
export interface PagesProps {
  navigation: Navigation
  routes: RouteObject[]
}

/** Shows the page of the present address. While the code of the next one is fetched, the present one stays. */
export function Pages({ navigation, routes }: PagesProps) {
  const [step, setStep] = useState(navigation.step)
  useLayoutEffect(() => navigation.follow(() => startTransition(() => setStep(navigation.step()))), [navigation])
  return (
    <NavigationContext value={navigation}>
      <Router location={step.location} navigationType={step.action} navigator={navigation}>
        <Routed routes={routes} />
      </Router>
    </NavigationContext>
  )
}

function Routed({ routes }: Pick<PagesProps, 'routes'>) {
  return useRoutes(routes)
}
