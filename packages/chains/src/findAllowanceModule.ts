import type { AllowanceModuleDeployment } from './AllowanceModuleDeployment.ts'
import { allowanceModules } from './generated/allowanceModules.ts'

/**
 * The published AllowanceModule at an address, in any spelling; undefined for every other address.
 *
 * @example
 * findAllowanceModule('0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134')?.version
 */
export function findAllowanceModule(address: string): AllowanceModuleDeployment | undefined {
  const key = address.toLowerCase()
  return allowanceModules.find((deployment) => deployment.address.toLowerCase() === key)
}
