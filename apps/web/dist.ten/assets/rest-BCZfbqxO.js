import { ba as e, xa as t } from './index--te03lJq.js'
var n = t(`check-signatures`, {
  contractCount: (t) => e(t, { one: `One owner is a contract`, other: `# owners are contracts` }),
  countsOnceConfirmed: (e) =>
    `${e} cannot sign here: a contract has no key. Its signature counts once the service has it and the contract confirms it (EIP-1271).`,
  notSetUp: (e) =>
    `${e} cannot sign here: a contract has no key. This network is not set up for signatures of contracts (EIP-1271), so one would not be counted here.`,
  nothing: `nothing`,
  wrongMagic: ({ contract: e, answer: t, hash: n, magic: r }) =>
    `The contract ${e} returned ${t} from isValidSignature for ${n}, but ${r} is expected.`,
  wrongSize: (e) => `It has ${e} bytes, but a key’s signature has 65.`,
  notWhole: `It has no whole bytes, but a key’s signature has 65.`,
  claimsContract: `Its v is 0, which claims a contract’s answer. From outside only 27, 28, 31 and 32 are accepted.`,
  claimsApproval: `Its v is 1, which claims a hash approved on chain. From outside only 27, 28, 31 and 32 are accepted.`,
  of: ({ owner: e, reason: t }) => `${e}: ${t}`,
  recovered: (t) =>
    e(t, { one: `One signature recovers to a current owner`, other: `# signatures recover to current owners` }),
  contractsUnread: (e) => `Whether owners are contracts could not be read: ${e}.`,
  contracts: `Owners that are contracts`,
  notExpected: `The signature is not the expected one`,
  notSent: (e) => `${e} It was not sent. Compare the hashes on another machine before you sign again.`,
  noKey: `No key can be recovered from it.`,
  otherKey: ({ found: e, expected: t, hash: n }) =>
    `It belongs to ${e}, but ${t} was expected. It was made for other bytes than the hash ${n}, or with another key.`,
  matches: `The signature matches`,
  recovers: ({ owner: e, hash: t }) => `It recovers to ${e} for the hash ${t}.`,
  notHex: `It is not hex.`,
  contractUnread: `The contract could not be read`,
  whetherAccepts: ({ contract: e, reason: t }) =>
    `Whether ${e} accepts the signature could not be read: ${t}. It was not sent. Try again.`,
  accepts: ({ contract: e, hash: t }) => `The contract ${e} accepts it for ${t} (EIP-1271).`,
  contractAccepts: `The contract accepts the signature`,
  wrongV: (e) => `Its v is ${e}, but 27, 28, 31 or 32 is expected.`,
  none: `No signature yet`,
  noOwner: `No owner has signed this.`,
  unchecked: `A signature could not be checked`,
  notOwner: `A signature of an address that is not an owner`,
  doesNotCount: `A signature does not count`,
  leftOut: ({ owner: e, reason: t }) => `${e}: ${t} It is left out here and in the execution.`,
  recoveredHere: `Recovered here from the hash computed here, each owner once, compared with the owners on chain, and sorted by owner for the execution.`,
  second: `A second signature of the same owner.`,
  notDelivered: `The service did not send the signature.`,
  notOne: `It is not exactly one signature.`,
  unreadable: `It cannot be read.`,
  couldNotCheck: (e) => `The signature could not be checked: ${e}.`,
  madeByOther: ({ found: e, claimed: t }) => `Made by ${e}, but the service says that ${t} signed.`,
  notOwnerNow: (e) => `${e} is not an owner of this account now.`,
})
export { n as t }
//# sourceMappingURL=rest-BCZfbqxO.js.map
