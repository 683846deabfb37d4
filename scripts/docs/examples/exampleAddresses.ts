import type { Address } from '@countersign/primitives'

/* The addresses of the examples. Those of persons are the first accounts of a local chain. */

export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const carol: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const owners: readonly Address[] = [alice, bob, carol]
/** An owner of the account, who signs or sends a request. */
export const owner: Address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
export const sender: Address = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
/** The recoverer: a module lets this address recover the account. */
export const lawyer: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const eve: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
export const recipient: Address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

const treasury: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
/** The account. */
export const safe = treasury
export const account = treasury
/** An account that owns the other one. */
export const nested: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** Modules of the account. */
export const first: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
export const second: Address = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
export const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const multiSend: Address = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
export const multiSendCallOnly: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
