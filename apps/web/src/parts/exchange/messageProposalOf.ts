import type { Chain, MessageContent } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { SafeMessage } from '@countersign/safe'
import { printMessageContent, type MessageProposal } from '@countersign/safe/exchange'
import { type Address, type Hex, uniqueAddresses } from '@countersign/primitives'
import { addressOf, typedFields, type AppOrigin } from '@countersign/describe/message'
import type { ViewContext } from '@countersign/describe/transaction'
import { accountFactsOf } from './accountFactsOf.ts'

/** A message for export. */
export type ShareableMessage = {
  readonly chain: Chain
  readonly reviewed: SafeMessage<MessageContent>
  readonly state: ChainState
  /** The valid signatures, verified by the page. */
  readonly signatures: readonly Hex[]
  readonly proposer: Address | null
  /** Epoch milliseconds; null for a draft. */
  readonly createdAt: number | null
  readonly origin: AppOrigin | null
}

/** Everything that another machine needs to check the message without a network, and nothing else of this browser. */
export function messageProposalOf(
  source: ShareableMessage,
  { nameOf, tokenOf }: Pick<ViewContext, 'nameOf' | 'tokenOf'>,
  now = Date.now(),
): MessageProposal {
  const { chain, reviewed, state, signatures, proposer, createdAt, origin } = source
  const { chainId, safe, version, content } = reviewed
  const mentioned = uniqueAddresses([safe, ...addressesIn(content), ...state.owners]).slice(0, 512)
  return {
    kind: 'message',
    chainId,
    chain: { name: chain.chainName, shortName: chain.shortName, symbol: chain.nativeCurrency.symbol },
    safe,
    version,
    message: printMessageContent(content),
    signatures,
    proposer,
    createdAt: createdAt ?? now,
    origin,
    account: accountFactsOf(state),
    names: mentioned.flatMap((address) => {
      const name = nameOf(address)
      return name === null ? [] : [{ address, name }]
    }),
    tokens: mentioned.flatMap((address) => {
      const token = tokenOf(address)
      return token ? [{ address, symbol: token.symbol, decimals: token.decimals, kind: token.kind }] : []
    }),
  }
}

const addressesIn = (content: MessageContent): Address[] =>
  typeof content === 'string'
    ? []
    : typedFields(content).fields.flatMap(({ type, value }) => (type === 'address' ? (addressOf(value) ?? []) : []))
