import type { Hex } from '@countersign/primitives'

/**
 * First topics of all events that an account or its factory emits.
 *
 * @example
 * log.topics[0] === safeTopics.executionSuccess
 */
export const safeTopics = {
  legacyProxyCreation: '0xa38789425dbeee0239e16ff2d2567e31720127fbc6430758c1a4efc6aef29f80',
  proxyCreation: '0x4f51faf6c4561ff95f067657e43439f0f856d97c04d9ec9070a6199ad418e235',
  proxyCreationL2: '0x6e78ae8c51534f0b801d7aa7cce5a2113f3c3368c61b06fa61415f361d400431',
  chainSpecificProxyCreationL2: '0x7a1c96f74273709828c0e67ab96189772005d3b4948bc6902693eb21e4e2cc6a',
  safeSetup: '0x141df868a6331af528e38c83b7aa03edc19be66e37ae67f9285bf4f8e3c6a1a8',
  safeMultiSigTransaction: '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed',
  safeModuleTransaction: '0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e',
  executionSuccess: '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e',
  executionFailure: '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23',
  executionFailed: '0xabfd711ecdd15ae3a6b3ad16ff2e9d81aec026a39d16725ee164be4fbf857a7c',
  executionFromModuleSuccess: '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8',
  executionFromModuleFailure: '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375',
  approveHash: '0xf2a0eb156472d1440255b0d7c1e19cc07115d1051fe605b0dce69acfec884d9c',
  signMsg: '0xe7f4675038f4f6034dfcbbb24c4dc08e4ebf10eb9d257d3d02c0f38d122ac6e4',
  addedOwner: '0x9465fa0c962cc76958e6373a993326400c1c94f8be2fe3a952adfa7f60b2ea26',
  removedOwner: '0xf8d49fc529812e9a7c5c50e69c20f0dccc0db8fa95c98bc58cc9a4f1c1299eaf',
  changedThreshold: '0x610f7ff2b304ae8903c3de74c60c6ab1f7d6226b3f52c5161905bb5ad4039c93',
  enabledModule: '0xecdf3a3effea5783a3c4c2140e677577666428d44ed9d474a0b3a4c9943f8440',
  disabledModule: '0xaab4fa2b463f581b2b32cb3b7e3b704b9ce37cc209b5fb4d77e593ace4054276',
  safeReceived: '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d',
  changedFallbackHandler: '0x5ac6c46c93c8d0e53714ba3b53db3e7c046da994313d7ed0d192028bc7c228b0',
  changedGuard: '0x1151116914515bc0891ff9047a6cb32cf902546f83066499bcf8ba33d2353fa2',
  changedModuleGuard: '0xcd1966d6be16bc0c030cc741a06c6e0efaf8d00de2c8b6a9e11827e125de8bb8',
  changedMasterCopy: '0x75e41bc35ff1bf14d81d1d2f649c0084a0f974f9289c803ec9898eeec4c8d0b8',
} as const satisfies Record<string, Hex>

/**
 * The name of such an event.
 *
 * @example
 * const name: SafeLogName = 'executionSuccess'
 */
export type SafeLogName = keyof typeof safeTopics

/**
 * Transfer(address,address,uint256) of ERC-20 (three topics) and ERC-721 (four).
 *
 * @example
 * log.topics[0] === TRANSFER_TOPIC && log.topics.length === 4 // an ERC-721
 */
export const TRANSFER_TOPIC: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** TransferSingle and TransferBatch of ERC-1155: the operator comes first, the parties second and third. */
export const TRANSFER_SINGLE_TOPIC: Hex = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** First topic of `TransferBatch` of ERC-1155. */
export const TRANSFER_BATCH_TOPIC: Hex = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/**
 * The name of an event by its first topic.
 *
 * @example
 * safeLogNames.get(log.topics[0] ?? '') // 'executionSuccess'
 */
export const safeLogNames: ReadonlyMap<string, SafeLogName> = new Map(
  // Object.keys loses the literal types of the keys.
  (Object.keys(safeTopics) as SafeLogName[]).map((name) => [safeTopics[name], name]),
)
