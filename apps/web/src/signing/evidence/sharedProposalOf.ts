import type { Balances, Chain, TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { SharedProposal } from '@countersign/safe/exchange'
import { type Address, type Hex, uniqueAddresses } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { accountFactsOf } from '../../parts/exchange/accountFactsOf.ts'
import { callTreeOf, flowOf, knownTokens, type CallNode, type ViewContext } from '@countersign/describe/transaction'

export type ShareSource = {
  readonly chain: Chain
  readonly safe: Address
  readonly version: string
  readonly transaction: SafeTransactionData
  /** The valid signatures, as checked here. */
  readonly signatures: readonly Hex[]
  readonly state: ChainState | null
  readonly details: TransactionDetails | null
  readonly balances: Balances | undefined
  readonly note: string
  readonly context: ViewContext
}

/** Everything that another machine needs to check the transaction offline, and no other data of this browser. */
export function sharedProposalOf(source: ShareSource, now = Date.now()): SharedProposal {
  const { chain, safe, version, transaction, signatures, state, details, balances, note, context } = source
  const execution = details?.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : null
  const nodes = callTreeOf(transaction, context, null).nodes
  const mentioned = uniqueAddresses([
    safe,
    ...nodes.flatMap(targetsOf),
    ...flowOf(nodes).flatMap(({ to, token }) => [to, ...(token === null ? [] : [token])]),
    ...(state?.owners ?? []),
  ])
  const tokens = knownTokens(balances, details ?? undefined)
  return {
    kind: 'proposal',
    chainId: BigInt(chain.chainId),
    chain: { name: chain.chainName, shortName: chain.shortName, symbol: chain.nativeCurrency.symbol },
    safe,
    version,
    transaction,
    signatures,
    proposer: execution?.proposer?.value ?? null,
    createdAt: execution?.submittedAt ?? now,
    note: details?.note ?? note,
    account: state && accountFactsOf(state),
    names: mentioned.flatMap((address) => {
      const name = context.nameOf(address)
      return name === null ? [] : [{ address, name }]
    }),
    tokens: mentioned.flatMap((address) => {
      const token = tokens.get(address.toLowerCase())
      return token ? [{ address, ...token }] : []
    }),
    messages: [],
  }
}

const targetsOf = ({ call, children }: CallNode): Address[] => [call.to, ...children.flatMap(targetsOf)]
