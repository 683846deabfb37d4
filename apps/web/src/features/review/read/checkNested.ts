import type { SafeTransaction } from '@countersign/safe'
import {
  attempt,
  inspectCalls,
  neededReads,
  runNestedChecks,
  type Check,
  type NestedInputs,
} from '@countersign/safe/checks'
import { readHoldings } from '../../../shared/chain-access/readHoldings.ts'
import { readChainState } from '../../../shared/rpc/readChainState.ts'
import { codeBook } from './codeBook.ts'
import { readChildren } from './readChildren.ts'
import { readCodes } from './readCodes.ts'
import { readContractControl } from './readContractControl.ts'
import { readEarlierCode, type EarlierSubject } from './readEarlierCode.ts'
import { readTokens } from '../../../shared/chain-access/readTokens.ts'

type Context = Pick<NestedInputs, 'known' | 'tokenClaimed' | 'genuine' | 'nativeCurrency' | 'isLimitModule'>

type Approved = {
  /** Null where nobody told what the hash stands for. */
  readonly reviewed: SafeTransaction | null
  /** What it approves in its turn. */
  readonly nested?: readonly Approved[]
}

/** What is wrong with the transactions this one approves by hash, each looked at with what stands at its own targets. */
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
      const own = runNestedChecks(reviewed, {
        ...context,
        state,
        book: codeBook(chain.chainId, codes),
        isContract: codes.isContract,
        earlier,
        tokenOnChain: (token) => tokens.get(token.toLowerCase()),
        childOf: (account) => children.get(account.toLowerCase()),
        controlOf,
        balanceOf,
        nestedHashes: new Set(nested.flatMap(({ reviewed: shown }) => (shown ? [shown.safeTxHash] : []))),
      })
      return [...own, ...deeper]
    }),
  )
  return found.flat()
}
