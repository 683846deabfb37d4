import type { SafeCreation } from '@countersign/api'
import { decodeData } from '@countersign/ledger'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { SafeRow } from './requireSafe.ts'
import { lookupMessages } from '../lookupMessages.ts'

/** How an account was created. @throws ServiceError `creation/unknown` */
export function readCreation(safe: SafeRow): SafeCreation {
  const { createdAt, creator, creationTransactionHash, factory } = safe
  if (createdAt === null || creator === null || creationTransactionHash === null || factory === null)
    throw new ServiceError('creation/unknown', () => lookupMessages.creationUnknown(safe))
  return {
    created: new Date(createdAt).toISOString(),
    creator,
    transactionHash: creationTransactionHash,
    factoryAddress: factory,
    masterCopy: safe.creationSingleton,
    setupData: safe.setupData,
    saltNonce: safe.saltNonce,
    dataDecoded: safe.setupData === null ? null : decodeData(safe.setupData),
  }
}
