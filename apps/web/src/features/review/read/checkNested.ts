import type { Chain } from '@countersign/api'
import type { SafeTransaction } from '@countersign/safe'
import { attempt, neededReads, runNestedChecks, type Check, type NestedInputs } from '@countersign/safe/checks'
import { readChainState } from '../../../shared/rpc/readChainState.ts'
import { codeBook } from './codeBook.ts'
import { readChildren } from './readChildren.ts'
import { readCodes } from './readCodes.ts'
import { readTokens } from './readTokens.ts'

type Context = Pick<NestedInputs, 'known' | 'tokenClaimed' | 'genuine' | 'nativeCurrency' | 'isLimitModule'>

type Approved = {
  /** Null where nobody told what the hash stands for. */
  readonly reviewed: SafeTransaction | null
  /** What it approves in its turn. */
  readonly nested?: readonly Approved[]
}

/** What is wrong with the transactions this one approves by hash, each looked at with what stands at its own targets. */
export async function checkNested(
  chain: Chain,
  approved: readonly Approved[],
  block: bigint,
  context: Context,
): Promise<Check[]> {
  const found = await Promise.all(
    approved.map(async ({ reviewed, nested = [] }) => {
      if (reviewed === null) return []
      const needed = neededReads(reviewed, codeBook(chain.chainId, null))
      const [state, codes, tokens, children, deeper] = await Promise.all([
        attempt(readChainState(chain, reviewed.safe)),
        readCodes(chain, [...needed.code, ...needed.contracts], block),
        readTokens(chain, needed.tokens, block),
        readChildren(chain, needed.children),
        checkNested(chain, nested, block, context),
      ])
      const own = runNestedChecks(reviewed, {
        ...context,
        state,
        book: codeBook(chain.chainId, codes),
        isContract: codes.isContract,
        tokenOnChain: (token) => tokens.get(token.toLowerCase()),
        childOf: (account) => children.get(account.toLowerCase()),
        nestedHashes: new Set(nested.flatMap(({ reviewed: shown }) => (shown ? [shown.safeTxHash] : []))),
      })
      return [...own, ...deeper]
    }),
  )
  return found.flat()
}
