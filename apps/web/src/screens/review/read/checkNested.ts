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
import { readHoldings } from '../../../data/chain-access/readHoldings.ts'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { codeBook } from './codeBook.ts'
import { lockedIn } from './lockedIn.ts'
import { readChildren } from './readChildren.ts'
import { readCodes } from '../../../data/chain-access/readCodes.ts'
import { readContractControl } from './readContractControl.ts'
import { readOwnersOf } from './readOwnersOf.ts'
import { readEarlierCode, type EarlierSubject } from './readEarlierCode.ts'
import { readTokens } from '../../../data/chain-access/readTokens.ts'

type Context = Pick<NestedInputs, 'known' | 'tokenClaimed' | 'genuine' | 'nativeCurrency' | 'isLimitModule'>

type Approved = {
  /** Null if the service sent no fields for the hash. */
  readonly reviewed: SafeTransaction | null
  /** The hashes that it approves in turn. */
  readonly nested?: readonly Approved[]
}

/** Findings about the transactions that this one approves by hash, with the code at their own targets. */
export async function checkNested(
  at: EarlierSubject,
  approved: readonly Approved[],
  context: Context,
): Promise<Check[]> {
  const { chain, block } = at
  const found = await Promise.all(
    approved.map(async ({ reviewed, nested = [] }) => {
      if (reviewed === null) return []
      const needed = neededReads(reviewed, codeBook(chain.chainId, null))
      const codesRead = readCodes(chain, [...needed.code, ...needed.contracts], block)
      const [state, codes, earlier, tokens, children, controlOf, balanceOf, deeper] = await Promise.all([
        attempt(readChainState(chain, reviewed.safe)),
        codesRead,
        codesRead.then((codes) => readEarlierCode(at, { reviewed, codes, genuine: context.genuine })),
        readTokens(chain, needed.tokens, block),
        readChildren(chain, needed.children),
        readContractControl(chain, inspectCalls(reviewed.safe, reviewed.transaction), block),
        readHoldings(chain, needed.holdings, block),
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
        ownerGraph: await readOwnersOf(chain, changes, { version: reviewed.version, block }, codes),
        lockedIn: (account) => lockedIn(chain, isSameAddress(account, reviewed.safe) ? state : childOf(account)),
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
