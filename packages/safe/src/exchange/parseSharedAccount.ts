import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { explainSetupProblem } from '../creation/explainSetupProblem.ts'
import { predictAccount } from '../creation/predictAccount.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'
import { time, uint256 } from './partShapes.ts'
import { address, count, hex, list, malformed, object, oneOf, shownText, type Reader } from './shape.ts'
import type { SharedAccount } from './SharedAccount.ts'

/** The version of the format of shared accounts. */
export const SHARED_ACCOUNT_VERSION = 1
const MOST_NETWORKS = 64
const MOST_OWNERS = 256

const accountShape = object({
  kind: oneOf('account'),
  version: oneOf(SHARED_ACCOUNT_VERSION),
  name: shownText(80),
  address,
  networks: list(object({ chainId: uint256, name: shownText(80), shortName: shownText(40) }), MOST_NETWORKS),
  creation: object({
    version: oneOf('1.3.0', '1.4.1', '1.5.0'),
    factory: address,
    singleton: address,
    fallbackHandler: address,
    owners: list(address, MOST_OWNERS),
    threshold: count(MOST_OWNERS),
    saltNonce: uint256,
    to: address,
    data: hex({ most: 1024 }),
    paymentReceiver: address,
  }),
  createdAt: time,
})

/** The address is computed again: data that give another one are refused. */
export const readSharedAccount: Reader<SharedAccount> = (value, path) => {
  const { version: _format, creation: read, ...rest } = accountShape(value, path)
  const { to, data, paymentReceiver, ...plain } = read
  const creation = {
    ...plain,
    ...(isSameAddress(to, ZERO_ADDRESS) && data === '0x' ? {} : { to, data }),
    ...(isSameAddress(paymentReceiver, ZERO_ADDRESS) ? {} : { paymentReceiver }),
  }
  const problem = explainSetupProblem(creation)
  if (problem !== null) throw malformed(`${path}.creation`, problem)
  const computed = predictAccount(creation).address
  if (!isSameAddress(computed, rest.address))
    throw malformed(`${path}.address`, messages.otherAddress({ computed, stated: rest.address }))
  return { ...rest, creation }
}
