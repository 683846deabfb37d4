import type { Chain, TransactionDetails } from '@countersign/api'
import { type ChainState, parseHex } from '@countersign/chain-client/reads'
import { attempt, inspectCalls, type NeededReads } from '@countersign/safe/checks'
import { type Address, type Hex, uniqueAddresses } from '@countersign/primitives'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { readContractHash } from '../../../data/chain-access/readContractHash.ts'
import { readEnvironment } from '../../../data/chain-access/readEnvironment.ts'
import { readHoldings } from '../../../data/chain-access/readHoldings.ts'
import { readTokens } from '../../../data/chain-access/readTokens.ts'
import { readNames } from '../../../data/names/readNames.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import {
  readChildren,
  readContractControl,
  readNested,
  type NestedContent,
  readSignedMessage,
} from '@countersign/chain-client/review'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { readDecoding } from './readDecoding.ts'
import { readNode } from './readNode.ts'
import type { ReviewInput } from './ReviewInput.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

type At = {
  readonly needed: NeededReads
  readonly block: bigint
  /** Only compared with other nodes. */
  readonly state: Promise<ChainState>
}

/** Every read of a review that needs only the transaction and the block, so that it is sent together with those of the account. */
export async function readBeside(input: ReviewInput, { needed, block, state }: At) {
  const { chain, safe, transaction, typed = [], keeper = null, message: signed = null } = input
  const node = readableChain(chain)
  const calls = inspectCalls(safe, transaction)
  const noOtherAccounts: NonNullable<ReviewInput['fetchDetails']> = () =>
    Promise.reject(new Error(reviewReadMessages.noOtherAccounts))
  const [
    contractHash,
    contractDomain,
    nodes,
    tokens,
    children,
    controlOf,
    balanceOf,
    nested,
    decoded,
    message,
    names,
    environment,
  ] = await Promise.all([
    attempt(readContractHash(publicClientFor(chain), { safe, transaction }, block)),
    attempt(readDomain(chain, safe, block)),
    readNode(chain, safe, block, state),
    readTokens(chain, uniqueAddresses([...needed.tokens, ...typed.flatMap(({ token }) => token ?? [])]), block),
    readChildren(node.ask, needed.children),
    readContractControl(node.ask, calls, block),
    readHoldings(chain, needed.holdings, block),
    readNested(node, { safe, transaction }, (hash, account) =>
      (input.fetchDetails ?? noOtherAccounts)(hash, account).then(contentOf),
    ),
    readDecoding({ chain, safe, transaction, block, keeper }),
    readSignedMessage({ ask: node.ask, chain, safe, block, message: signed }),
    readNames(chain, [transaction.to, transaction.data]),
    readEnvironment(chain, block),
  ])
  return {
    contractHash,
    contractDomain,
    node: nodes,
    tokens,
    children,
    controlOf,
    balanceOf,
    nested,
    decoded,
    message,
    names,
    environment,
  }
}

/** What the service says is behind a hash. */
const contentOf = (details: TransactionDetails): NestedContent => ({
  account: details.safeAddress,
  transaction: transactionOfDetails(details),
  details,
})

const DOMAIN_SEPARATOR = '0xf698da25'

const readDomain = async (chain: Chain, safe: Address, block: bigint): Promise<Hex> =>
  parseHex(await rpcRequest(chain, 'eth_call', [{ to: safe, data: DOMAIN_SEPARATOR }, `0x${block.toString(16)}`]))
