import { useRouter, useRouterState, useNavigate, type UseNavigateResult } from '@tanstack/react-router'

type Location = { readonly pathname: string; readonly searchStr: string }

/**
 * For the end of a longer operation: navigates unless the user has left the page in the meantime. A click counts immediately, also while
 * its target is still loading and this page is still mounted.
 */
export function useNavigateFromHere(): UseNavigateResult<string> {
  const navigate = useNavigate()
  const router = useRouter()
  const shown = useRouterState({ select: ({ resolvedLocation }) => addressOf(resolvedLocation) })
  return async (options) => {
    if (shown === null || addressOf(router.latestLocation) === shown) await navigate(options)
  }
}

const addressOf = (location: Location | undefined): string | null =>
  location === undefined ? null : location.pathname + location.searchStr
