import type { SharedProposal, SignatureReply } from '@countersign/safe/exchange'
import { shortenAddress } from '@countersign/safe/light'
import { InfoNote, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useChains } from '../../shared/config/useChains.ts'
import { UnknownChain } from './UnknownChain.tsx'

type Props = {
  readonly reply: SignatureReply
  /** The transaction it is for, carrying the signature. */
  readonly children: (proposal: SharedProposal) => ReactNode
}

/** A signature that came back: the transaction it is for must be known here. */
export function ImportedReply({ reply, children }: Props) {
  const chain = useChains().find(({ chainId }) => chainId === String(reply.chainId))
  const [place, setPlace] = useState<'browser' | 'queue'>('browser')
  const { data, error } = useQuery({
    queryKey: ['import', 'reply', reply.safeTxHash, reply.signatures, place],
    queryFn: async () => {
      const { findKnown } = await import('./findKnown.ts')
      return chain ? findKnown(reply, chain, place) : null
    },
    enabled: chain !== undefined,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
  if (!chain) return <UnknownChain chainId={reply.chainId} name={null} />
  if (data) return children(data)
  if (error || (data === null && place === 'queue'))
    return (
      <VerdictNote verdict="danger" title="The transaction it is for is not known here" announce>
        {error?.message ?? `Nobody here knows ${reply.safeTxHash}. Import the proposal first, then the signature.`}
      </VerdictNote>
    )
  if (data === undefined) return <p role="status">Looking for the transaction it is for…</p>
  return (
    <InfoNote
      title={`A signature for a transaction of ${shortenAddress(reply.safe)}`}
      action={
        <Button size="xs" onClick={() => setPlace('queue')}>
          Look in the queue
        </Button>
      }
    >
      This browser does not keep the transaction itself. The queue may know it by its hash, {reply.safeTxHash}.
    </InfoNote>
  )
}
