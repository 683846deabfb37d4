import { PushNotification, type SafeEvent } from '@countersign/api'

/** The notification of an event for followers of an account, field by field, so that nothing else is sent. Null when there is none. */
export function toNotification(event: SafeEvent): PushNotification | null {
  const { chainId, address, safeTxHash, messageHash, txHash } = event
  if (address === undefined) return null
  const told = (fields: Record<string, unknown>) => {
    const parsed = PushNotification.safeParse({ chainId, address, ...fields })
    return parsed.success ? parsed.data : null
  }
  const { value, tokenAddress, tokenId, module, isFailed } = event
  const amount = tokenId === undefined ? { value } : { tokenId }
  switch (event.type) {
    case 'PENDING_MULTISIG_TRANSACTION':
      return told({ type: 'CONFIRMATION_REQUEST', safeTxHash })
    case 'MESSAGE_CREATED':
      return told({ type: 'MESSAGE_CONFIRMATION_REQUEST', messageHash })
    case 'DELETED_MULTISIG_TRANSACTION':
      return told({ type: event.type, safeTxHash })
    case 'EXECUTED_MULTISIG_TRANSACTION':
      return told({ type: event.type, safeTxHash, txHash, failed: isFailed })
    case 'MODULE_TRANSACTION':
      return told({ type: event.type, module, txHash })
    case 'INCOMING_ETHER':
      return value === '0' ? null : told({ type: event.type, txHash, value })
    case 'INCOMING_TOKEN':
      // Transfers of amount zero are used for address poisoning.
      return value === '0' ? null : told({ type: event.type, txHash, tokenAddress, ...amount })
    default:
      return null
  }
}
