import type { SafeTransaction } from '@countersign/safe'
import {
  accountChangesOf,
  attempt,
  inspectCalls,
  neededReads,
  ownershipAfter,
  runNestedChecks,
  type Check,
  type NestedInputs,
} from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import { readCurrentState } from '../reads/readStateFrom.ts'
import { codeBook } from './codeBook.ts'
import { lockedIn } from './lockedIn.ts'
import { readChildren } from './readChildren.ts'
import { readCodes } from './readCodes.ts'
import { readContractControl } from './readContractControl.ts'
import { readEarlierCode, type EarlierSubject } from './readEarlierCode.ts'
import { readHoldings } from './readHoldings.ts'
import type { TryOwner } from './readOwnerGraph.ts'
import { readOwnersOf } from './readOwnersOf.ts'
import type { ReviewedChain } from './ReviewedChain.ts'
import { readTokenFacts } from './readTokenFacts.ts'

type Context = Pick<NestedInputs, 'known' | 'tokenClaimed' | 'genuine' | 'nativeCurrency' | 'isLimitModule'>

type NestedAt = EarlierSubject & {
  /** The way to the nodes for reads of earlier blocks, which some nodes refuse together with others. */
  readonly earlier: ReviewedChain
  readonly tryOwner: TryOwner
}

type Approved = {
  /** Null if the service sent no fields for the hash. */
  readonly reviewed: SafeTransaction | null
  /** The hashes that it approves in turn. */
  readonly nested?: readonly Approved[]
}

/**
 * Findings about the transactions that this one approves by hash, with the code at their own targets.
 *
 * @param approved of `readNested`
 * @example
 * const chain = { chainId: '1', ask: async () => '0x' }
 * const at = { chain, earlier: chain, isLocal: false, block: 21_000_000n, control: safe, old: new Set<string>() }
 * const tryOwner = async () => ({ kind: 'unknown' as const, reason: 'not tried' })
 * const nativeCurrency = { reported: { symbol: 'ETH', decimals: 18 }, known: null }
 * const context = { known: [], tokenClaimed: () => null, genuine: [], nativeCurrency, isLimitModule: () => false }
 * const checks = await checkNested({ ...at, tryOwner }, [], context)
 */
export async function checkNested(at: NestedAt, approved: readonly Approved[], context: Context): Promise<Check[]> {
  const { chain, block, tryOwner } = at
  const earlierAt = { ...at, chain: at.earlier }
  const { ask } = chain
  const coin = context.nativeCurrency.known ?? context.nativeCurrency.reported
  const found = await Promise.all(
    approved.map(async ({ reviewed, nested = [] }) => {
      if (reviewed === null) return []
      const needed = neededReads(reviewed, codeBook(chain.chainId, null))
      const codesRead = readCodes(ask, [...needed.code, ...needed.contracts], block)
      const [state, codes, earlier, tokens, children, controlOf, balanceOf, deeper] = await Promise.all([
        attempt(readCurrentState(ask, reviewed.safe)),
        codesRead,
        codesRead.then((codes) => readEarlierCode(earlierAt, { reviewed, codes, genuine: context.genuine })),
        readTokenFacts(ask, needed.tokens, block),
        readChildren(ask, needed.children),
        readContractControl(ask, inspectCalls(reviewed.safe, reviewed.transaction), block),
        readHoldings(ask, needed.holdings, block),
        checkNested(at, nested, context),
      ])
      const book = codeBook(chain.chainId, codes)
      const childOf = (account: Address) => children.get(account.toLowerCase())
      const changes = ownershipAfter(
        accountChangesOf(inspectCalls(reviewed.safe, reviewed.transaction), book),
        (account) => (isSameAddress(account, reviewed.safe) ? state : childOf(account)),
      )
      const own = runNestedChecks(reviewed, {
        ...context,
        state,
        book,
        ownerGraph: await readOwnersOf({ ask, tryOwner }, changes, { version: reviewed.version, block }, codes),
        lockedIn: (account) => lockedIn(coin, isSameAddress(account, reviewed.safe) ? state : childOf(account)),
        isContract: codes.isContract,
        earlier,
        tokenOnChain: (token) => tokens.get(token.toLowerCase()),
        childOf,
        controlOf,
        balanceOf,
        nestedHashes: new Set(nested.flatMap(({ reviewed: shown }) => (shown ? [shown.safeTxHash] : []))),
      })
      return [...own, ...deeper]
    }),
  )
  return found.flat()
}
