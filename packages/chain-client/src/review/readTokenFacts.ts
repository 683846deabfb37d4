import { attempt, type Read, type TokenFacts } from '@countersign/safe/checks'
import { type Address, type Hex, hexToBytes, showHidden } from '@countersign/primitives'
import { readText } from '../reads/abiWords.ts'
import type { AskNode } from '../reads/AskNode.ts'
import { parseHex } from '../reads/parseHex.ts'
import { readDecimals } from '../reads/readDecimals.ts'

const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'

/**
 * `symbol()` and `decimals()` of each token, from the chain at one block, by lower-case address.
 *
 * @example
 * const facts = await readTokenFacts(ask, [usdc], block)
 */
export async function readTokenFacts(
  ask: AskNode,
  tokens: readonly Address[],
  block: bigint,
): Promise<ReadonlyMap<string, Read<TokenFacts>>> {
  const call = async (to: Address, data: Hex) =>
    parseHex(await ask('eth_call', [{ to, data }, `0x${block.toString(16)}`]))
  const read = await Promise.all(
    tokens.map(async (token): Promise<[string, Read<TokenFacts>]> => {
      const [symbol, decimals] = await Promise.all([attempt(call(token, SYMBOL)), attempt(call(token, DECIMALS))])
      const facts = symbol.ok
        ? await attempt(
            Promise.resolve().then(() => ({
              symbol: showHidden(symbolOf(symbol.value)),
              decimals: decimalsOf(decimals),
            })),
          )
        : symbol
      return [token.toLowerCase(), facts]
    }),
  )
  return new Map(read)
}

/** NFTs have no decimals. */
const decimalsOf = (answer: Read<Hex>): number | null => (answer.ok ? readDecimals(answer.value) : null)

/** Some early tokens return 32 bytes instead of a string. */
function symbolOf(answer: Hex): string {
  if (answer.length !== 66) return readText(answer)
  return new TextDecoder().decode(hexToBytes(answer).filter((byte) => byte !== 0))
}
