import { displayUnits, isHex, isSameAddress, wordReader, ZERO_ADDRESS } from '@countersign/primitives'
import { isVersionBelow } from '../../transaction/isVersionBelow.ts'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { Check } from '../Check.ts'
import { fieldOf, placeOf, selectorOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { moneyMessages as messages } from './moneyMessages.ts'

const id = 'refund'
/**
 * Gas that the contract needs besides the inner call's own gas: the call's base cost, a value transfer, a new
 * account.
 */
const CALL_OVERHEAD = 40_000n

type Context = {
  readonly version: string
  /** Whether the user set these fields in this page, on this draft. */
  readonly isSetHere: boolean
  /** Symbol and decimals for amounts; null if unknown, then base units are shown. */
  readonly unit: { readonly symbol: string; readonly decimals: number } | null
}

/**
 * The maximum gas refund that the account can pay, in base units of its token: `(safeTxGas + baseGas + overhead) ×
 * gasPrice` (`handlePayment`; with a price set, the inner call gets exactly `safeTxGas`).
 *
 * @example
 * worstRefund({ ...transaction, safeTxGas: 0n, baseGas: 100_000n, gasPrice: 1n }) // 140000n
 */
export const worstRefund = ({
  safeTxGas,
  baseGas,
  gasPrice,
}: Pick<SafeTransactionData, 'safeTxGas' | 'baseGas' | 'gasPrice'>): bigint =>
  gasPrice === 0n ? 0n : (safeTxGas + baseGas + CALL_OVERHEAD) * gasPrice

/**
 * S10. A gas refund pays the executor from the account, at a price that the proposer chose; `safeTxGas` lets the
 * inner call fail and still use up the nonce. Both are unexpected unless the user set them here.
 *
 * @example
 * checkRefund(transaction, { version: '1.4.1', isSetHere: false, unit: { symbol: 'ETH', decimals: 18 } })
 */
export function checkRefund(transaction: SafeTransactionData, { version, isSetHere, unit }: Context): Check[] {
  const { gasPrice, baseGas, gasToken, refundReceiver, safeTxGas } = transaction
  const set: [field: string, value: string][] = []
  if (gasPrice !== 0n) set.push(['gasPrice', gasPrice.toString()])
  if (baseGas !== 0n) set.push(['baseGas', baseGas.toString()])
  if (!isSameAddress(gasToken, ZERO_ADDRESS)) set.push(['gasToken', gasToken])
  if (!isSameAddress(refundReceiver, ZERO_ADDRESS)) set.push(['refundReceiver', refundReceiver])
  const found: Check[] = []
  if (set.length > 0) {
    const worst = worstRefund(transaction)
    const amount = unit
      ? `${displayUnits(worst, unit.decimals)} ${unit.symbol}`
      : messages.unitsOf({ amount: worst, token: gasToken })
    const payout = gasPrice === 0n ? messages.withoutPrice : messages.upTo(amount)
    found.push({
      id,
      field: set[0]?.[0] ?? 'gasPrice',
      verdict: isSetHere ? 'caution' : 'danger',
      title: messages.wouldRefund,
      reason: (isSetHere ? messages.setHere : messages.setByProposer)({
        fields: set.map(([field, value]) => `${field} ${value}`).join(', '),
        payout,
        receiver: isSameAddress(refundReceiver, ZERO_ADDRESS) ? messages.executor : refundReceiver,
      }),
    })
  }
  if (safeTxGas !== 0n && !isSetHere && isRecent(version))
    found.push({
      id,
      field: 'safeTxGas',
      verdict: 'caution',
      title: messages.mayFail,
      reason: messages.safeTxGas(safeTxGas),
    })
  return found.length > 0
    ? found
    : [
        {
          id,
          verdict: 'verified',
          title: messages.noRefund,
          reason: messages.allZero,
        },
      ]
}

/** execTransaction(address,uint256,bytes,uint8,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address receiver,bytes) */
const EXECUTE = '0x6a761202'

/**
 * S10 for nested accounts: a transaction of another account that is executed inside may make that account pay a
 * refund.
 *
 * @example
 * checkNestedRefunds(inspectCalls(safe, transaction))
 */
export function checkNestedRefunds(calls: readonly InspectedCall[]): Check[] {
  return calls.flatMap((call): Check[] => {
    if (selectorOf(call.data) !== EXECUTE || !isHex(call.data)) return []
    const at = wordReader(call.data, 4)
    const [safeTxGas, baseGas, gasPrice] = [at.uint(128) ?? 0n, at.uint(160) ?? 0n, at.uint(192) ?? 0n]
    if (gasPrice === 0n) return []
    const worst = worstRefund({ safeTxGas, baseGas, gasPrice })
    return [
      {
        id,
        field: fieldOf(call, 'gasPrice'),
        verdict: 'danger',
        title: messages.otherRefunds,
        reason: messages.nestedRefund({
          place: placeOf(call),
          gasPrice,
          amount: worst,
          token: at.address(224) ?? messages.unreadableToken,
          account: call.to,
          receiver: at.address(256) ?? messages.unreadableAddress,
        }),
      },
    ]
  })
}

/** Before 1.3.0, clients estimated a gas limit for a value of zero, so a set limit means nothing. */
function isRecent(version: string): boolean {
  try {
    return !isVersionBelow(version, '1.3.0')
  } catch {
    return true
  }
}
