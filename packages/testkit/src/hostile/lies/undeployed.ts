import type { Json } from '../model/Json.ts'
import type { Lie } from '../model/Lie.ts'
import { blocked, harmless, liar, put } from './tell.ts'

const OTHER = '0x00000000000000000000000000000000DeaDBeef'
const notOffered = blocked('page', 'Check the address and the network of the link.')
/** The threshold is the second word after the selector. */
const oneOwnerEnough = (honest: Json): string => `${String(honest).slice(0, 137)}1${String(honest).slice(138)}`
/** The hash is rebuilt from the fields, so a changed field is detected. */
const otherHash = blocked('service-hash', ({ prepared }) => String(prepared['hash']))
const creation = liar('undeployed', 'undeployed')
const transaction = liar('undeployed', 'transaction')

/** An account that is not deployed. The first group is sent to an owner whose browser has no creation data yet. */
export const creationDataLies: readonly Lie[] = [
  creation('factory', 'an unrelated contract', put('undeployed', 'factory', OTHER), notOffered),
  creation('singleton', 'an unrelated contract', put('undeployed', 'singleton', OTHER), notOffered),
  creation('saltNonce', 'another', put('undeployed', 'saltNonce', '1'), notOffered),
  creation('initializer', 'one signature is enough', put('undeployed', 'initializer', oneOwnerEnough), notOffered),
]

/** Sent while a payment waits for the second signature. */
export const beforeDeploymentLies: readonly Lie[] = [
  transaction('txData.value', 'a larger amount', put('transaction', 'txData.value', '1900000000000000000'), otherHash),
  transaction(
    'txData.to',
    'an unrelated address',
    put('transaction', 'txData.to.value', (_, { eve }) => eve),
    otherHash,
  ),
  transaction(
    'detailedExecutionInfo.confirmationsRequired',
    '1',
    put('transaction', 'detailedExecutionInfo.confirmationsRequired', 1),
    harmless(),
  ),
]
