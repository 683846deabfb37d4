export { planUpgrade, upgradeCode } from './upgrade/planUpgrade.ts'
export {
  upgradeTargets,
  type HandlerChange,
  type UpgradableAccount,
  type UpgradeAnswer,
  type UpgradeContract,
  type UpgradePlan,
  type UpgradeRefusal,
  type UpgradeTarget,
} from './upgrade/UpgradePlan.ts'
