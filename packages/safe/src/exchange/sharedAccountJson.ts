import { checksumAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { SHARED_ACCOUNT_VERSION } from './parseSharedAccount.ts'
import type { SharedAccount } from './SharedAccount.ts'

/** JSON values in the one order and spelling of the format. */
export const sharedAccountJson = ({ kind, name, address, networks, creation, createdAt }: SharedAccount) => ({
  kind,
  version: SHARED_ACCOUNT_VERSION,
  name: name.slice(0, 80),
  address: checksumAddress(address),
  networks: networks.map((network) => ({
    chainId: String(network.chainId),
    name: network.name.slice(0, 80),
    shortName: network.shortName.slice(0, 40),
  })),
  creation: {
    version: creation.version,
    factory: checksumAddress(creation.factory),
    singleton: checksumAddress(creation.singleton),
    fallbackHandler: checksumAddress(creation.fallbackHandler),
    owners: creation.owners.map(checksumAddress),
    threshold: creation.threshold,
    saltNonce: String(creation.saltNonce),
    to: checksumAddress(creation.to ?? ZERO_ADDRESS),
    data: (creation.data ?? '0x').toLowerCase(),
    paymentReceiver: checksumAddress(creation.paymentReceiver ?? ZERO_ADDRESS),
  },
  createdAt,
})
