import {
  encodeCall,
  parseHex,
  parseQuantity,
  readDecimals,
  readTokenText,
  readUint,
  type AskNode,
} from '@countersign/chain-client/reads'
import { readCurrentState } from '@countersign/chain-client/state'
import { type Address, type Hex, showHidden } from '@countersign/primitives'
import { attempt, type AccountState, type NeededReads, type Read, type TokenFacts } from '@countersign/safe/checks'

const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'
const BALANCE_OF = '0x70a08231'

type CallReads = {
  readonly tokenOnChain: (token: Address) => Read<TokenFacts> | undefined
  readonly balanceOf: (owner: Address, token: Address | null) => Read<bigint> | undefined
  readonly childOf: (account: Address) => Read<AccountState> | undefined
}

/** What the calls of a transaction concern: tokens, the payers' balances, and accounts that are changed inside. All from the node, at one block. */
export async function readCalls(
  ask: AskNode,
  { tokens, holdings, children }: Pick<NeededReads, 'tokens' | 'holdings' | 'children'>,
  block: bigint,
): Promise<CallReads> {
  const at = `0x${block.toString(16)}`
  const call = (to: Address, data: Hex): Promise<Hex> => ask('eth_call', [{ to, data }, at]).then(parseHex)
  async function readToken(token: Address): Promise<TokenFacts> {
    const [symbol, decimals] = await Promise.all([call(token, SYMBOL), attempt(call(token, DECIMALS))])
    // NFTs have no decimals.
    return { symbol: showHidden(readTokenText(symbol)), decimals: decimals.ok ? readDecimals(decimals.value) : null }
  }
  const readBalance = async (owner: Address, token: Address | null): Promise<bigint> =>
    token === null
      ? parseQuantity(await ask('eth_getBalance', [owner, at]))
      : readUint(await call(token, encodeCall(BALANCE_OF, owner)))
  const [facts, balances, states] = await Promise.all([
    readEach(tokens, keyOf, readToken),
    readEach(holdings, holdingKey, ({ owner, token }) => readBalance(owner, token)),
    readEach(children, keyOf, (child) => readCurrentState(ask, child)),
  ])
  return {
    tokenOnChain: (token) => facts.get(keyOf(token)),
    balanceOf: (owner, token) => balances.get(holdingKey({ owner, token })),
    childOf: (account) => states.get(keyOf(account)),
  }
}

async function readEach<Item, Value>(
  items: readonly Item[],
  key: (item: Item) => string,
  read: (item: Item) => Promise<Value>,
): Promise<ReadonlyMap<string, Read<Value>>> {
  return new Map(await Promise.all(items.map(async (item) => [key(item), await attempt(read(item))] as const)))
}

const keyOf = (address: Address): string => address.toLowerCase()
const holdingKey = ({ owner, token }: NeededReads['holdings'][number]): string =>
  `${owner} ${token ?? 'native'}`.toLowerCase()
