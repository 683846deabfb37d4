import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Browsers limit how often the URL may change, so it changes after a pause in typing. */
export const PAUSE_MS = 250

type Values<Name extends string> = Readonly<Record<Name, string>>

/**
 * What a list is filtered and sorted by, in the URL: Back and a link open the same list. An empty value is left out of the URL, and
 * the rest of the URL stays.
 *
 * @param names of the values in the URL; the same array at each call
 * @returns the values, empty where the URL has none, and a function that changes some of them
 */
export function useListSearch<Name extends string>(names: readonly Name[]) {
  const router = useRouter()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const given = valuesOf(names, search)
  const [{ values, seen, written }, set] = useState({ values: given, seen: given, written: given })
  if (!isSame(names, given, seen)) {
    // Another URL than the one that was written comes from a link or from Back.
    const isOwn = isSame(names, given, written)
    set({ values: isOwn ? values : given, seen: given, written: given })
  }
  useEffect(() => {
    if (isSame(names, values, written)) return
    const timer = setTimeout(() => {
      const { latestLocation, state } = router
      // A page that is being opened must not be left for this one.
      if (latestLocation.pathname !== state.resolvedLocation?.pathname) return
      set((current) => ({ ...current, written: values }))
      const others = Object.entries(latestLocation.search).filter(([name]) => !names.some((own) => own === name))
      const own = names.flatMap((name) => (values[name] === '' ? [] : [[name, values[name]]]))
      const text = router.options.stringifySearch(Object.fromEntries([...others, ...own]))
      void router.navigate({ href: `${latestLocation.pathname}${text}`, replace: true, resetScroll: false })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [router, names, values, written])
  const change = (next: Partial<Values<Name>>) =>
    set((current) => ({ ...current, values: { ...current.values, ...next } }))
  return [values, change] as const
}

function valuesOf<Name extends string>(
  names: readonly Name[],
  search: Readonly<Record<string, unknown>>,
): Values<Name> {
  const values = {} as Record<Name, string>
  for (const name of names) {
    const value = search[name]
    values[name] = typeof value === 'string' ? value : ''
  }
  return values
}

const isSame = <Name extends string>(names: readonly Name[], first: Values<Name>, second: Values<Name>): boolean =>
  names.every((name) => first[name] === second[name])
