import {
  type FollowedSafes,
  NOTIFICATION_OF_EVENT,
  type NotificationType,
  SAFE_EVENTS,
  type SafeEventType,
} from '@countersign/api'

/** The topics that a user chooses. Each covers one or two events of the service. */
export const PUSH_TOPICS = [
  'signature',
  'ready',
  'executed',
  'received',
  'module',
  'settings',
  'recovery',
  'deleted',
] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

const TYPES: Readonly<Record<PushTopic, readonly NotificationType[]>> = {
  signature: ['CONFIRMATION_REQUEST', 'MESSAGE_CONFIRMATION_REQUEST'],
  ready: ['READY_TO_EXECUTE'],
  executed: ['EXECUTED_MULTISIG_TRANSACTION'],
  received: ['INCOMING_ETHER', 'INCOMING_TOKEN'],
  module: ['MODULE_TRANSACTION'],
  settings: ['SETTINGS_CHANGED'],
  recovery: ['RECOVERY_ANNOUNCED'],
  deleted: ['DELETED_MULTISIG_TRANSACTION'],
}

export const DEFAULT_TOPICS: readonly PushTopic[] = ['signature', 'ready', 'executed', 'module', 'settings', 'recovery']

export const typesOf = (topics: readonly PushTopic[]): NotificationType[] => topics.flatMap((topic) => TYPES[topic])

/** The events of the service that the topics cover. */
export const eventsOf = (topics: readonly PushTopic[]): SafeEventType[] => {
  const types = typesOf(topics)
  return SAFE_EVENTS.filter((event) => {
    const type = NOTIFICATION_OF_EVENT[event]
    return type !== undefined && types.includes(type)
  })
}

export const topicOf = (type: NotificationType): PushTopic | null =>
  PUSH_TOPICS.find((topic) => TYPES[topic].includes(type)) ?? null

export type FollowedAccount = {
  readonly chainId: FollowedSafes[number]['chainId']
  readonly address: FollowedSafes[number]['address']
  readonly topics: readonly PushTopic[]
}

/** Only accounts of which something is wanted: the service stores no others. */
export const toFollowedSafes = (accounts: readonly FollowedAccount[]): FollowedSafes =>
  accounts.flatMap(({ chainId, address, topics }) =>
    topics.length === 0 ? [] : [{ chainId, address, notificationTypes: typesOf(topics) }],
  )

/** Only owners are asked for a signature, so the service must know whose browser this is. */
export const needsOwner = (accounts: readonly FollowedAccount[]): boolean =>
  accounts.some(({ topics }) => topics.includes('signature'))
