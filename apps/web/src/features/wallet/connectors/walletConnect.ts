import type { CreateConnectorFn } from '@wagmi/core'
import { WalletError } from '../../../shared/wallet/WalletError.ts'
import type { WalletEnvironment } from '../catalogue/WalletEntry.ts'

export const loadWalletConnect = async (_environment: WalletEnvironment): Promise<CreateConnectorFn> => {
  throw new WalletError('not-supported')
}
