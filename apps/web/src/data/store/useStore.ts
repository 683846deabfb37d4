import { useSyncExternalStore } from 'react'
import type { Store } from '@countersign/primitives'

/** The value of a store; the component renders again when it changes. */
export const useStore = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get)
