export type { AllowanceModuleDeployment } from './allowanceModuleDeployment.ts'
export type { ChainPreset } from './chainPreset.ts'
export { chainFeatures, chainPresets } from './chainPresets.ts'
export { developmentModules, type DevelopmentModule } from './developmentModules.ts'
export { findAllowanceModule } from './findAllowanceModule.ts'
export { findContractByAddress, type KnownContract } from './findContractByAddress.ts'
export { findEnsRegistry } from './findEnsRegistry.ts'
export { findSafeDeployment } from './findSafeDeployment.ts'
export { findWellKnownContract } from './findWellKnownContract.ts'
export { allowanceModuleAbi } from './generated/allowanceModuleAbi.ts'
export { allowanceModules } from './generated/allowanceModules.ts'
export { safeContractNames, safeDeployments, safeVersions } from './generated/deployments.ts'
export { ensRegistryAbi, ensResolverAbi } from './generated/ensAbis.ts'
export { compatibilityFallbackHandlerAbi } from './generated/handlerAbis.ts'
export { legacySafeAbi, safe130EventsAbi } from './generated/legacySafeAbi.ts'
export {
  createCallAbi,
  safeMigrationAbi,
  safeToL2SetupAbi,
  signMessageLibAbi,
  simulateTxAccessorAbi,
} from './generated/libraryAbis.ts'
export { multiSendAbi } from './generated/multiSendAbi.ts'
export { priceFeedAbi } from './generated/priceFeedAbi.ts'
export { proxyCreationCode } from './generated/proxyCreationCode.ts'
export { safeAbi } from './generated/safeAbi.ts'
export { safeProxyFactoryAbi } from './generated/safeProxyFactoryAbi.ts'
export { erc20Abi, erc721Abi } from './generated/tokenAbis.ts'
export { listMasterCopies, type MasterCopy } from './masterCopies.ts'
export type { Address, Hex, SafeContractName, SafeDeployment, SafeVersion } from './safeDeployment.ts'
