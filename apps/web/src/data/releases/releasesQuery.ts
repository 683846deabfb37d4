import { queryOptions } from '@tanstack/react-query'

/** The tables of published contracts, loaded when a page compares an account with them. */
export const releasesQuery = queryOptions({
  queryKey: ['chain', 'releases'],
  queryFn: async () => {
    const [{ findRelease }, { recommendedOn, newestVersion }] = await Promise.all([
      import('./findRelease.ts'),
      import('./recommendedOn.ts'),
    ])
    return { findRelease, recommendedOn, newestVersion }
  },
  staleTime: Infinity,
  meta: { persist: false },
})
