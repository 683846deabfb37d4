/** Selectors of the Delay module 1.0.1 and of the factory of its proxies; a test compares them with the published ABIs. */
export const DELAY = {
  setUp: '0xa4f9edbf',
  setTxCooldown: '0xebb2b4a2',
  setTxExpiration: '0x9b56d5be',
  setTxNonce: '0x46ba2307',
  skipExpired: '0xb19d4758',
  execTransactionFromModule: '0x468721a7',
  executeNextTx: '0xee072baf',
  enableModule: '0x610b5925',
  disableModule: '0xe009cfde',
} as const

export const DEPLOY_MODULE = '0xf1ab873c'

/** TransactionAdded(uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation) */
export const TRANSACTION_ADDED = '0x4c8a9c748e976c17c2eb2c2bc50da76eac9cd90ff529f0fe900e0c10a179f031'

/** ExecutionFromModuleSuccess(address indexed module), of the account, from version 1.1.0 on */
export const EXECUTED_BY_MODULE = '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8'
