import { DeviceHashes } from '../../../shared/device/DeviceHashes.tsx'
import type { ReviewedTransaction } from '../model/ReviewedTransaction.ts'

/** What a hardware wallet shows, from the very value that is signed. */
export function ReviewDevice({ reviewed: { domainHash, messageHash, safeTxHash } }: { reviewed: ReviewedTransaction }) {
  return (
    <DeviceHashes
      domainHash={domainHash}
      messageHash={messageHash}
      digest={{ title: 'safeTxHash', hash: safeTxHash }}
    />
  )
}
