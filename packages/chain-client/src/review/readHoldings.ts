import { attempt, type Outflow, type Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { encodeCall, readUint } from '../reads/abiWords.ts'
import type { AskNode } from '../reads/AskNode.ts'
import { parseHex } from '../reads/parseHex.ts'
import { parseQuantity } from '../reads/parseQuantity.ts'

type Holding = Pick<Outflow, 'owner' | 'token'>

const BALANCE_OF = '0x70a08231'
/** More would not fit one request of many nodes. The rest stays "not checked". */
const MOST = 100

/**
 * The balances of accounts in tokens, and for null in the native coin, from the chain at one block.
 *
 * @param holdings only the first 100 are read
 * @example
 * const balanceOf = await readHoldings(ask, [{ owner: safe, token: null }], block)
 */
export async function readHoldings(
  ask: AskNode,
  holdings: readonly Holding[],
  block: bigint,
): Promise<(owner: Address, token: Address | null) => Read<bigint> | undefined> {
  const at = `0x${block.toString(16)}`
  const read = async ({ owner, token }: Holding): Promise<bigint> =>
    token === null
      ? parseQuantity(await ask('eth_getBalance', [owner, at]))
      : readUint(parseHex(await ask('eth_call', [{ to: token, data: encodeCall(BALANCE_OF, owner) }, at])))
  const answers = await Promise.all(
    holdings.slice(0, MOST).map(async (one) => [keyOf(one), await attempt(read(one))] as const),
  )
  const known = new Map(answers)
  return (owner, token) => known.get(keyOf({ owner, token }))
}

const keyOf = ({ owner, token }: Holding): string => `${owner} ${token ?? 'native'}`.toLowerCase()
