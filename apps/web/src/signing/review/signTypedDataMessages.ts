import { defineMessages } from '@countersign/primitives'

export const signTypedDataMessages = defineMessages('sign-typed-data', {
  notSigner: ({ address, signers }: { address: string; signers: string }) =>
    `${address} may not sign this. Connect the wallet of one of: ${signers}.`,
  hashDiffers: ({ hash, shown }: { hash: string; shown: string }) =>
    `The data for the wallet hashes to ${hash}, but the page shows ${shown}. The wallet was not asked. Reload the page and check again.`,
  contractRefused: ({ address, version }: { address: string; version: string }) =>
    `${address} is a contract, and an account of version ${version} does not accept signatures of contracts. Approve the transaction on chain instead.`,
  noSignature: 'no signature',
  finding: ({ title, reason }: { title: string; reason: string }) => `${title}. ${reason}`,
})
