import { getContractAddress, type Address, type Hex } from 'viem'

/** CREATE2 deployer of Safe 1.3.0 `eip155`, of every later version, and of this repository's contracts. */
export const safeSingletonFactory: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'

/** Its runtime code. On public chains a pre-signed transaction deploys it, on local chains `anvil_setCode` sets it. */
export const safeSingletonFactoryCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/** CREATE2 deployer of Safe 1.3.0 `canonical`; part of every anvil chain. */
export const arachnidFactory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

export const zeroSalt: Hex = `0x${'00'.repeat(32)}`

/** The address at which a factory deploys code (EIP-1014). */
export function create2Address(from: Address, salt: Hex, bytecode: Hex): Address {
  return getContractAddress({ opcode: 'CREATE2', from, salt, bytecode })
}
