import type { MessageProposal, MessageReply, SharedProposal, SignatureReply } from '@countersign/safe/exchange'
import type { Chain } from '@countersign/api'
import { type Hex, shortenAddress } from '@countersign/primitives'
import { InfoNote, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useChains } from '../../data/query/useChains.ts'
import { UnknownChain } from './UnknownChain.tsx'

type Props<Reply, Item> = {
  readonly reply: Reply
  /** The item that the signature belongs to, with the signature added. */
  readonly children: (proposal: Item) => ReactNode
}

/** An imported signature. The page must already have the transaction that it belongs to. */
export const ImportedReply = ({ reply, children }: Props<SignatureReply, SharedProposal>) => (
  <Reply
    reply={reply}
    what="transaction"
    hash={reply.safeTxHash}
    find={async (chain, place) => {
      const { findKnown } = await import('./findKnown.ts')
      return findKnown(reply, chain, place)
    }}
  >
    {children}
  </Reply>
)

/** An imported signature of a message. */
export const ImportedMessageReply = ({ reply, children }: Props<MessageReply, MessageProposal>) => (
  <Reply
    reply={reply}
    what="message"
    hash={reply.safeMessageHash}
    find={async (chain, place) => {
      const { findMessage } = await import('./importMessage.ts')
      return findMessage(reply, chain, place === 'queue' ? 'messages' : place)
    }}
  >
    {children}
  </Reply>
)

type ReplyProps<Item> = Props<SignatureReply | MessageReply, Item> & {
  readonly what: 'transaction' | 'message'
  readonly hash: Hex
  readonly find: (chain: Chain, place: 'browser' | 'queue') => Promise<Item | null>
}

function Reply<Item extends object>({ reply, what, hash, find, children }: ReplyProps<Item>) {
  const chain = useChains().find(({ chainId }) => chainId === String(reply.chainId))
  const [place, setPlace] = useState<'browser' | 'queue'>('browser')
  const { data, error } = useQuery({
    queryKey: ['import', 'reply', hash, reply.signatures, place],
    queryFn: async () => (chain ? find(chain, place) : null),
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
      <VerdictNote verdict="danger" title={`The page does not have the ${what} of this signature`} announce>
        {error?.message ??
          `No ${what === 'message' ? 'message' : 'proposal'} with the hash ${hash} was found. Import the ${what === 'message' ? 'message' : 'proposal'} first, then the signature.`}
      </VerdictNote>
    )
  if (data === undefined) return <p role="status">Searching for the {what} of this signature…</p>
  return (
    <InfoNote
      title={`A signature for a ${what} of ${shortenAddress(reply.safe)}`}
      action={
        <Button size="xs" onClick={() => setPlace('queue')}>
          {what === 'message' ? 'Search the messages' : 'Search the queue'}
        </Button>
      }
    >
      This browser does not have the {what} itself. {what === 'message' ? 'The list of messages' : 'The queue'} may have
      it under its hash, {hash}.
    </InfoNote>
  )
}
