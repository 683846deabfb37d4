import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../shell/RouterContext.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { PageErrorView } from '../shell/PageErrorView.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: PageErrorView,
  notFoundComponent: NotFoundPage,
})
