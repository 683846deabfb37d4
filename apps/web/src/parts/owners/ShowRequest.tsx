import { Modal } from '@mantine/core'
import { useMemo, useState } from 'react'
import { OutgoingCode } from '../exchange/OutgoingCode.tsx'
import { useAccount } from '../../data/url/useAccount.ts'
import { proofRequestOf, type ProofRequest } from './proofRequestOf.ts'
import { ownerProofMessages } from './ownerProofMessages.ts'

type Props = {
  readonly request: ProofRequest
  readonly who: string
  readonly onTaken: () => void
  readonly onClose: () => void
}

/** The request as a code on the screen, as text and as a file. */
export function ShowRequest({ request, who, onTaken, onClose }: Props) {
  const { chain, safe } = useAccount()
  const [now] = useState(() => Date.now())
  const { owner, accountName, askedBy } = request
  const item = useMemo(
    () => proofRequestOf(chain, safe, { owner, accountName, askedBy }, now),
    [chain, safe, owner, accountName, askedBy, now],
  )
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={ownerProofMessages.ask({ who })}
      closeButtonProps={{ 'aria-label': ownerProofMessages.close }}
    >
      <OutgoingCode
        item={item}
        label={ownerProofMessages.requestForProof}
        fileName={`prove-${owner.slice(2, 8)}.countersign.json`}
        onTaken={onTaken}
      >
        <p>{ownerProofMessages.readOnOtherMachine}</p>
      </OutgoingCode>
    </Modal>
  )
}
