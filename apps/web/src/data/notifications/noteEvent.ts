import { NOTIFICATION_OF_EVENT, type Chain, type NotificationType, type SafeEvent } from '@countersign/api'
import { type Address, formatAccountAddress, isSameAddress, parseAddressInput } from '@countersign/primitives'
import { pageOfEvent } from '../../offline/describePush.ts'
import { pushAccountKey } from '../../offline/PushWords.ts'
import { eventMessages as messages } from './eventMessages.ts'
import { mutedTopics } from './mutedTopics.ts'
import { notificationStore } from './notificationStore.ts'
import { topicOf } from './push/pushTopics.ts'
import { sentencesOfEvents } from './sentencesOfEvents.ts'

/** What the page said about the same thing itself within this time is not repeated. */
const SAID_MS = 120_000

export type EventSurroundings = {
  readonly chains: readonly Chain[]
  /** The connected wallet. */
  readonly wallet: Address | null
  /** The owners of an account, read from the chain. */
  ownersOf(chain: Chain, safe: Address): Promise<readonly Address[]>
  readonly now: number
}

/**
 * Lists an event of the service under Notifications: its kind, its account and the page that reads it from the chain. Nothing else of the
 * event is shown, and a request for a signature is listed only for a wallet that the chain calls an owner.
 */
export async function noteEvent(event: SafeEvent, around: EventSurroundings): Promise<void> {
  const type = NOTIFICATION_OF_EVENT[event.type]
  const chain = around.chains.find(({ chainId }) => chainId === event.chainId)
  const parsed = parseAddressInput(event.address ?? '')
  const topic = type === undefined ? null : topicOf(type)
  if (type === undefined || topic === null || chain === undefined || !parsed.ok || isNothing(event)) return
  const { address } = parsed
  if (mutedTopics.isMuted(pushAccountKey(chain.chainId, address), topic)) return
  if (topic === 'signature' && !(await isOwner(around, chain, address))) return
  const hash = [event.safeTxHash, event.messageHash, event.txHash].find((text) => text !== undefined) ?? ''
  const path = `/safes/${formatAccountAddress({ shortName: chain.shortName, address })}`
  const href = path + pageOfEvent(type, /^0x[0-9a-fA-F]{64}$/.test(hash) ? hash : '')
  const kind = type === 'RECOVERY_ANNOUNCED' ? 'alarm' : 'event'
  if (kind === 'event' && isSaid(href, hash, around.now)) return
  notificationStore.add({
    id: `${chain.chainId}:${address} ${type} ${hash}`,
    kind,
    title: titleOf(type, event),
    detail: messages.byService,
    href,
    at: around.now,
    isRead: false,
  })
}

/** Transfers of amount zero are used for address poisoning, and unlisted tokens for advertisements. */
const isNothing = ({ type, value, trusted }: SafeEvent): boolean =>
  (type === 'INCOMING_TOKEN' && trusted !== true) || value === '0'

async function isOwner({ wallet, ownersOf }: EventSurroundings, chain: Chain, safe: Address): Promise<boolean> {
  if (wallet === null) return false
  try {
    return (await ownersOf(chain, safe)).some((owner) => isSameAddress(owner, wallet))
  } catch {
    // Needs you reads the account again.
    return false
  }
}

const isSaid = (href: string, hash: string, now: number): boolean =>
  hash !== '' &&
  href.endsWith(hash) &&
  notificationStore.list().some((one) => one.href === href && one.kind !== 'event' && one.at > now - SAID_MS)

const titleOf = (type: NotificationType, { isFailed }: SafeEvent): string =>
  type === 'EXECUTED_MULTISIG_TRANSACTION' && isFailed === true ? messages.failed : sentencesOfEvents()[type]
