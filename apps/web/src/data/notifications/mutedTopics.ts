import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'
import { PUSH_TOPICS, type PushTopic } from './push/pushTopics.ts'

type MutedTopics = Readonly<Record<string, readonly PushTopic[]>>

const store = createStoredValue<MutedTopics>(
  'countersign.mutedTopics',
  {},
  jsonCodec(z.record(z.string(), z.array(z.enum(PUSH_TOPICS)))),
)

/** An announced recovery is always listed: it can replace all owners. */
export const isAlwaysReported = (topic: PushTopic): boolean => topic === 'recovery'

/** The events that are not listed under Notifications, by `chainId:account` in lower case; at first every event is. */
export const mutedTopics = {
  isMuted: (account: string, topic: PushTopic): boolean =>
    !isAlwaysReported(topic) && (store.get()[account]?.includes(topic) ?? false),
  set(account: string, topics: readonly PushTopic[]) {
    store.update((all) => ({ ...all, [account]: topics }))
  },
}

export const useMutedTopics = (): MutedTopics => useStore(store)
