import type { NotificationType } from '@countersign/api'
import { eventMessages as messages } from './eventMessages.ts'

/** The sentence for each kind of event, in the language of this page. */
export const sentencesOfEvents = (): Record<NotificationType, string> => ({
  CONFIRMATION_REQUEST: messages.confirm,
  MESSAGE_CONFIRMATION_REQUEST: messages.message,
  EXECUTED_MULTISIG_TRANSACTION: messages.executed,
  DELETED_MULTISIG_TRANSACTION: messages.deleted,
  INCOMING_ETHER: messages.received,
  INCOMING_TOKEN: messages.received,
  MODULE_TRANSACTION: messages.module,
  READY_TO_EXECUTE: messages.ready,
  RECOVERY_ANNOUNCED: messages.recovery,
  SETTINGS_CHANGED: messages.settings,
})
