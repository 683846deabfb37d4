export { decodeData, innerCallsOf } from './decode/decodeData.ts'
export { hasNestedDelegateCall, isTrustedForDelegateCall } from './decode/trustedDelegateCall.ts'
export { toSettingsInfo } from './describe/toSettingsInfo.ts'
export { addressesInData, toTransactionData } from './describe/toTransactionData.ts'
export {
  addressesOfCall,
  directionOf,
  NO_REFUND,
  toTransactionInfo,
  unreadInfo,
  type AccountCall,
  type Call,
  type Refund,
} from './describe/toTransactionInfo.ts'
export {
  contractAddress,
  contractAddressOrNull,
  contractName,
  plainAddress,
  tokenOrContractAddress,
} from './names/addressInfo.ts'
export type { LedgerToken, TokenIndex } from './tokens/LedgerToken.ts'
export { toNativeTokenInfo, toTokenInfo, wireTokenType, type NativeCurrency } from './tokens/toTokenInfo.ts'
