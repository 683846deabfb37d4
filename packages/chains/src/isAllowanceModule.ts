import { allowanceAddresses } from './generated/allowanceAddresses.ts'

/**
 * Whether an AllowanceModule is published at this address, on any chain. It proves nothing about the code.
 *
 * @param address in any letter case
 * @example
 * isAllowanceModule('0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134') // true
 */
export const isAllowanceModule = (address: string): boolean =>
  allowanceAddresses.some((one) => one.toLowerCase() === address.toLowerCase())
