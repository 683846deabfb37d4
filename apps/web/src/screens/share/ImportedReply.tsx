import type { MessageProposal, MessageReply, SharedProposal, SignatureReply } from '@countersign/safe/exchange'
import type { Chain } from '@countersign/api'
import { type Hex, shortenAddress } from '@countersign/primitives'
import { InfoNote, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useChains } from '../../data/query/useChains.ts'
import { UnknownChain } from './UnknownChain.tsx'
import { importMessages } from './importMessages.ts'

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
  const words = wordsOf(what, hash, shortenAddress(reply.safe))
  if (!chain) return <UnknownChain chainId={reply.chainId} name={null} />
  if (data) return children(data)
  if (error || (data === null && place === 'queue'))
    return (
      <VerdictNote verdict="danger" title={words.missing} announce>
        {error?.message ?? words.notFound}
      </VerdictNote>
    )
  if (data === undefined) return <p role="status">{words.searching}</p>
  return (
    <InfoNote
      title={words.title}
      action={
        <Button size="xs" onClick={() => setPlace('queue')}>
          {words.search}
        </Button>
      }
    >
      {words.elsewhere}
    </InfoNote>
  )
}

const wordsOf = (what: 'transaction' | 'message', hash: Hex, account: string) =>
  what === 'message'
    ? {
        missing: importMessages.messageMissing,
        notFound: importMessages.messageNotFound({ hash }),
        searching: importMessages.searchingMessage,
        title: importMessages.messageSignature({ account }),
        search: importMessages.searchMessages,
        elsewhere: importMessages.messageElsewhere({ hash }),
      }
    : {
        missing: importMessages.transactionMissing,
        notFound: importMessages.proposalNotFound({ hash }),
        searching: importMessages.searchingTransaction,
        title: importMessages.transactionSignature({ account }),
        search: importMessages.searchQueue,
        elsewhere: importMessages.transactionElsewhere({ hash }),
      }
