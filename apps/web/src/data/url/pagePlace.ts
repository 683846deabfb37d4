import { useEffect } from 'react'
import { createStore } from '@countersign/primitives'

/** Where the open page belongs, for the breadcrumb: its list and its own name. */
export type PagePlace = { readonly list: 'queue' | 'history'; readonly name: string }

/** Null for a page whose URL already contains its place. */
export const pagePlace = createStore<PagePlace | null>(null)

/** Names the page in the breadcrumb while it is open. @param name null: its address names it */
export function usePagePlace(list: PagePlace['list'], name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined
    pagePlace.set({ list, name })
    return () => pagePlace.set(null)
  }, [list, name])
}
