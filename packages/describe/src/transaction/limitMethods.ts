import { isAllowanceModule } from '@countersign/chains'
import { type Address, type Hex, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { Parameter, ReadCall } from './CallMeaning.ts'
import type { LimitCall } from './LimitCall.ts'
import type { ViewContext } from './ViewContext.ts'
import { readWords, type WordValues } from './readWords.ts'

type Types = readonly ('address' | 'uint256' | 'bool' | 'bytes')[]
type Reader = (data: Hex, safe: Address) => ReadCall | null

const tokenOf = (token: Address): Address | null => (isSameAddress(token, ZERO_ADDRESS) ? null : token)
const fits = (value: bigint, bits: bigint): boolean => value < 1n << bits

const READERS: Readonly<Record<string, Reader>> = {
  '0xbeaeb388': method(
    'setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
    ['address', 'address', 'uint256', 'uint256', 'uint256'],
    ([delegate, token, amount, minutes, base]) =>
      fits(amount, 96n) && fits(minutes, 16n) && fits(base, 32n)
        ? { act: 'set', delegate, token: tokenOf(token), amount, resetMinutes: Number(minutes) }
        : null,
  ),
  '0xc19bf50e': method(
    'resetAllowance(address delegate, address token)',
    ['address', 'address'],
    ([delegate, token]) => ({
      act: 'reset',
      delegate,
      token: tokenOf(token),
    }),
  ),
  '0x885133e3': method(
    'deleteAllowance(address delegate, address token)',
    ['address', 'address'],
    ([delegate, token]) => ({
      act: 'delete',
      delegate,
      token: tokenOf(token),
    }),
  ),
  '0xe71bdf41': method('addDelegate(address delegate)', ['address'], ([delegate]) => ({
    act: 'addDelegate',
    delegate,
  })),
  '0xdd43a79f': method(
    'removeDelegate(address delegate, bool removeAllowances)',
    ['address', 'bool'],
    ([delegate, removesLimits]) => ({ act: 'removeDelegate', delegate, removesLimits }),
  ),
  '0x4515641a': method(
    'executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
    ['address', 'address', 'address', 'uint256', 'address', 'uint256', 'address', 'bytes'],
    ([account, token, to, amount, , payment, delegate], safe) =>
      // The method can also pay a relayer. Describing only the transfer would hide that payment.
      fits(amount, 96n) && payment === 0n
        ? {
            act: 'spend',
            account: isSameAddress(account, safe) ? null : account,
            token: tokenOf(token),
            to,
            amount,
            delegate,
          }
        : null,
  ),
}

/**
 * Reads a call of the AllowanceModule, only at its published addresses: at other addresses the same calldata may mean
 * anything.
 */
export function readLimitMethod(data: Hex, target: Address, { safe }: Pick<ViewContext, 'safe'>): ReadCall | null {
  const selector = data.slice(0, 10).toLowerCase()
  if (!Object.hasOwn(READERS, selector) || !isAllowanceModule(target)) return null
  return READERS[selector]?.(data, safe) ?? null
}

function method<const T extends Types>(
  spelled: string,
  types: T,
  mean: (values: WordValues<T>, safe: Address) => LimitCall | null,
): Reader {
  const [name = '', list = ''] = spelled.split(/[()]/)
  const declared = list.split(', ').map((text) => text.split(' '))
  return (data, safe) => {
    const values = readWords(data, types)
    const limit = values && mean(values, safe)
    if (!limit) return null
    const parameters = declared.map(([type = '', label = ''], index): Parameter => ({
      name: label,
      type,
      value: String(values[index]),
    }))
    return {
      meaning: { kind: 'limit', limit },
      signature: `${name}(${declared.map(([type]) => type).join(',')})`,
      parameters,
    }
  }
}
