import { defineMessages } from '@countersign/primitives'

export const hashCheckMessages = defineMessages('check-hashes', {
  transactionEverywhere: ({ version, safe }: { version: string; safe: string }) =>
    `This account has version ${version}. Accounts before 1.3.0 do not include the network in what they sign. On every network where an account with these owners has the address ${safe}, any wallet can execute the same transaction once its nonce is next. Sign only what may be valid everywhere.`,
  messageEverywhere: ({ version, safe }: { version: string; safe: string }) =>
    `This account has version ${version}. Accounts before 1.3.0 do not include the network in what they sign. On every network where an account with these owners has the address ${safe}, that account confirms the same message too. Sign only what may be valid everywhere.`,
  otherTransaction: 'The service answered with another transaction',
  otherMessage: 'The service answered with another message',
  everyNetwork: 'The signature is valid on every network',
  thisNetworkOnly: 'Signed for this network only',
  chainSigned: (chainId: bigint) =>
    `Chain ${chainId} is part of what is signed. On other chains the signature is invalid.`,
  network: 'Network of the signature',
  namesOther: ({ named, chainId }: { named: string; chainId: bigint }) =>
    `The signed data names chain ${named}, but the account is on chain ${chainId}.`,
  computedHere: 'Hash computed here',
  asked: ({ asked, hash }: { asked: string; hash: string }) =>
    `Requested: ${asked}. Computed here from the answer: ${hash}. Do not sign. Open the link again, and compare with its sender.`,
  fromFields: 'Computed here from the fields shown. No hash of the service was used.',
  equals: 'The hash computed here equals the one that the service names.',
  otherNamed: 'The service names another hash',
  named: ({ hash, claimed }: { hash: string; claimed: string }) =>
    `Computed here: ${hash}. Named by the service: ${claimed}. Do not sign. Ask the proposer.`,
  byContract: 'Hash by the contract',
  contractUnread: (reason: string) => `The contract could not be read: ${reason}.`,
  sameByContract: 'The account’s own code computes the same hash.',
  otherByContract: 'The contract computes another hash',
  contractHash: ({ hash, contract }: { hash: string; contract: string }) =>
    `Computed here: ${hash}. By the contract: ${contract}. A signature would not be valid for the transaction shown. Do not sign.`,
  domain: 'Domain by the contract',
  sameDomain: 'The account’s own code has the same domain, so a signature is valid for this address only.',
  otherDomain: 'The contract has another domain',
  contractDomain: ({ hash, contract }: { hash: string; contract: string }) =>
    `Computed here: ${hash}. By the contract: ${contract}. Chain id, address or version differ from those shown. Do not sign.`,
  otherData: 'The wallet would receive other data',
  nothingSent: (reason: string) => `${reason} Nothing is sent to the wallet. Close this page and use another machine.`,
  cannotHash: (reason: string) => `The data for the wallet cannot be hashed: ${reason}.`,
  namesAccount: ({ named, safe }: { named: string; safe: string }) =>
    `The data for the wallet names ${named}, but this account is ${safe}.`,
  namesChain: ({ named, chainId }: { named: string; chainId: bigint }) =>
    `The data for the wallet names chain ${named}, but this account is on ${chainId}.`,
  hashesTo: ({ hash, shown }: { hash: string; shown: string }) =>
    `The data for the wallet hashes to ${hash}, but the page shows ${shown}.`,
  asShown: 'The wallet receives what is shown',
  exactObject: 'The exact object for the wallet hashes to the hash on this page.',
  twice: 'Hash computed twice',
  noSecond: (reason: string) => `The second implementation gave no hash: ${reason}`,
  secondAgrees: 'A second implementation that shares no code with the first computes the same hashes.',
  disagree: 'Two implementations disagree',
  tampered: ({ name, first, second }: { name: string; first: string; second: string }) =>
    `The ${name} is ${first} by the first and ${second} by the second. This page may be tampered with: do not sign here, use another machine.`,
})
