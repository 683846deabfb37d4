import { defineMessages } from '@countersign/primitives'

export const signatureMessages = defineMessages('signature', {
  walletSize: 'a wallet signature has 65',
  walletV: (v: number) => `The wallet returned a signature with v = ${v}, but it must be 27 or 28 (or 0 or 1).`,
  malformed: ({ bytes, reason }: { bytes: number; reason: string }) =>
    `These ${bytes} bytes are not signatures: ${reason}.`,
  signedTwice: (owner: string) => `${owner} signed twice. An owner counts once, so keep one of the signatures.`,
  notSignature: 'This is not a signature: it must be 0x followed by whole bytes.',
  beyondEnd: (owner: string) => `the contract signature of ${owner} extends beyond their end`,
  endsInside: (position: number) => `it ends inside the signature that starts at byte ${position}`,
  ownerNoAddress: (position: number) => `the owner at byte ${position} is not an address`,
  badV: (v: number) =>
    `A signature ends with v = ${v}, but it must be 27 or 28, 31 or 32 for eth_sign, 0 for a contract, 1 for an approved hash.`,
  highS: 'This signature is a second spelling of another (its s is in the upper half). Ask the wallet to sign again.',
  noKey: (hash: string) => `No key can have made this signature for ${hash}.`,
  notApproved: ({ owner, hash }: { owner: string; hash: string }) =>
    `${owner} has not approved the hash ${hash} on chain.`,
  contractRefuses: ({ owner, hash }: { owner: string; hash: string }) =>
    `The contract ${owner} does not accept its signature for ${hash} (EIP-1271).`,
})
