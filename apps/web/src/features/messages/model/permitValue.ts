import type { Balances, MessageContent } from '@countersign/api'
import { isSameAddress } from '@countersign/safe/light'
import { fiatOf } from '../../../shared/amount/fiatOf.ts'
import { readPermit } from '../../../shared/message-view/readPermit.ts'

/** Permits say "everything" by the greatest number of 96, 160 or 256 bits. */
const EVERYTHING = (1n << 96n) - 1n

/** What a permit lets somebody take, at the service's prices; null where it is none, or nothing of it has a price. */
export function permitValue(content: MessageContent, balances: Balances | undefined): number | null {
  const permit = typeof content === 'string' ? null : readPermit(content)
  const values = (permit?.allowances ?? []).flatMap(({ token, amount }) => {
    if (amount >= EVERYTHING) return [Infinity]
    const held = balances?.items.find(({ tokenInfo }) => isSameAddress(tokenInfo.address, token))
    const value = held ? fiatOf(amount, held.tokenInfo.decimals ?? 0, held.fiatConversion) : null
    return value === null ? [] : [Number(value)]
  })
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
}
