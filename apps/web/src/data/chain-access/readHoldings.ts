import type { Chain } from '@countersign/api'
import { encodeCall, parseHex, parseQuantity, readUint } from '@countersign/chain-client/reads'
import { attempt, type Outflow, type Read } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import { rpcRequest } from '../rpc/rpcRequest.ts'

type Holding = Pick<Outflow, 'owner' | 'token'>

const BALANCE_OF = '0x70a08231'
/** More would not fit one request of many nodes. The rest stays "not checked". */
const MOST = 100

/** The balances of accounts in tokens, and for null in the native coin, from the chain at one block. */
export async function readHoldings(
  chain: Chain,
  holdings: readonly Holding[],
  block: bigint,
): Promise<(owner: Address, token: Address | null) => Read<bigint> | undefined> {
  const at = `0x${block.toString(16)}`
  const read = async ({ owner, token }: Holding): Promise<bigint> =>
    token === null
      ? parseQuantity(await rpcRequest(chain, 'eth_getBalance', [owner, at]))
      : readUint(
          parseHex(await rpcRequest(chain, 'eth_call', [{ to: token, data: encodeCall(BALANCE_OF, owner) }, at])),
        )
  const answers = await Promise.all(
    holdings.slice(0, MOST).map(async (one) => [keyOf(one), await attempt(read(one))] as const),
  )
  const known = new Map(answers)
  return (owner, token) => known.get(keyOf({ owner, token }))
}

const keyOf = ({ owner, token }: Holding): string => `${owner} ${token ?? 'native'}`.toLowerCase()
