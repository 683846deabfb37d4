import { AddressSchema, ChainId } from '@countersign/api'
import * as z from 'zod/mini'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../../../data/store/useStore.ts'
import { listCodec } from '../../../data/storage/listCodec.ts'

/** A session belongs to one account on one chain. */
const PinnedDapp = z.object({ topic: z.string(), chainId: ChainId, safe: AddressSchema })
export type PinnedDapp = z.output<typeof PinnedDapp>

/** Stored separately, so that the SDK is loaded only if a session exists. */
const store = createStoredValue<PinnedDapp[]>('countersign.dapps', [], listCodec(PinnedDapp))

export const pinnedDapps = {
  get: store.get,
  find: (topic: string): PinnedDapp | null => store.get().find((one) => one.topic === topic) ?? null,
  put: (dapp: PinnedDapp): void => store.update((all) => [...all.filter(({ topic }) => topic !== dapp.topic), dapp]),
  /** Removes sessions that ended while this page was closed. */
  keepOnly: (topics: readonly string[]): void => {
    if (store.get().some(({ topic }) => !topics.includes(topic)))
      store.update((all) => all.filter(({ topic }) => topics.includes(topic)))
  },
}

export const usePinnedDapps = (): PinnedDapp[] => useStore(store)
