import { type LocalMessage, signatureReads } from '@countersign/chain-client'
import { verifyMessage } from '@countersign/safe/exchange'
import { buildSafeMessage } from '@countersign/safe'
import { VerdictBadge } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageProposalOf } from '../../../parts/exchange/messageProposalOf.ts'
import { messageMeaning, originOf } from '@countersign/describe/message'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { textOf } from '@countersign/describe/transaction'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { validOf } from '../add/keepImport.ts'
import { WaitingRow, type Shown } from './WaitingRow.tsx'
import { shareMessages } from '../shareMessages.ts'

/** An unshared message. Only signatures verified against the owners on chain are shared. */
export function WaitingMessage({ kept, ...shown }: Shown & { readonly kept: LocalMessage }) {
  const { chain, safe, account } = useAccount()
  const { message, messageHash, signatures, origin, proposer, createdAt, modifiedAt } = kept
  const context = useViewContext()
  const state = useQuery(chainStateQuery(chain, safe)).data
  const { data: checked } = useQuery({
    queryKey: ['waiting-message', chain.chainId, messageHash, signatures.length, state?.version, state?.owners.join()],
    queryFn: async () => {
      if (!state) return null
      const reviewed = buildSafeMessage({
        chainId: BigInt(chain.chainId),
        safe,
        version: state.version,
        content: message,
      })
      const source = {
        chain,
        reviewed,
        state,
        signatures: signatures.map(({ data }) => data),
        proposer,
        createdAt,
        origin: originOf({ origin, name: null }),
      }
      const item = messageProposalOf(source, context)
      const verified = await verifyMessage(item, {
        owners: state.owners,
        read: signatureReads(readableChain(chain), safe),
      })
      const valid = validOf(verified.signatures)
      return {
        item: { ...item, signatures: valid.map(({ data }) => data) },
        isSound: reviewed.safeMessageHash === messageHash.toLowerCase() && valid.length === signatures.length,
        valid: valid.length,
      }
    },
    enabled: state !== undefined,
    staleTime: Infinity,
    structuralSharing: false,
    meta: { persist: false },
  })
  const meaning = messageMeaning(message, context)
  const words = textOf(meaning.title)
  return (
    <WaitingRow
      {...shown}
      hash={messageHash}
      words={words}
      title={
        <Link to="/safes/$safe/messages/$hash" params={{ safe: account, hash: messageHash }}>
          {words}
        </Link>
      }
      meta={[shareMessages.message]}
      verdict={
        checked ? (
          <VerdictBadge
            verdict={checked.isSound ? 'verified' : 'caution'}
            label={checked.isSound ? shareMessages.verified : shareMessages.differs}
          />
        ) : (
          <VerdictBadge verdict="unchecked" />
        )
      }
      signed={checked?.valid ?? signatures.length}
      required={state?.threshold ?? signatures.length}
      signedAt={modifiedAt}
      item={checked?.item ?? null}
      fileName={`message-${messageHash.slice(2, 10)}.countersign.json`}
    />
  )
}
