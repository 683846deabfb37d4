import type { SafeCreation } from '@countersign/api'
import { refusal } from '../context/ChainOnlyContext.ts'
import type { Creation } from '../scan/readCreation.ts'

/**
 * How an account was created, in the service's form. Missing facts are refused, never filled in.
 * @throws {ApiError} 404 `creation/unknown`
 */
export async function creationAnswer(
  creation: Creation | null,
  readTime: (block: number) => Promise<number>,
): Promise<SafeCreation> {
  if (!creation) throw unknown('The creation is older than the part of the history that was read.')
  const { creator, transactionHash, blockNumber, factory, masterCopy } = creation
  if (factory === null) throw unknown(`No event in block ${blockNumber} says which factory created the account.`)
  const time = await readTime(blockNumber).catch(() => null)
  if (time === null)
    throw unknown(`The account was created in block ${blockNumber}, whose time no node returned. Try again.`)
  return {
    created: new Date(time).toISOString(),
    creator,
    transactionHash,
    factoryAddress: factory,
    masterCopy,
    setupData: null,
    saltNonce: null,
    dataDecoded: null,
  }
}

const unknown = (message: string) => refusal(404, 'creation/unknown', message)
