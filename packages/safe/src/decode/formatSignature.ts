import type { AbiFunction, AbiParameter } from 'viem'

/**
 * A function on one line, with the names of its parameters and what it may do with value.
 *
 * @param fn the function
 * @returns what `parseAbiText` reads again
 * @example
 * const parsed = parseAbiText('function deposit(uint256 assets, address receiver) payable')
 * parsed.ok && parsed.functions.map(formatSignature) // ['deposit(uint256 assets,address receiver) payable']
 */
export function formatSignature({ name, inputs, stateMutability }: AbiFunction): string {
  return `${name}(${parametersOf(inputs)})${stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`}`
}

const parametersOf = (inputs: readonly AbiParameter[]): string =>
  inputs.map((input) => [typeOf(input), input.name].filter(Boolean).join(' ')).join(',')

const typeOf = (input: AbiParameter): string =>
  'components' in input ? `(${parametersOf(input.components)})${input.type.slice('tuple'.length)}` : input.type
