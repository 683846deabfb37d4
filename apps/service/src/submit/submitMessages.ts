import { defineMessages, plural } from '@countersign/primitives'

export const submitMessages = defineMessages('service-submit', {
  delegateExpired: ({ time }: { time: string }) => `Its end ${time} has already passed.`,
  delegatorNotOwner: ({ safe, owners, delegator }: { safe: string; owners: readonly string[]; delegator: string }) =>
    `Owners of ${safe} are ${owners.join(', ')}; ${delegator} is not.`,
  delegationsOfClient: ({ most }: { most: number }) =>
    `This client or this delegator added ${most} delegates within a day, which is the limit (limits.delegationsPerClient).`,
  delegationsPerDay: ({ most }: { most: number }) =>
    `Delegators who own no account that this service knows added ${most} delegates within a day, which is the limit (limits.delegationsPerDay). Name an account of the delegator in \`safe\`.`,
  notDelegate: ({ delegate }: { delegate: string }) =>
    `${delegate} is not a delegate of this account. Nothing was changed.`,
  delegationNotSigned: ({ allowed }: { allowed: readonly string[] }) =>
    `The signature must be by ${allowed.join(' or ')}, over the delegate and the present hour. The signature is by another address, over other data, or too old: sign again.`,
  sharedNotSigned: ({ owners }: { owners: readonly string[] }) =>
    `The signature must be by an owner, ${owners.join(' or ')}, over exactly this entry.`,
  sharedName: 'A name of the shared address book has no spaces at its ends and no invisible characters.',
  sharedStale: ({ version, previous }: { version: number; previous: string }) =>
    `The newest version of this entry is ${version}, with the hash ${previous}. Load it, and sign the next version.`,
  sharedTime: ({ signedAt }: { signedAt: string }) =>
    `The entry names ${signedAt} as the time of its signature. It may differ from this service’s clock by one day at most.`,
  sharedFull: ({ most }: { most: number }) =>
    `This account shares ${most} entries, which is the limit of this service.`,
  sharedTooMany: ({ most }: { most: number }) =>
    `The owners of this account changed ${most} entries within 24 hours, which is the limit of this service.`,
  noSignature: 'The bytes contain no signature.',
  signedTwice: ({ owner }: { owner: string }) => `${owner} signed twice; an owner counts once.`,
  blockedSigner: ({ owner }: { owner: string }) => `The operator of this service accepts no signatures of ${owner}.`,
  ethSign: 'Sign typed data instead: this service accepts no eth_sign signatures.',
  tooManySignatures: ({ count, most }: { count: number; most: number }) =>
    `${count} signatures were sent; at most ${most} are accepted.`,
  contractRefuses: ({ owner, hash }: { owner: string; hash: string }) =>
    `The contract ${owner} does not accept its signature for ${hash}.`,
  notApproved: ({ owner, hash }: { owner: string; hash: string }) => `${owner} has not approved ${hash} on chain.`,
  notOwner: ({ owner }: { owner: string }) =>
    `${owner} signed, but is not an owner. Either the wallet is not an owner, or it signed another hash.`,
  oneSignature: ({ count }: { count: number }) => `${count} signatures were sent; send one at a time.`,
  messageExists: ({ chainId, hash }: { chainId: string; hash: string }) =>
    `Send the signature to /v1/chains/${chainId}/messages/${hash}/signatures.`,
  otherMessageHash: ({ version, hash, wanted }: { version: string; hash: string; wanted: string }) =>
    `As ${version} the account hashes this message to ${hash}, not to ${wanted}. Create the message again.`,
  unknownProgram: ({ safe }: { safe: string }) => `${safe} runs an unknown contract, so its hashes are unknown.`,
  executed: ({ hash }: { hash: string }) => `This transaction was executed in ${hash}.`,
  alreadyExecuted: ({ hash, executed }: { hash: string; executed: string }) =>
    `${hash} was already executed in ${executed}.`,
  storedDiffers: ({ hash, wanted }: { hash: string; wanted: string }) =>
    `The stored transaction hashes to ${hash}, not to ${wanted}.`,
  otherHash: ({ hash, wanted }: { hash: string; wanted: string }) =>
    `The hash of this transaction is ${hash}, not ${wanted}.`,
  otherSender: ({ sender, signers }: { sender: string; signers: string }) =>
    `The sender is ${sender}, but the signature is by ${signers}.`,
  delegateAlone: ({ sender }: { sender: string }) => `${sender} is a delegate and may send only its own signature.`,
  unsignedTooLarge: ({ bytes, most }: { bytes: number; most: number }) =>
    `The call has ${bytes} bytes of data; without a signature of an owner at most ${most} are allowed. Sign it first.`,
  unsignedTooMany: ({ count }: { count: number }) =>
    plural(count, {
      one: 'This account already has # proposal without a signature. Sign this one, or wait until the other expires.',
      other:
        'This account already has # proposals without a signature. Sign this one, or wait until the others expire.',
    }),
  creationUnreadable: 'The initializer is not a plain call of setup.',
  creationPays:
    'The set-up pays for the creation. Such an account is not accepted: send creation data without a payment.',
  creationOther: ({ address }: { address: string }) =>
    `These creation data are not those of ${address}: the computed address is another one.`,
  creationForeign: ({ contract }: { contract: string }) =>
    `${contract} is not one of the published contracts that create an account, so its owners cannot be known beforehand.`,
  undeployedOfClient: ({ most }: { most: number }) =>
    `This client registered ${most} accounts within a day, which is the limit (limits.undeployedPerClient). Signatures can still be shared by link or file.`,
  undeployedPerDay: ({ most }: { most: number }) =>
    `This service registered ${most} accounts within a day, which is its limit (limits.undeployedPerDay). Signatures can still be shared by link or file.`,
  undeployedFull: ({ most }: { most: number }) =>
    `This service has ${most} accounts that are not deployed, which is its limit (limits.undeployedAccounts). Signatures can still be shared by link or file.`,
  undeployedUnsigned: ({ safe }: { safe: string }) =>
    `${safe} is not deployed, so a proposal for it needs the signature of an owner.`,
  undeployedTooLarge: ({ bytes, most }: { bytes: number; most: number }) =>
    `The call has ${bytes} bytes of data; for an account that is not deployed at most ${most} are allowed. Deploy it first.`,
  undeployedTooMany: ({ count }: { count: number }) =>
    `${count} proposals wait for this account, which is the limit while it is not deployed. Deploy it, or delete one.`,
  untrustedLibrary: ({ to }: { to: string }) =>
    `${to} is not one of the known libraries. A delegatecall to it could take the account over.`,
  deleteExecuted: ({ hash }: { hash: string }) => `It was executed in ${hash}; history cannot be deleted.`,
  deleteUnknownProposer: 'The proposer of this transaction is unknown, so no signature can authorize its deletion.',
  deleteOtherSigner: ({ allowed, signer }: { allowed: readonly string[]; signer: string | null }) =>
    `Only ${allowed.join(' or ')} can delete this transaction, with a request signed within the last hour. The signature is by ${signer ?? 'an unknown address'}.`,
})
