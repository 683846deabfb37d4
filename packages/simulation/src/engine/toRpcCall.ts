import type { PlannedCall, StateOverrides } from '../values/Plan.ts'

const quantity = (value: bigint) => `0x${value.toString(16)}`

export const toRpcCall = ({ from, to, data, gas, gasPrice }: PlannedCall) => ({
  from,
  to,
  data,
  gas: quantity(gas),
  value: '0x0',
  ...(gasPrice > 0n ? { gasPrice: quantity(gasPrice) } : {}),
})

/** `stateDiff` keeps all slots that it does not name. */
export const toRpcOverrides = (overrides: StateOverrides) =>
  Object.fromEntries(
    Object.entries(overrides).map(([address, { balance, code, storage }]) => [
      address,
      {
        ...(balance === undefined ? {} : { balance: quantity(balance) }),
        ...(code === undefined ? {} : { code }),
        ...(storage === undefined ? {} : { stateDiff: storage }),
      },
    ]),
  )
