export { devClient, type DevClient } from './chain/devClient.ts'
export { type AnvilPackage, anvilPackage } from './chain/anvilPackage.ts'
export { findAnvil } from './chain/findAnvil.ts'
export { sendTransaction, type DevTransaction } from './chain/sendTransaction.ts'
export { waitForReceipt } from './chain/waitForReceipt.ts'
export { startDevchain, type Devchain, type DevchainOptions } from './chain/startDevchain.ts'
export { checkSafeContracts, deploySafeContracts, type CheckedContract } from './contracts/deploySafeContracts.ts'
export { deployLegacySafeContracts } from './contracts/deployLegacySafeContracts.ts'
export { deployTestContracts } from './contracts/deployTestContracts.ts'
export { deployTestPasses } from './contracts/deployTestPasses.ts'
export { deployZodiacContracts } from './contracts/deployZodiacContracts.ts'
export { setEnsName } from './contracts/ensNames.ts'
export { falseEnsRegistryCode } from './contracts/falseEnsRegistryCode.ts'
export { setPrice } from './contracts/prices.ts'
export { testContractAddresses, type TestContracts } from './contracts/testContracts.ts'
export { createDemoAccount, demoDays } from './demo/createDemoAccount.ts'
export { demoAccount, demoHistoryNonce, type DemoAccount } from './demo/demoAccount.ts'
export { demoContacts, type DemoContact } from './demo/demoContacts.ts'
export { demoOwners, deployerAddress, spareKeys, type DemoKey } from './keys/demoOwners.ts'
export { devchainConfig, type DevchainConfig } from './demo/devchainConfig.ts'
export { proposeDemoMessages } from './demo/proposeDemoMessages.ts'
export { proposeDemoQueue } from './demo/proposeDemoQueue.ts'
export { DevchainError, type DevchainErrorCode } from './chain/DevchainError.ts'
export {
  demoModuleAbi,
  revertingTargetAbi,
  testBadgeAbi,
  testContractSignerAbi,
  testPassesAbi,
  testTokenAbi,
} from './generated/testAbis.ts'
export {
  deploySafe,
  safeCreation,
  simulateSafeAddress,
  type DeployedSafe,
  type DeploySafeOptions,
} from './safe/deploySafe.ts'
export {
  executeSafeTransaction,
  hashOnChain,
  signSafeHash,
  type ExecutedSafeTransaction,
  type HashedSafeTransaction,
  type SafeTransactionInput,
} from './safe/executeSafeTransaction.ts'
export { fund, type Funds } from './safe/fund.ts'
