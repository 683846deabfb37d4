import type { Address } from '@countersign/primitives'
import { serviceApi } from '../../client/apiClient.ts'
import type { BrowserSubscription } from './browserPush.ts'
import { unsubscribeBrowser } from './browserPush.ts'
import { forgetPushWords } from './keepPushWords.ts'
import { pushStore } from './pushStore.ts'
import { type FollowedAccount, toFollowedSafes } from './pushTopics.ts'

/** Registers this browser at the service, in place of what it registered before. */
export async function registerPush(
  { endpoint, p256dh, auth }: BrowserSubscription,
  accounts: readonly FollowedAccount[],
  signer: Address | null,
): Promise<void> {
  const body = { endpoint, keys: { p256dh, auth }, safes: toFollowedSafes(accounts) }
  const { deviceUuid } = await serviceApi().subscribePush({ body })
  const kept = accounts.map(({ chainId, address, topics }) => ({ chainId, address, topics: [...topics] }))
  pushStore.set({ endpoint, deviceUuid, signer, savedAt: Date.now(), accounts: kept })
}

/**
 * Ends the messages: in this browser first, so that they end even when the service does not answer.
 * @returns whether the service has deleted the registration
 */
export async function endPush(endpoint: string | null): Promise<boolean> {
  await unsubscribeBrowser()
  pushStore.set(null)
  await forgetPushWords()
  if (endpoint === null) return true
  try {
    await serviceApi().unsubscribePush({ body: { endpoint } })
    return true
  } catch {
    return false
  }
}
