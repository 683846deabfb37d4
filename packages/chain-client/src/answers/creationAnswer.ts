import type { SafeCreation } from '@countersign/api'
import { refusal } from '../context/ChainOnlyContext.ts'
import type { Creation } from '../scan/readCreation.ts'
import { answerMessages as messages } from './answerMessages.ts'

/**
 * How an account was created, in the service's form. Missing facts are refused, never filled in.
 * @throws {ApiError} 404 `creation/unknown`
 */
export async function creationAnswer(
  creation: Creation | null,
  readTime: (block: number) => Promise<number>,
): Promise<SafeCreation> {
  if (!creation) throw unknown(messages.creationTooOld)
  const { creator, transactionHash, blockNumber, factory, masterCopy } = creation
  if (factory === null) throw unknown(messages.noFactory(blockNumber))
  const time = await readTime(blockNumber).catch(() => null)
  if (time === null) throw unknown(messages.noCreationTime(blockNumber))
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
