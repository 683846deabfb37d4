import {
  codeBook,
  contractsAmongOwners,
  readChildren,
  readCodes,
  readContractControl,
  readEarlierCode,
  readGuardFacts,
  readGuards,
  readHoldings,
  readNested,
  readOwnersOf,
  readRuleOwners,
  readSignedMessage,
  readTokenFacts,
  type EarlierSubject,
  type TryOwner,
} from '@countersign/chain-client/review'
import { messageContent } from '@countersign/describe/message'
import { type Address, isSameAddress } from '@countersign/primitives'
import type { SafeTransaction } from '@countersign/safe'
import {
  accountChangesOf,
  inspectCalls,
  neededReads,
  ownershipAfter,
  type AccountState,
} from '@countersign/safe/checks'
import { messageContentOf } from '@countersign/safe/exchange'
import { ownerNodeOfTrial, tryContractOwner, tryGuardRemoval } from '@countersign/simulation'
import { isLocalHost } from '../node/isLocalHost.ts'
import { decodeCalls } from './decodeCalls.ts'
import type { HashedAccount } from './HashReport.ts'
import type { TransactionTarget } from './HashTarget.ts'
import { rpcOf } from './nodeReads.ts'

/** Every read of a review that a node alone answers, at one block. */
export async function readTransaction(
  target: TransactionTarget,
  reviewed: SafeTransaction,
  account: HashedAccount,
  genuine: readonly { readonly address: Address }[],
) {
  const { chain, safe, state } = account
  const { ask, chainId } = chain
  const { block } = state
  const { transaction } = reviewed
  const review = { chainId: String(chainId), ask }
  const calls = inspectCalls(safe, transaction)
  const needed = neededReads(reviewed, codeBook(review.chainId, null))
  const others = [...needed.code, ...needed.newOwners, ...needed.contracts]
  // Balances and accounts are those of today: of an executed transaction they would be compared with its own result.
  const present = target.source === 'events' ? { holdings: [], children: [] } : needed
  const codesRead = readCodes(ask, [...state.owners, ...powersOf(state), ...others], block)
  const tryOwner: TryOwner = async (asker, owner) =>
    ownerNodeOfTrial(await tryContractOwner({ rpc: rpcOf(chain), chainId, owner, ...asker }))
  const at: EarlierSubject = {
    chain: review,
    isLocal: chain.shortName === null && isLocalHost(chain.url),
    block,
    control: state.masterCopy,
    old: new Set(),
  }
  const [codes, tokens, children, controlOf, balanceOf, nested, decoded, message] = await Promise.all([
    codesRead,
    readTokenFacts(ask, needed.tokens, block),
    readChildren(ask, present.children),
    readContractControl(ask, calls, block),
    readHoldings(ask, present.holdings, block),
    readNested(review, { safe, transaction }, account.innerContent),
    decodeCalls(account, transaction),
    readSignedMessage({
      ask,
      chain: { chainId: review.chainId, chainName: chain.name },
      safe,
      block,
      message: messageOf(target),
    }),
  ])
  const powers = [...powersOf(state), ...needed.code]
  const book = codeBook(review.chainId, codes, await readRuleOwners({ chain: review, safe, block }, powers, codes))
  const childOf = (child: Address) => children.get(child.toLowerCase())
  const changes = ownershipAfter(accountChangesOf(calls, book), (changed) =>
    isSameAddress(changed, safe) ? { ok: true, value: state } : childOf(changed),
  )
  const [earlier, ownerGraph, guardFacts] = await Promise.all([
    readEarlierCode(at, { reviewed, codes, genuine }),
    readOwnersOf({ ask, tryOwner }, changes, state, codes),
    readGuards(
      (guard) => readGuardFacts(ask, (set) => tryGuardRemoval({ ...set, chainId }, rpcOf(chain)), guard),
      reviewed,
      state,
      book,
    ),
  ])
  return {
    at: { ...at, earlier: review, tryOwner },
    codes,
    contracts: contractsAmongOwners(state.owners, codes),
    tokens,
    childOf,
    controlOf,
    balanceOf,
    nested,
    decoded,
    message,
    book,
    earlier,
    ownerGraph,
    guardFacts,
  }
}

const powersOf = ({ modules, guard, moduleGuard, fallbackHandler }: AccountState): Address[] =>
  [...modules, guard, moduleGuard, fallbackHandler].filter((address) => address !== null)

/** The message that the sender attached, which the transaction may sign on chain. */
function messageOf({ messages }: TransactionTarget) {
  const [first] = messages
  return first === undefined ? null : { content: messageContent(messageContentOf(first)), origin: null }
}
