export { planUpgrade, upgradeCode } from './settings/upgrade/planUpgrade.ts'
export {
  upgradeTargets,
  type HandlerChange,
  type UpgradableAccount,
  type UpgradeAnswer,
  type UpgradeContract,
  type UpgradePlan,
  type UpgradeRefusal,
  type UpgradeTarget,
} from './settings/upgrade/UpgradePlan.ts'
