import type { Hex } from '@countersign/safe/light'

/** First topics of the events history is told from (Safe contracts 1.0.0 to 1.5.0). */
export const TOPICS = {
  /** SafeSetup(address,address[],uint256,address,address) */
  setup: '0x141df868a6331af528e38c83b7aa03edc19be66e37ae67f9285bf4f8e3c6a1a8',
  /** SafeMultiSigTransaction of the L2 singletons */
  multisig: '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed',
  /** SafeModuleTransaction of the L2 singletons */
  module: '0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e',
  executionSuccess: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  executionFailure: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  moduleSuccess: '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8',
  moduleFailure: '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375',
  received: '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d',
} as const satisfies Record<string, Hex>

/** ProxyCreation(address,address), its indexed form of 1.4.1 alike, and the L2 form of 1.5.0. */
export const CREATION_TOPICS: readonly Hex[] = [
  '0x4f51faf6c4561ff95f067657e43439f0f856d97c04d9ec9070a6199ad418e235',
  '0xa38789425dbeee0239e16ff2d2567e31720127fbc6430758c1a4efc6aef29f80',
]

/** Transfer(address,address,uint256) of ERC-20 (three topics) and ERC-721 (four). */
export const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** TransferSingle and TransferBatch of ERC-1155: the operator comes first, the parties second and third. */
export const TRANSFER_SINGLE: Hex = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
export const TRANSFER_BATCH: Hex = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
