import { developmentModules } from './developmentModules.ts'
import { isAllowanceModule } from './isAllowanceModule.ts'

/**
 * The name of a module by its published address, for rows of lists; null for any other address. It proves nothing about the code.
 *
 * @param address in any letter case
 * @param chainId decimal
 * @example
 * findModuleName('0xAA46724893dedD72658219405185Fb0Fc91e091C', '10') // 'Allowance module'
 */
export function findModuleName(address: string, chainId: string): string | null {
  if (isAllowanceModule(address)) return 'Allowance module'
  const own = developmentModules.find((one) => one.address.toLowerCase() === address.toLowerCase())
  return own?.chainIds.includes(chainId) ? own.title : null
}
